import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/**
 * Renditions as files of a folder of this machine, at most `maxBytes` of them: those that nobody asked
 * for longest go first. A name begins with the id of its blob. What cannot be kept is made again.
 */
export class RenditionCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #files: LRUCache<string, number>;
  #filled: Promise<void> | undefined;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_bytes, name, reason) => {
        if (reason !== 'set') void rm(this.#pathOf(name), { force: true }).catch(() => undefined);
      },
    });
  }

  async get(name: string): Promise<Buffer | undefined> {
    await this.#fill();
    if (this.#files.get(name) === undefined) return undefined;
    return readFile(this.#pathOf(name)).catch(() => {
      this.#files.delete(name);
      return undefined;
    });
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    if (bytes.length > this.#maxBytes) return;
    await this.#fill();
    const part = join(this.#folder, `.${randomUUID()}`);
    try {
      await writeFile(part, bytes, { mode: 0o600 });
      await rename(part, this.#pathOf(name));
      this.#files.set(name, Math.max(1, bytes.length));
    } catch {
      await rm(part, { force: true }).catch(() => undefined);
    }
  }

  /** Drops the renditions of a blob. */
  async drop(blob: string): Promise<void> {
    await this.#fill();
    for (const name of this.#files.keys()) if (name.startsWith(blob)) this.#files.delete(name);
  }

  #pathOf(name: string): string {
    return join(this.#folder, name);
  }

  /** What a former process left counts too. */
  #fill(): Promise<void> {
    this.#filled ??= (async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      for (const name of await readdir(this.#folder)) {
        if (name.startsWith('.')) {
          await rm(this.#pathOf(name), { force: true });
          continue;
        }
        const { size } = await stat(this.#pathOf(name));
        this.#files.set(name, Math.max(1, size));
      }
    })().catch(() => undefined);
    return this.#filled;
  }
}
