import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Gate } from '#packages/api/server/index.ts';
import { outputOf, type PictureType, type Transform } from '../rules/transform.rules.ts';
import type { RenditionCache } from './rendition-cache.ts';

/** Half of the processors at most: the others answer everybody else. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** One page asks for dozens of pictures at once, and an office has one address. */
const PLACES = { all: AT_ONCE, person: AT_ONCE, arrivals: 128, waiting: 256, waitMs: 60_000 };

/** Fetched with the first picture: 24 MB that many an instance never needs. */
const library = () => import('./sharp.ts');

export interface Rendition {
  type: PictureType;
  bytes: Buffer;
  /** Tells this rendition of this blob from every other. */
  tag: string;
  /** Whether another browser would have got another type. */
  chosen: boolean;
}

/** What is asked for of a source; `kept` where everybody may read it, so that it is worth keeping. */
export interface RenditionWish {
  blob: string;
  source: PictureType;
  transform: Transform;
  accept: string | undefined;
  kept: boolean;
  /** Who asks: a person, or an address. */
  who: string;
  read: () => Promise<Buffer>;
}

/** Makes pictures smaller and writes them anew, a few at once and the others in turn. */
export class Pictures {
  readonly #cache: RenditionCache;
  readonly #gate = new Gate(PLACES);
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(cache: RenditionCache) {
    this.#cache = cache;
  }

  /** Throws `BadPicture`, and `busy` where too many wait already. */
  async rendition({
    blob,
    source,
    transform,
    accept,
    kept,
    who,
    read,
  }: RenditionWish): Promise<Rendition> {
    const { type, chosen } = outputOf(source, transform, accept);
    const wished = JSON.stringify([type, transform]);
    const tag = `${blob}.${createHash('sha256').update(wished).digest('hex').slice(0, 16)}`;
    const found = kept ? await this.#cache.get(tag) : undefined;
    const work = () =>
      this.#inTurn(who, async () => (await library()).render(await read(), transform, type));
    const bytes = found ?? (await this.#once(tag, kept, work));
    return { type, bytes, tag, chosen };
  }

  /** Waits for its turn as everybody's; see `reencode`. */
  reencode(who: string, bytes: Buffer, type: PictureType, maxSide: number): Promise<Buffer> {
    return this.#inTurn(who, async () => (await library()).reencode(bytes, type, maxSide));
  }

  /** Drops what is kept of a blob. */
  forget(blob: string): Promise<void> {
    return this.#cache.drop(blob);
  }

  /** Whoever asks for the same meanwhile waits for the same. */
  #once(tag: string, kept: boolean, work: () => Promise<Buffer>): Promise<Buffer> {
    const making =
      this.#making.get(tag) ??
      work()
        .then(async (bytes) => {
          if (kept) await this.#cache.put(tag, bytes);
          return bytes;
        })
        .finally(() => this.#making.delete(tag));
    this.#making.set(tag, making);
    return making;
  }

  async #inTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
    const depart = this.#gate.arrive(who);
    try {
      const leave = await this.#gate.enter(who);
      try {
        return await work();
      } finally {
        leave();
      }
    } finally {
      depart();
    }
  }
}
