import { CATEGORIES, type Language } from '../../contract.ts';
import { CRISIS_CONCEPTS } from '../../lexicon/crisis-concepts.ts';
import { CRISIS_FAMILIES, TRIGGERS } from '../../lexicon/source.ts';
import { CrisisEntry, type Entry, TriggerEntry } from './entries.ts';
import { MentionEntry } from './mention-entry.ts';

/** Everything that a crisis wording can be; its place is what `EntryTables.kinds` holds. */
const FAMILIES = [...CRISIS_FAMILIES, ...CRISIS_CONCEPTS];
/** What `EntryTables.kinds` holds of a mention: the place of its category from 1 on, and these. */
const CATEGORY = 7;
const PREDICATE = 8;
const IRONIC = 16;
const ADJECTIVE = 32;
const PERSONAL = 64;

/** Entries as numbers and bytes. */
export interface EntryTables {
  /** Number of the first trigger, number of the first crisis wording, then the kind of each entry. */
  kinds: Int32Array;
  /** Where the notation of each mention ends in `notations`. */
  ends: Int32Array;
  /** In UTF-8. */
  notations: Uint8Array;
}

/** The entries of a lexicon by number: mentions, then triggers, then crisis wordings. */
export class EntryList {
  readonly length: number;
  readonly firstTrigger: number;
  readonly firstCrisis: number;
  private readonly language: Language;
  readonly tables: EntryTables;
  /** Those that were asked for; a text finds few of them. */
  private readonly made: (Entry | undefined)[];

  constructor(language: Language, tables: EntryTables) {
    const [firstTrigger = 0, firstCrisis = 0] = tables.kinds;
    this.language = language;
    this.tables = tables;
    this.length = tables.kinds.length - 2;
    this.firstTrigger = firstTrigger;
    this.firstCrisis = firstCrisis;
    this.made = Array.from({ length: this.length });
  }

  at(number: number): Entry {
    return this.made[number] ?? this.make(number);
  }

  private make(number: number): Entry {
    const kind = this.tables.kinds[number + 2] as number;
    let entry: Entry;
    if (number < this.firstTrigger) entry = this.mention(number, kind);
    else if (number < this.firstCrisis)
      entry = new TriggerEntry(TRIGGERS[kind] as TriggerEntry['trigger']);
    else entry = new CrisisEntry(FAMILIES[kind] as CrisisEntry['family']);
    this.made[number] = entry;
    return entry;
  }

  private mention(number: number, kind: number): MentionEntry {
    const { ends, notations } = this.tables;
    const bytes = notations.subarray(ends[number - 1] ?? 0, ends[number]);
    const of = {
      category: CATEGORIES[(kind & CATEGORY) - 1],
      predicate: (kind & PREDICATE) !== 0,
      ironic: (kind & IRONIC) !== 0,
      adjective: (kind & ADJECTIVE) !== 0,
      personal: (kind & PERSONAL) !== 0,
    };
    return new MentionEntry(of, this.language, new TextDecoder().decode(bytes));
  }
}

/** @param entries in the order of `EntryList` */
export function entryTables(entries: readonly Entry[]): EntryTables {
  const count = (layer: Entry['layer']): number =>
    entries.reduce((sum, entry) => sum + (entry.layer === layer ? 1 : 0), 0);
  const firstTrigger = count('mention');
  const encoder = new TextEncoder();
  const notations: Uint8Array[] = [];
  const ends: number[] = [];
  let end = 0;
  for (const entry of entries) {
    if (entry.layer !== 'mention') continue;
    const notation = encoder.encode(entry.notation);
    end += notation.length;
    notations.push(notation);
    ends.push(end);
  }
  const bytes = new Uint8Array(end);
  notations.forEach((notation, i) => {
    bytes.set(notation, ends[i - 1] ?? 0);
  });
  return {
    kinds: Int32Array.of(firstTrigger, firstTrigger + count('trigger'), ...entries.map(kindOf)),
    ends: Int32Array.from(ends),
    notations: bytes,
  };
}

function kindOf(entry: Entry): number {
  if (entry.layer === 'trigger') return TRIGGERS.indexOf(entry.trigger);
  if (entry.layer === 'crisis') return FAMILIES.indexOf(entry.family);
  let kind = entry.category === undefined ? 0 : CATEGORIES.indexOf(entry.category) + 1;
  if (entry.predicate) kind |= PREDICATE;
  if (entry.ironic) kind |= IRONIC;
  if (entry.adjective) kind |= ADJECTIVE;
  if (entry.personal) kind |= PERSONAL;
  return kind;
}
