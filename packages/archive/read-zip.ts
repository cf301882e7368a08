import { inflateSync, strFromU8 } from 'fflate';

/** Why an archive is not read. */
export type ZipProblem = 'unreadable' | 'too_large';

export class BadZip extends Error {
  readonly problem: ZipProblem;
  constructor(problem: ZipProblem) {
    super(`A zip is ${problem}`);
    this.name = 'BadZip';
    this.problem = problem;
  }
}

/** A zip whose files are read and unpacked one at a time, when they are asked for. */
export interface OpenedZip {
  /** The text of a file; undefined where there is none. Throws `BadZip`. */
  text(path: string): Promise<string | undefined>;
}

// The parts of a zip that are read here (PKWARE APPNOTE 6.3, 4.3.7, 4.3.12 and 4.3.16): their first
// bytes, how long they are without names and remarks, and the longest remark.
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_REMARK = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const FILE = 0x04034b50;
const FILE_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  method: number;
  packed: number;
  unpacked: number;
  at: number;
}

/**
 * Opens a zip by its directory; of the rest only what is asked for is read, so a zip of any size needs the
 * memory of one of its files. None of more than `mostBytes` is unpacked, whatever it says of its size:
 * what is unpacked goes into as much room as it announced. Throws `BadZip` for what is no zip.
 */
export async function openZip(zip: Blob, mostBytes: number): Promise<OpenedZip> {
  const entries = await directoryOf(zip, mostBytes);
  return {
    text: async (path) => {
      const entry = entries.get(path);
      return entry && strFromU8(await unpacked(zip, entry, mostBytes));
    },
  };
}

async function directoryOf(zip: Blob, mostBytes: number): Promise<Map<string, Entry>> {
  const tail = await partOf(zip, Math.max(0, zip.size - END_LENGTH - LONGEST_REMARK), zip.size);
  let end = tail.byteLength - END_LENGTH;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new BadZip('unreadable');
  const [length, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (from + length > zip.size) throw new BadZip('unreadable');
  if (length > mostBytes) throw new BadZip('too_large');
  const directory = await partOf(zip, from, from + length);
  const entries = new Map<string, Entry>();
  for (let at = 0; at + ENTRY_LENGTH <= length && directory.getUint32(at, true) === ENTRY; ) {
    const named = directory.getUint16(at + 28, true);
    const name = new Uint8Array(
      directory.buffer,
      at + ENTRY_LENGTH,
      Math.min(named, length - at - ENTRY_LENGTH),
    );
    entries.set(strFromU8(name), {
      method: directory.getUint16(at + 10, true),
      packed: directory.getUint32(at + 20, true),
      unpacked: directory.getUint32(at + 24, true),
      at: directory.getUint32(at + 42, true),
    });
    const more = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    at += ENTRY_LENGTH + named + more;
  }
  return entries;
}

async function unpacked(zip: Blob, entry: Entry, mostBytes: number): Promise<Uint8Array> {
  if (Math.max(entry.unpacked, entry.packed) > mostBytes) throw new BadZip('too_large');
  const head = await partOf(zip, entry.at, entry.at + FILE_LENGTH);
  if (head.byteLength < FILE_LENGTH || head.getUint32(0, true) !== FILE) {
    throw new BadZip('unreadable');
  }
  const from = entry.at + FILE_LENGTH + head.getUint16(26, true) + head.getUint16(28, true);
  const { buffer } = await partOf(zip, from, from + entry.packed);
  const packed = new Uint8Array(buffer);
  if (entry.method === STORED) return packed;
  if (entry.method !== DEFLATED) throw new BadZip('unreadable');
  try {
    return inflateSync(packed, { out: new Uint8Array(entry.unpacked) });
  } catch {
    throw new BadZip('unreadable');
  }
}

async function partOf(zip: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await zip.slice(from, to).arrayBuffer());
}
