import { Zip, ZipDeflate } from 'fflate';

/** A piece of a file of an archive, text or bytes; the pieces of a file follow each other. */
export type ArchivePiece = { path: string } & ({ text: string } | { bytes: Uint8Array });

/** Characters that are gathered before they are compressed. */
const GATHERED = 32_768;

/**
 * The bytes of a zip, made as they are asked for: no piece is taken before the bytes of the former
 * ones are gone, so an archive of any size needs the memory of a few pieces. `at` is the time that its
 * files carry.
 */
export async function* writeZip(
  pieces: AsyncIterable<ArchivePiece>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const encoder = new TextEncoder();
  let open: { path: string; file: ZipDeflate; gathered: string } | undefined;
  const push = (last: boolean) => {
    if (!open) return;
    open.file.push(encoder.encode(open.gathered), last);
    open.gathered = '';
  };
  for await (const piece of pieces) {
    const { path } = piece;
    if (open?.path !== path) {
      push(true);
      const file = new ZipDeflate(path);
      file.mtime = at;
      zip.add(file);
      open = { path, file, gathered: '' };
    }
    if ('bytes' in piece) open.file.push(piece.bytes);
    else open.gathered += piece.text;
    if (open.gathered.length >= GATHERED) push(false);
    yield* ready.splice(0);
  }
  push(true);
  zip.end();
  yield* ready.splice(0);
}
