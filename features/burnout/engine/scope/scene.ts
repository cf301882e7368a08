import type { Span } from '../contract.ts';
import { type Lexicon, traitBit } from '../lexicon/build/lexicon.ts';
import {
  FIRST_PERSON,
  IMPERFECT,
  PRESENT,
  PRETERITE,
  UNREAL,
} from '../lexicon/inflection/forms.ts';
import type { Trait, Trigger } from '../lexicon/source.ts';
import type { Match, MentionEntry, TriggerEntry } from '../match.ts';
import { SENTENCE_BREAK } from '../text/tokenise.ts';
import type { Words } from '../text/words.ts';

const FINITE = PRESENT | PRETERITE | IMPERFECT | UNREAL;

/** The words of a text with what was found in them: what every scope rule looks at. */
export class Scene {
  readonly words: Words;
  readonly lexicon: Lexicon;
  readonly mentions: Match<MentionEntry>[];
  readonly triggers: Match<TriggerEntry>[];

  constructor(
    words: Words,
    lexicon: Lexicon,
    mentions: Match<MentionEntry>[],
    triggers: Match<TriggerEntry>[],
  ) {
    this.words = words;
    this.lexicon = lexicon;
    this.mentions = mentions;
    this.triggers = withoutInner(triggers, mentions);
  }

  has(at: number, trait: Trait): boolean {
    return ((this.lexicon.traits[this.words.id[at] as number] as number) & traitBit(trait)) !== 0;
  }

  features(at: number): number {
    return this.lexicon.features[this.words.id[at] as number] as number;
  }

  isFinite(at: number): boolean {
    return (this.features(at) & FINITE) !== 0 && !this.isDeterminer(at);
  }

  /** "esta semana" without its accent is no verb. */
  private isDeterminer(at: number): boolean {
    if (!this.has(at, 'determiner') || at + 1 >= this.words.count) return false;
    return (
      this.has(at + 1, 'thing') ||
      this.has(at + 1, 'person') ||
      this.has(at + 1, 'group') ||
      this.triggersIn(at, at + 4, 'present').some((cue) => cue.from === at)
    );
  }

  /** A verb form that only the writer can be the subject of. */
  isFirstPerson(at: number): boolean {
    const features = this.features(at);
    return (features & FIRST_PERSON) !== 0 && (features & ~FIRST_PERSON & 2) === 0;
  }

  sentenceStart(at: number): number {
    let start = at;
    while (start > 0 && this.words.breaks[start] !== SENTENCE_BREAK) start -= 1;
    return start;
  }

  sentenceEnd(at: number): number {
    let end = at + 1;
    while (end < this.words.count && this.words.breaks[end] !== SENTENCE_BREAK) end += 1;
    return Math.min(end, this.words.count);
  }

  /** Start of the stretch without punctuation or contrast that holds the word. */
  clauseStart(at: number): number {
    let start = at;
    while (start > 0 && this.words.breaks[start] === 0 && !this.has(start - 1, 'contrast')) {
      start -= 1;
    }
    return start;
  }

  clauseEnd(at: number): number {
    let end = at + 1;
    const { breaks, count } = this.words;
    while (end < count && breaks[end] === 0 && !this.has(end, 'contrast')) end += 1;
    return Math.min(end, count);
  }

  /** Triggers of some kinds inside `[from, to)`, in order of place. */
  triggersIn(from: number, to: number, ...kinds: Trigger[]): Match<TriggerEntry>[] {
    const found: Match<TriggerEntry>[] = [];
    for (let i = this.firstTriggerFrom(from); i < this.triggers.length; i += 1) {
      const match = this.triggers[i] as Match<TriggerEntry>;
      if (match.from >= to) break;
      if (match.to <= to && kinds.includes(match.entry.trigger)) found.push(match);
    }
    return found;
  }

  private firstTriggerFrom(at: number): number {
    let low = 0;
    let high = this.triggers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.triggers[middle] as Match).from < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The verb that carries the tense of a mention: inside it, else the nearest before it. */
  governingVerb(mention: Match): number {
    for (let at = mention.from; at < mention.to; at += 1) if (this.isFinite(at)) return at;
    const start = this.clauseStart(mention.from);
    for (let at = mention.from - 1; at >= start; at -= 1) if (this.isFinite(at)) return at;
    return -1;
  }

  spanOf(from: number, to: number): Span {
    return {
      start: this.words.start[from] as number,
      end: this.words.end[to - 1] as number,
    };
  }
}

/** A cue inside a longer wording belongs to that wording ("não" in "não aguento"). */
function withoutInner(
  triggers: Match<TriggerEntry>[],
  mentions: Match<MentionEntry>[],
): Match<TriggerEntry>[] {
  const sorted = [...triggers].sort((a, b) => a.from - b.from || b.to - a.to);
  const kept: Match<TriggerEntry>[] = [];
  let mention = 0;
  let covered: Match<TriggerEntry> | undefined;
  for (const trigger of sorted) {
    while (mention < mentions.length && (mentions[mention] as Match).to <= trigger.from)
      mention += 1;
    const own = mentions[mention];
    const inMention = own !== undefined && own.from <= trigger.from && trigger.to <= own.to;
    if (inMention && trigger.entry.trigger !== 'unpleasant') continue;
    const inner =
      covered !== undefined && trigger.to <= covered.to && length(trigger) < length(covered);
    if (inner) continue;
    kept.push(trigger);
    const longer = covered === undefined || trigger.to > covered.to;
    if (longer && COVERS.has(trigger.entry.trigger)) covered = trigger;
  }
  return kept;
}

function length(match: Match): number {
  return match.to - match.from;
}

/** Kinds whose longer wording silences a shorter cue inside it ("desde ontem" holds "ontem"). */
const COVERS = new Set<Trigger>([
  'affirmation',
  'present',
  'past',
  'loosePast',
  'habitualPast',
  'ago',
  'negation',
  'cessation',
  'hypothetical',
]);
