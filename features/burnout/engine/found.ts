import type { CrisisEntry, Entry, TriggerEntry } from './tables/build/entries.ts';
import type { MentionEntry } from './tables/build/mention-entry.ts';

export type { CrisisEntry, MentionEntry, TriggerEntry };

/** Words `[from, to)` say what `entry` stands for. */
export interface Match<E extends Entry = Entry> {
  entry: E;
  from: number;
  to: number;
}

/** Matches of one layer as columns, ascending by `from`. Working memory, reused from text to text. */
export class Found<E extends Entry> {
  count = 0;
  entry: E[] = [];
  from = new Int32Array(256);
  to = new Int32Array(256);

  add(entry: E, from: number, to: number): void {
    const at = this.count++;
    if (at === this.from.length) this.grow();
    this.entry[at] = entry;
    this.from[at] = from;
    this.to[at] = to;
  }

  /** The match at a place, as an object of its own. */
  at(place: number): Match<E> {
    return {
      entry: this.entry[place] as E,
      from: this.from[place] as number,
      to: this.to[place] as number,
    };
  }

  private grow(): void {
    const { from, to } = this;
    this.from = new Int32Array(from.length * 2);
    this.to = new Int32Array(to.length * 2);
    this.from.set(from);
    this.to.set(to);
  }
}

/** All that a lexicon finds in a text, before overlaps are resolved. */
export class Matches {
  readonly mentions = new Found<MentionEntry>();
  readonly triggers = new Found<TriggerEntry>();
  readonly crisis = new Found<CrisisEntry>();

  clear(): void {
    this.mentions.count = 0;
    this.triggers.count = 0;
    this.crisis.count = 0;
  }
}
