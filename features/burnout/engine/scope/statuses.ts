import type { MentionStatus, Span } from '../contract.ts';
import type { Match, MentionEntry } from '../found.ts';
import { CUE, TRAIT } from '../tables/build/bits.ts';
import { type Emoji, SOFT_BREAK } from '../text/tokenise.ts';
import { findOtherPerson } from './experiencer.ts';
import { findIrony } from './irony.ts';
import { findNegation } from './negation.ts';
import { findSpeaker } from './quotation.ts';
import type { Scene } from './scene.ts';
import { findPast } from './time.ts';
import { findHypothesis, isAsked } from './unreal.ts';

export interface Judged {
  match: Match<MentionEntry>;
  status: MentionStatus;
  trigger: Span | undefined;
}

const GRAMMAR =
  TRAIT.filler |
  TRAIT.determiner |
  TRAIT.possessive |
  TRAIT.preposition |
  TRAIT.copula |
  TRAIT.firstObject |
  TRAIT.firstPronoun;

/** Gives every mention its status. The first reason found, in the order below, is the one told. */
export function judgeMentions(
  scene: Scene,
  emojis: readonly Emoji[],
  dismissed: ReadonlySet<string>,
  quotations: readonly Span[],
): Judged[] {
  const judged: Judged[] = [];
  let previous: Match | undefined;
  let previousCue: Match | undefined;
  for (const match of scene.mentions) {
    if (match.entry.category === undefined) continue;
    const negation = findNegation(scene, match, previous, previousCue);
    const verdict = judge(scene, match, negation, emojis, judged, dismissed);
    const speaker = quotations.length > 0 ? findSpeaker(scene, match, quotations) : undefined;
    const shared = sharedSubject(scene, match, judged.at(-1));
    if (shared !== undefined && verdict.status === 'counted') {
      verdict.status = 'other';
      verdict.trigger = shared;
    }
    if (speaker !== undefined && verdict.status === 'counted') {
      verdict.status = 'other';
      verdict.trigger = scene.spanOf(speaker.from, speaker.to);
    }
    judged.push({ match, status: verdict.status, trigger: verdict.trigger });
    previous = match;
    previousCue = negation;
  }
  rejectHearsay(scene, judged);
  return judged;
}

/** "atendi uma senhora com tontura e falta de ar": both complaints are hers. */
function sharedSubject(
  scene: Scene,
  match: Match<MentionEntry>,
  last: Judged | undefined,
): Span | undefined {
  if (last?.status !== 'other' || last.trigger === undefined) return undefined;
  for (let at = match.from; at < match.to; at += 1) if (scene.isFinite(at)) return undefined;
  for (let at = last.match.to; at < match.from; at += 1) {
    const link = scene.has(at, TRAIT.coordinator | TRAIT.determiner | TRAIT.preposition);
    if (!link || scene.has(at, TRAIT.contrast)) return undefined;
  }
  const { breaks } = scene.words;
  for (let at = last.match.to; at <= match.from; at += 1) {
    if ((breaks[at] as number) > SOFT_BREAK) return undefined;
  }
  return last.trigger;
}

function judge(
  scene: Scene,
  match: Match<MentionEntry>,
  negation: Match | undefined,
  emojis: readonly Emoji[],
  before: readonly Judged[],
  dismissed: ReadonlySet<string>,
): Omit<Judged, 'match'> {
  const because = (status: MentionStatus, cue: Match): Omit<Judged, 'match'> => ({
    status,
    trigger: scene.spanOf(cue.from, cue.to),
  });
  if (dismissed.size > 0 && dismissed.has(match.entry.expression)) return plainly('dismissed');
  if (negation !== undefined) return because('negated', negation);
  const hypothesis = findHypothesis(scene, match);
  if (hypothesis !== undefined) return because('hypothetical', hypothesis);
  const past = findPast(scene, match);
  if (past !== undefined) return because('past', past);
  const other = findOtherPerson(scene, match);
  if (other !== undefined) return because('other', other);
  if (isAsked(scene, match)) return plainly('question');
  const irony = findIrony(scene, match, emojis);
  if (irony === 'emoji') return plainly('sarcasm');
  if (irony !== undefined) return because('sarcasm', irony);
  if (keepsMocking(scene, match, before)) return plainly('sarcasm');
  const cause = unrelatedCause(scene, match);
  if (cause !== undefined) return because('unrelated', cause);
  return plainly(isRepeated(scene, match, before) ? 'repeated' : 'counted');
}

/** For a reason that is no words of the text, or for none. */
function plainly(status: MentionStatus): Omit<Judged, 'match'> {
  return { status, trigger: undefined };
}

/** "Maravilha, me escalaram. Tô pulando de alegria.": praise after mocked praise mocks too. */
function keepsMocking(
  scene: Scene,
  match: Match<MentionEntry>,
  before: readonly Judged[],
): boolean {
  const last = before.at(-1);
  if (match.entry.category !== 'positive' || last?.status !== 'sarcasm') return false;
  const start = scene.sentenceStart(match.from);
  const previous = start > 0 ? scene.sentenceStart(start - 1) : 0;
  return last.match.from >= previous && !hasContrast(scene, last.match.to, match.from);
}

function unrelatedCause(scene: Scene, match: Match<MentionEntry>): Match | undefined {
  if (match.entry.category !== 'physical') return undefined;
  const start = scene.sentenceStart(match.from);
  return scene.triggersIn(start, scene.sentenceEnd(match.to - 1), CUE.unrelatedCause)[0];
}

/** The same wording again in the same or the next sentence only adds emphasis. */
function isRepeated(scene: Scene, match: Match<MentionEntry>, before: readonly Judged[]): boolean {
  const start = scene.sentenceStart(match.from);
  const from = start > 0 ? scene.sentenceStart(start - 1) : 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const earlier = before[i] as Judged;
    if (earlier.match.from < from) return false;
    const holds = earlier.status === 'counted' || earlier.status === 'repeated';
    if (holds && isSameExpression(earlier.match, match) && saysTheSame(scene, earlier.match, match))
      return true;
  }
  return false;
}

function isSameExpression(
  { entry: one }: Match<MentionEntry>,
  { entry: other }: Match<MentionEntry>,
): boolean {
  return one === other || (one.category === other.category && one.expression === other.expression);
}

/**
 * "dor na nuca" and "dor no joelho", "sou burra" and "sou egoísta" are one wording of the lexicon and
 * two complaints: only single words and wordings that share a telling word repeat each other.
 */
function saysTheSame(scene: Scene, earlier: Match, match: Match): boolean {
  const site = siteOf(scene, match);
  if (site >= 0) return scene.words.id[site] === scene.words.id[siteOf(scene, earlier)];
  if (match.to - match.from === 1 && earlier.to - earlier.from === 1) return true;
  const told = tellingWords(scene, match);
  const before = tellingWords(scene, earlier);
  if (told.length > 1 && before.length > 1 && told[0] === before[0]) {
    told.shift();
    before.shift();
  }
  return told.length === 0 || told.some((id) => before.includes(id));
}

function siteOf(scene: Scene, match: Match): number {
  for (let at = match.from; at < match.to; at += 1) if (scene.has(at, TRAIT.body)) return at;
  return -1;
}

/** Words that are more than grammar: not "muito", "uma", "estou", "de". */
function tellingWords(scene: Scene, match: Match): number[] {
  const told: number[] = [];
  for (let at = match.from; at < match.to; at += 1) {
    if (!scene.has(at, GRAMMAR)) told.push(scene.words.id[at] as number);
  }
  return told;
}

/** "Dizem que pareço cansada, mas estou ótima": what others said dies by the writer's answer. */
function rejectHearsay(scene: Scene, judged: Judged[]): void {
  for (let index = 0; index < judged.length; index += 1) {
    const item = judged[index] as Judged;
    if (item.status !== 'counted') continue;
    const good = item.match.entry.category === 'positive';
    const start = scene.sentenceStart(item.match.from);
    const clause = scene.clauseStart(item.match.from);
    if (!hasReport(scene, clause, item.match.from)) continue;
    const end = scene.sentenceEnd(item.match.to - 1);
    const after = end < scene.words.count ? scene.sentenceEnd(end) : end;
    const rejection = scene.triggersIn(item.match.to, after, CUE.rejection)[0];
    const answer = firstBefore(judged, index + 1, end, (later) => {
      return (
        later.match.from > start &&
        (later.match.entry.category === 'positive') !== good &&
        later.status === 'counted' &&
        hasContrast(scene, item.match.to, later.match.from)
      );
    })?.match;
    const cue = rejection ?? answer;
    if (cue === undefined) continue;
    item.status = 'other';
    item.trigger = scene.spanOf(cue.from, cue.to);
  }
}

/** First from `index` on that begins before word `end` and passes; they are in order of place. */
function firstBefore(
  judged: readonly Judged[],
  index: number,
  end: number,
  passes: (item: Judged) => boolean,
): Judged | undefined {
  for (let i = index; i < judged.length; i += 1) {
    const item = judged[i] as Judged;
    if (item.match.from >= end) return undefined;
    if (passes(item)) return item;
  }
  return undefined;
}

function hasContrast(scene: Scene, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (scene.has(at, TRAIT.contrast)) return true;
  return false;
}

function hasReport(scene: Scene, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (scene.has(at, TRAIT.report) && !scene.isFirstPerson(at)) return true;
  }
  return false;
}
