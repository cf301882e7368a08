/**
 * An answer that is JSON text already, in place of a value of the shape `T`: for the few lists that
 * every visit loads and whose parts are kept as JSON. Nobody holds it against the route's schema, so
 * what made it needs a test that compares it with an answer that was.
 */
export class EncodedJson<T> {
  declare readonly shape: T;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** The parts, one after the other. */
  static of<T>(parts: readonly Part[]): EncodedJson<T> {
    let length = 0;
    for (const part of parts) length += lengthOf(part);
    // Cleared memory: were less written than counted, the rest would be somebody else's text.
    const bytes = Buffer.alloc(length);
    let at = 0;
    for (const part of parts) {
      at +=
        typeof part === 'string'
          ? bytes.write(part, at)
          : part.bytes.copy(bytes, at, part.start, part.end);
    }
    return new EncodedJson(bytes);
  }
}

/** JSON text, or where it lies among other bytes. */
type Part = string | { readonly bytes: Buffer; readonly start: number; readonly end: number };

function lengthOf(part: Part): number {
  return typeof part === 'string' ? Buffer.byteLength(part) : part.end - part.start;
}
