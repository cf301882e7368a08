import type { MentionStatus, Span } from '../contract.ts';
import type { Match, MentionEntry } from '../match.ts';
import type { Emoji } from '../text/tokenise.ts';
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
  trigger?: Span;
}

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
    if (speaker !== undefined && verdict.status === 'counted') {
      verdict.status = 'other';
      verdict.trigger = scene.spanOf(speaker.from, speaker.to);
    }
    judged.push({ match, ...verdict });
    previous = match;
    previousCue = negation;
  }
  rejectHearsay(scene, judged);
  return judged;
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
  if (dismissed.has(match.entry.expression)) return { status: 'dismissed' };
  if (negation !== undefined) return because('negated', negation);
  const hypothesis = findHypothesis(scene, match);
  if (hypothesis !== undefined) return because('hypothetical', hypothesis);
  const past = findPast(scene, match);
  if (past !== undefined) return because('past', past);
  const other = findOtherPerson(scene, match);
  if (other !== undefined) return because('other', other);
  if (isAsked(scene, match)) return { status: 'question' };
  const irony = findIrony(scene, match, emojis);
  if (irony === 'emoji') return { status: 'sarcasm' };
  if (irony !== undefined) return because('sarcasm', irony);
  const cause = unrelatedCause(scene, match);
  if (cause !== undefined) return because('unrelated', cause);
  return { status: isRepeated(scene, match, before) ? 'repeated' : 'counted' };
}

function unrelatedCause(scene: Scene, match: Match<MentionEntry>): Match | undefined {
  if (match.entry.category !== 'physical') return undefined;
  const start = scene.sentenceStart(match.from);
  return scene.triggersIn(start, scene.sentenceEnd(match.to - 1), 'unrelatedCause')[0];
}

/** The same wording again in the same or the next sentence only adds emphasis. */
function isRepeated(scene: Scene, match: Match<MentionEntry>, before: readonly Judged[]): boolean {
  const start = scene.sentenceStart(match.from);
  const from = start > 0 ? scene.sentenceStart(start - 1) : 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const earlier = before[i] as Judged;
    if (earlier.match.from < from) return false;
    const same = earlier.match.entry.expression === match.entry.expression;
    const holds = earlier.status === 'counted' || earlier.status === 'repeated';
    if (holds && same && !isAnotherSite(scene, earlier.match, match)) return true;
  }
  return false;
}

/** "dor na nuca" and "dor no joelho" are the same wording and two complaints. */
function isAnotherSite(scene: Scene, earlier: Match, match: Match): boolean {
  const { id } = scene.words;
  return scene.has(match.to - 1, 'body') && id[match.to - 1] !== id[earlier.to - 1];
}

/** "Dizem que pareço cansada, mas estou ótima": what others said dies by the writer's answer. */
function rejectHearsay(scene: Scene, judged: Judged[]): void {
  for (const [index, item] of judged.entries()) {
    if (item.status !== 'counted') continue;
    const good = item.match.entry.category === 'positive';
    const start = scene.sentenceStart(item.match.from);
    const clause = scene.clauseStart(item.match.from);
    if (!hasReport(scene, clause, item.match.from)) continue;
    const end = scene.sentenceEnd(item.match.to - 1);
    const after = end < scene.words.count ? scene.sentenceEnd(end) : end;
    const rejection = scene.triggersIn(item.match.to, after, 'rejection')[0];
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
  for (let at = from; at < to; at += 1) if (scene.has(at, 'contrast')) return true;
  return false;
}

function hasReport(scene: Scene, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (scene.has(at, 'report') && !scene.isFirstPerson(at)) return true;
  }
  return false;
}
