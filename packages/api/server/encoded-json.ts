/**
 * An answer that is JSON text already, in place of a value of the shape `T`: for the few lists that
 * every visit loads and whose parts are kept as JSON. Nobody holds it against the route's schema, so
 * what made it needs a test that compares it with an answer that was.
 */
export class EncodedJson<T> {
  declare readonly shape: T;
  readonly bytes: Buffer;

  constructor(parts: readonly (string | Buffer)[]) {
    this.bytes = Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    );
  }
}
