import { TELLING_BYTES } from '../rules/media-type.rules.ts';

/** The same bytes, as long as there are no more than `most`; throws what `refuse` makes beyond. */
export async function* upTo(
  most: number,
  bytes: AsyncIterable<Buffer>,
  refuse: () => Error,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw refuse();
    yield chunk;
  }
}

/** The first bytes, which tell what a file is, and all of them again. */
export async function peek(
  bytes: AsyncIterable<Buffer>,
): Promise<{ head: Buffer; all: AsyncIterable<Buffer> }> {
  const rest = bytes[Symbol.asyncIterator]();
  const seen: Buffer[] = [];
  let size = 0;
  while (size < TELLING_BYTES) {
    const { done, value } = await rest.next();
    if (done) break;
    seen.push(value);
    size += value.length;
  }
  const all = async function* () {
    yield* seen;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  };
  return { head: Buffer.concat(seen).subarray(0, TELLING_BYTES), all: all() };
}

export async function gather(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

export async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
