import type { Language, Span } from '../contract.ts';
import type { Found, Match, MentionEntry, TriggerEntry } from '../found.ts';
import { CUE, TRAIT } from '../tables/build/bits.ts';
import { FIRST_PERSON, IMPERFECT, PRESENT, PRETERITE, UNREAL } from '../tables/inflection/forms.ts';
import { CAPITAL } from '../text/tokenise.ts';
import type { Words } from '../text/words.ts';
import type { Layout } from './layout.ts';

const NONE: readonly Match<TriggerEntry>[] = [];
const FINITE = PRESENT | PRETERITE | IMPERFECT | UNREAL;
const OPENER = TRAIT.opener;
/** Traits of words that name somebody, the writer or a part of the body. */
const NAMES =
  TRAIT.firstPronoun |
  TRAIT.firstObject |
  TRAIT.thirdPronoun |
  TRAIT.person |
  TRAIT.group |
  TRAIT.body;

/** The words of a text with what was found in them: what every scope rule looks at. */
export class Scene {
  readonly words: Words;
  readonly language: Language;
  readonly mentions: Match<MentionEntry>[];
  readonly triggers: Match<TriggerEntry>[];
  private readonly layout: Layout;

  /** `layout` is working memory that the next scene may take over. */
  constructor(
    words: Words,
    language: Language,
    mentions: Match<MentionEntry>[],
    triggers: Found<TriggerEntry>,
    layout: Layout,
  ) {
    this.words = words;
    this.language = language;
    this.mentions = mentions;
    this.triggers = mentions.length === 0 ? [] : withoutInner(triggers, mentions);
    this.layout = layout;
    if (mentions.length === 0) return;
    layout.fill(words, mentions);
    this.markCues();
    this.markStatements();
    this.markVoices();
  }

  /** Whether a word has one of these traits, bits of `TRAIT`. */
  has(at: number, traits: number): boolean {
    return ((this.words.traits[at] as number) & traits) !== 0;
  }

  features(at: number): number {
    return this.words.features[at] as number;
  }

  isFinite(at: number): boolean {
    return this.layout.finite[at] === 1;
  }

  /** True when a finite verb or an opener stands in `[from, to)`. */
  hasStatement(from: number, to: number): boolean {
    return (this.layout.nextStatement[from] as number) < to;
  }

  /**
   * First word from `at` on that may tell whose state is spoken of: it names somebody, or a clause
   * begins with it. All others are passed over.
   */
  nextVoice(at: number): number {
    return this.layout.nextVoice[at] as number;
  }

  /** True when a mention ends in `[from, to]`. */
  mentionEndsIn(from: number, to: number): boolean {
    return (this.layout.mentionEnd[to] as number) >= from;
  }

  /** A verb form that only the writer can be the subject of. */
  isFirstPerson(at: number): boolean {
    const features = this.features(at);
    return (features & FIRST_PERSON) !== 0 && (features & ~FIRST_PERSON & 2) === 0;
  }

  sentenceStart(at: number): number {
    return this.layout.sentenceStart[at] as number;
  }

  sentenceEnd(at: number): number {
    return this.layout.sentenceEnd[at] as number;
  }

  /** Start of the stretch without punctuation or contrast that holds the word. */
  clauseStart(at: number): number {
    return this.layout.clauseStart[at] as number;
  }

  clauseEnd(at: number): number {
    return this.layout.clauseEnd[at] as number;
  }

  /** Triggers of some kinds, bits of `CUE`, inside `[from, to)`, in order of place. */
  triggersIn(from: number, to: number, kinds: number): readonly Match<TriggerEntry>[] {
    if (from >= to || !this.mayHaveCues(from, to, kinds)) return NONE;
    const found: Match<TriggerEntry>[] = [];
    for (let i = this.firstTriggerFrom(from); i < this.triggers.length; i += 1) {
      const match = this.triggers[i] as Match<TriggerEntry>;
      if (match.from >= to) break;
      if (match.to <= to && (match.entry.bit & kinds) !== 0) found.push(match);
    }
    return found;
  }

  /** Whether a cue of some kinds, of no more than `words` words, begins at a place. */
  hasCueAt(at: number, words: number, kinds: number): boolean {
    const { sentenceStart, cues } = this.layout;
    if (((cues[sentenceStart[at] as number] as number) & kinds) === 0) return false;
    for (let i = this.firstTriggerFrom(at); i < this.triggers.length; i += 1) {
      const { from, to, entry } = this.triggers[i] as Match<TriggerEntry>;
      if (from > at) return false;
      if (to <= at + words && (entry.bit & kinds) !== 0) return true;
    }
    return false;
  }

  /** A quick look: false is certain. */
  private mayHaveCues(from: number, to: number, kinds: number): boolean {
    const { sentenceStart, cues } = this.layout;
    const sentence = sentenceStart[from] as number;
    if (to > this.words.count || sentenceStart[to - 1] !== sentence) return true;
    return ((cues[sentence] as number) & kinds) !== 0;
  }

  private markCues(): void {
    const { cues, sentenceStart } = this.layout;
    cues.fill(0, 0, this.words.count);
    for (const { entry, from } of this.triggers) {
      const sentence = sentenceStart[from] as number;
      cues[sentence] = (cues[sentence] as number) | entry.bit;
    }
  }

  private markStatements(): void {
    const { finite, nextStatement } = this.layout;
    const { features, traits, count } = this.words;
    let next = count;
    finite[count] = 0;
    nextStatement[count] = count;
    for (let at = count - 1; at >= 0; at -= 1) {
      const isVerb = ((features[at] as number) & FINITE) !== 0 && !this.isDeterminer(at);
      finite[at] = isVerb ? 1 : 0;
      if (isVerb || ((traits[at] as number) & OPENER) !== 0) next = at;
      nextStatement[at] = next;
    }
  }

  private markVoices(): void {
    const { nextVoice, clauseStart } = this.layout;
    const { traits, marks, id, count } = this.words;
    nextVoice.fill(0, 0, count);
    for (const { entry, from } of this.triggers) {
      if (entry.trigger === 'otherPerson') nextVoice[from] = 1;
    }
    let next = count;
    nextVoice[count] = count;
    for (let at = count - 1; at >= 0; at -= 1) {
      const mayBeName = id[at] === 0 && ((marks[at] as number) & CAPITAL) !== 0;
      const names = ((traits[at] as number) & NAMES) !== 0 || mayBeName || this.isFirstPerson(at);
      if (nextVoice[at] === 1 || names || clauseStart[at] === at) next = at;
      nextVoice[at] = next;
    }
  }

  /** "esta semana" without its accent is no verb. */
  private isDeterminer(at: number): boolean {
    if (!this.has(at, TRAIT.determiner) || at + 1 >= this.words.count) return false;
    return (
      this.has(at + 1, TRAIT.thing | TRAIT.person | TRAIT.group) ||
      this.hasCueAt(at, 4, CUE.present)
    );
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
  triggers: Found<TriggerEntry>,
  mentions: readonly Match<MentionEntry>[],
): Match<TriggerEntry>[] {
  const kept: Match<TriggerEntry>[] = [];
  let covered: Match<TriggerEntry> | undefined;
  for (const trigger of outsideMentions(triggers, mentions)) {
    const inner =
      covered !== undefined && trigger.to <= covered.to && length(trigger) < length(covered);
    if (inner) continue;
    kept.push(trigger);
    const longer = covered === undefined || trigger.to > covered.to;
    if (longer && (COVERS & trigger.entry.bit) !== 0) covered = trigger;
  }
  return kept;
}

/** Cues that no mention holds, by place, the longer before the shorter. */
function outsideMentions(
  triggers: Found<TriggerEntry>,
  mentions: readonly Match<MentionEntry>[],
): Match<TriggerEntry>[] {
  const outside: Match<TriggerEntry>[] = [];
  let mention = 0;
  for (let place = 0; place < triggers.count; place += 1) {
    const from = triggers.from[place] as number;
    const to = triggers.to[place] as number;
    while (mention < mentions.length && (mentions[mention] as Match).to <= from) mention += 1;
    const own = mentions[mention];
    const inMention = own !== undefined && own.from <= from && to <= own.to;
    if (inMention && (triggers.entry[place] as TriggerEntry).bit !== UNPLEASANT) continue;
    let at = outside.length;
    for (; at > 0; at -= 1) {
      const before = outside[at - 1] as Match<TriggerEntry>;
      if (before.from !== from || before.to >= to) break;
      outside[at] = before;
    }
    outside[at] = triggers.at(place);
  }
  return outside;
}

function length(match: Match): number {
  return match.to - match.from;
}

/** Kinds whose longer wording silences a shorter cue inside it ("desde ontem" holds "ontem"). */
const COVERS =
  CUE.affirmation |
  CUE.present |
  CUE.past |
  CUE.loosePast |
  CUE.habitualPast |
  CUE.ago |
  CUE.negation |
  CUE.cessation |
  CUE.hypothetical;
const UNPLEASANT = CUE.unpleasant;
