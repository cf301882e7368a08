/**
 * What crisis wordings are put together from; `crisis-composition.ts` says which concepts mean danger
 * together. None of them does alone.
 */
export const CRISIS_CONCEPTS = [
  /** Being dead or no more: to die, not wake up, not exist, an accident or illness that does it. */
  'gone',
  /** Going away, ending, resting: innocent unless it is for good. */
  'away',
  /** For ever, from this world, the last one. */
  'forGood',
  /** Wish, relief, preference, indifference, calm, a recurring thought. */
  'drawn',
  /** The date is set, only courage is missing. */
  'ready',
  /** Decision or plan. */
  'resolved',
  /** Without me, once I am gone. */
  'absent',
  /** Better, lighter, nobody would notice. */
  'eased',
  /** Something has run out: I see no, I am tired of, what for. */
  'noMore',
  /** Living, this life, another day. */
  'life',
  /** The one thing that still holds me here; means danger alone. */
  'tether',
  /** No way out, the only door. */
  'noWay',
  /** Letters, pardon and thanks for everything, last words. */
  'farewell',
  /** Papers, passwords, pets and things given into other hands. */
  'settled',
  /** Peace and lightness, once all is settled. */
  'calm',
  /** Pills, blade, rope, bridge, rails. */
  'means',
  /** A means got ready, a place looked at; means danger beside leave taken or papers settled. */
  'prepared',
  /** Hoarding, counting, measuring, looking too long. */
  'lingering',
  /** Hurting one's own body. */
  'harm',
  /** On purpose, hidden, until it bleeds, again. */
  'meant',
  /** What may be harm to oneself, an attempt or an accident: to cut one's arm, a rope that broke. */
  'deed',
  /** What tells a deed from an accident: on purpose, until it bleeds, they found me in time. */
  'intent',
  /** Somebody close. */
  'dear',
  /** What is said of somebody in danger now. */
  'theirDanger',
  /** Work, travel, news, fiction, kitchen: clears the concepts of its sentence. */
  'elsewhere',
  /** Resigning, moving, travelling, retiring: what leave is taken of then is no farewell to life. */
  'parting',
  /** Somebody asks: a nurse, a form. */
  'asked',
  /** The plain answer: no, never. */
  'denied',
  /** What takes the answer back: but, I lied, sometimes. */
  'reserve',
  /** Fixed idioms: mask the words they cover, like the decoys. */
  'idiom',
] as const;

export type CrisisConcept = (typeof CRISIS_CONCEPTS)[number];
export type CrisisConcepts = Readonly<Record<CrisisConcept, string>>;

const BITS = new Map<string, number>(CRISIS_CONCEPTS.map((concept, i) => [concept, 1 << i]));

/** Bit of a concept, to hold several in one number; 0 for a family of listed wordings. */
export function conceptBit(family: string): number {
  return BITS.get(family) ?? 0;
}
