/** Tables of numbers by name. */
export type Parts<N extends string> = Record<N, Int32Array | Uint8Array>;

interface Header {
  about: unknown;
  /** Name of each part, whether it is of bytes, its length in bytes. */
  parts: [name: string, bytes: boolean, length: number][];
}

const WORD = Int32Array.BYTES_PER_ELEMENT;

/**
 * Tables and something small that JSON can hold, as bytes for this kind of machine: the length of a
 * JSON header, the header, and the tables in the machine's own order.
 */
export function packParts(about: unknown, parts: Parts<string>): Uint8Array<ArrayBuffer> {
  const header: Header = {
    about,
    parts: Object.entries(parts).map(([name, part]) => {
      return [name, part instanceof Uint8Array, part.byteLength];
    }),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  let at = padded(WORD + text.length);
  const size = Object.values(parts).reduce((sum, part) => sum + padded(part.byteLength), at);
  const packed = new Uint8Array(size);
  new DataView(packed.buffer).setInt32(0, text.length, true);
  packed.set(text, WORD);
  for (const { buffer, byteOffset, byteLength } of Object.values(parts)) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += padded(byteLength);
  }
  return packed;
}

/** What `packParts` was given; the tables are the memory of `packed` itself, nothing is copied. */
export function unpackParts<A, N extends string>(
  packed: Uint8Array<ArrayBuffer>,
): { about: A; parts: Parts<N> } {
  // Tables of 32-bit numbers begin at multiples of four, so the whole has to.
  const bytes = packed.byteOffset % WORD === 0 ? packed : packed.slice();
  const { buffer, byteOffset } = bytes;
  const size = new DataView(buffer, byteOffset).getInt32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(WORD, WORD + size));
  const header = JSON.parse(text) as Header;
  let at = byteOffset + padded(WORD + size);
  const parts: Record<string, Int32Array | Uint8Array> = {};
  for (const [name, isBytes, length] of header.parts) {
    parts[name] = isBytes
      ? new Uint8Array(buffer, at, length)
      : new Int32Array(buffer, at, length / WORD);
    at += padded(length);
  }
  return { about: header.about as A, parts: parts as Parts<N> };
}

function padded(length: number): number {
  return Math.ceil(length / WORD) * WORD;
}
