import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';

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

/** A zip whose files are unpacked one at a time, when they are asked for. */
export interface OpenedZip {
  /** The text of a file; undefined where there is none. Throws `BadZip`. */
  text(path: string): string | undefined;
}

/**
 * Opens a zip by its directory. No file of more than `mostBytes` is unpacked, whatever it says of its
 * size: what is unpacked goes into as much room as it announced. Throws `BadZip` for what is no zip.
 */
export function openZip(bytes: Uint8Array, mostBytes: number): OpenedZip {
  const unpack = (filter: (file: UnzipFileInfo) => boolean) => {
    try {
      return unzipSync(bytes, { filter });
    } catch (error) {
      throw error instanceof BadZip ? error : new BadZip('unreadable');
    }
  };
  unpack(() => false);
  return {
    text: (path) => {
      const files = unpack(({ name, originalSize }) => {
        if (name !== path) return false;
        if (originalSize > mostBytes) throw new BadZip('too_large');
        return true;
      });
      const found = Object.hasOwn(files, path) ? files[path] : undefined;
      return found && strFromU8(found);
    },
  };
}
