/**
 * An answer that is JSON text already, in place of a value of the shape `T`: for the few lists that
 * every visit loads and whose parts are kept as JSON. Nobody holds it against the route's schema, so
 * what made it needs a test that compares it with an answer that was.
 */
export class EncodedJson<T> {
  declare readonly shape: T;
  readonly bytes: Buffer;

  constructor(parts: readonly Part[]) {
    let length = 0;
    for (const part of parts) length += lengthOf(part);
    // Cleared memory: were less written than counted, the rest would be somebody else's text.
    this.bytes = Buffer.alloc(length);
    let at = 0;
    for (const part of parts) {
      at +=
        typeof part === 'string'
          ? this.bytes.write(part, at)
          : part.bytes.copy(this.bytes, at, part.start, part.end);
    }
  }
}

/** JSON text, or where it lies among other bytes. */
type Part = string | { readonly bytes: Buffer; readonly start: number; readonly end: number };

function lengthOf(part: Part): number {
  return typeof part === 'string' ? Buffer.byteLength(part) : part.end - part.start;
}
