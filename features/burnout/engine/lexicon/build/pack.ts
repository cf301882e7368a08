import type { Language } from '../../contract.ts';
import { Vocabulary } from '../../text/vocabulary.ts';
import type { Automaton } from './automaton.ts';
import { CrisisEntry, type Entry, TriggerEntry } from './entries.ts';
import type { Lexicon, NamedWords } from './lexicon.ts';
import { MentionEntry } from './mention-entry.ts';

/** A compiled lexicon without what is built when it is needed: the index of slips. */
export type Tables = Omit<Lexicon, 'typos'>;

type PackedEntry =
  | Pick<
      MentionEntry,
      'category' | 'predicate' | 'ironic' | 'adjective' | 'personal' | 'notation' | 'layer'
    >
  | Pick<TriggerEntry, 'trigger' | 'layer'>
  | Pick<CrisisEntry, 'family' | 'layer'>;

interface Header {
  language: Language;
  named: NamedWords;
  expansions: readonly (readonly number[])[];
  entries: PackedEntry[];
  /** Length in bytes of each table, in the order of `TABLES`. */
  lengths: number[];
}

const TABLES = [
  'slots',
  'offsets',
  'nodes',
  'edges',
  'ends',
  'rows',
  'starts',
  'pairs',
  'lists',
  'facts',
  'mendable',
  'letters',
] as const;
const WORD = Int32Array.BYTES_PER_ELEMENT;

/**
 * A compiled lexicon as bytes, for this kind of machine: the length of a JSON header, the header,
 * and tables of numbers in the machine's own order.
 */
export function pack(lexicon: Tables): Uint8Array {
  const { slots, offsets, bytes } = lexicon.vocabulary.tables();
  const { facts, automaton } = lexicon;
  const mendable = Int32Array.from(lexicon.mendable);
  const tables: Record<(typeof TABLES)[number], Int32Array | Uint8Array> = {
    ...{ slots, offsets, facts, mendable, letters: bytes },
    ...automaton,
  };
  const header: Header = {
    language: lexicon.language,
    named: lexicon.named,
    expansions: lexicon.expansions,
    entries: lexicon.entries.map(packedEntry),
    lengths: TABLES.map((name) => tables[name].byteLength),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const start = padded(WORD + text.length);
  const packed = new Uint8Array(header.lengths.reduce((sum, length) => sum + length, start));
  new DataView(packed.buffer).setInt32(0, text.length, true);
  packed.set(text, WORD);
  let at = start;
  for (const name of TABLES) {
    const { buffer, byteOffset, byteLength } = tables[name];
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return packed;
}

/** The tables that `pack` wrote; they share the memory of `packed`. */
export function unpack(packed: Uint8Array<ArrayBuffer>): Tables {
  // Tables of 32-bit numbers begin at multiples of four, so the whole has to.
  const bytes = packed.byteOffset % WORD === 0 ? packed : packed.slice();
  const size = new DataView(bytes.buffer, bytes.byteOffset).getInt32(0, true);
  const text = new TextDecoder().decode(bytes.subarray(WORD, WORD + size));
  const { language, named, expansions, entries, lengths } = JSON.parse(text) as Header;
  let at = bytes.byteOffset + padded(WORD + size);
  const place = (table: (typeof TABLES)[number]): [ArrayBuffer, number, number] => {
    const length = lengths[TABLES.indexOf(table)] as number;
    at += length;
    return [bytes.buffer, at - length, length];
  };
  const numbers = (table: (typeof TABLES)[number]): Int32Array => {
    const [buffer, offset, length] = place(table);
    return new Int32Array(buffer, offset, length / WORD);
  };
  const vocabulary = { slots: numbers('slots'), offsets: numbers('offsets') };
  const automaton: Automaton = {
    nodes: numbers('nodes'),
    edges: numbers('edges'),
    ends: numbers('ends'),
    rows: numbers('rows'),
    starts: numbers('starts'),
    pairs: numbers('pairs'),
    lists: numbers('lists'),
  };
  const unpacked = entries.map((entry) => entryOf(entry, language));
  return {
    language,
    named,
    expansions,
    entries: unpacked,
    ...layersOf(unpacked),
    automaton,
    facts: numbers('facts'),
    mendable: numbers('mendable'),
    vocabulary: Vocabulary.of({ ...vocabulary, bytes: new Uint8Array(...place('letters')) }),
  };
}

/** Where the triggers and the crisis wordings begin among the entries. */
export function layersOf(entries: readonly Entry[]): Pick<Lexicon, 'firstTrigger' | 'firstCrisis'> {
  const before = (layers: readonly string[]): number =>
    entries.filter(({ layer }) => layers.includes(layer)).length;
  return { firstTrigger: before(['mention']), firstCrisis: before(['mention', 'trigger']) };
}

function packedEntry(entry: Entry): PackedEntry {
  if (entry.layer === 'trigger') return { layer: entry.layer, trigger: entry.trigger };
  if (entry.layer === 'crisis') return { layer: entry.layer, family: entry.family };
  const { layer, category, predicate, ironic, adjective, personal, notation } = entry;
  return { layer, category, predicate, ironic, adjective, personal, notation };
}

function entryOf(packed: PackedEntry, language: Language): Entry {
  if (packed.layer === 'trigger') return new TriggerEntry(packed.trigger);
  if (packed.layer === 'crisis') return new CrisisEntry(packed.family);
  return new MentionEntry(packed, language, packed.notation);
}

function padded(length: number): number {
  return Math.ceil(length / WORD) * WORD;
}
