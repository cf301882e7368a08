import type { Match, MentionEntry, TriggerEntry } from '../found.ts';
import { CUE, TRAIT } from '../tables/build/bits.ts';
import { SENTENCE_BREAK, SOFT_BREAK } from '../text/tokenise.ts';
import type { Scene } from './scene.ts';

/** Words a negation reaches over; "sem" reaches only its own noun phrase. */
const NEGATION_REACH = 6;
const WITHOUT_REACH = 3;
const CESSATION_REACH = 5;

/** The cue that denies or ends a mention, if any. */
export function findNegation(
  scene: Scene,
  mention: Match<MentionEntry>,
  previous: Match | undefined,
  previousCue: Match | undefined,
): Match | undefined {
  return (
    negationBefore(scene, mention) ??
    cessation(scene, mention) ??
    endedLater(scene, mention) ??
    continuedList(scene, mention, previous, previousCue)
  );
}

function negationBefore(scene: Scene, mention: Match): Match | undefined {
  const start = scene.clauseStart(mention.from);
  const cues = scene.triggersIn(start, mention.from, CUE.negation | CUE.without);
  for (let i = cues.length - 1; i >= 0; i -= 1) {
    const cue = cues[i] as Match<TriggerEntry>;
    const reach = cue.entry.trigger === 'without';
    if (contentWords(scene, cue.to, mention.from) > (reach ? WITHOUT_REACH : NEGATION_REACH))
      continue;
    if (!isCutOff(scene, cue, mention, reach)) return cue;
  }
  return undefined;
}

function contentWords(scene: Scene, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    if (!scene.has(at, TRAIT.filler) && !scene.has(at, TRAIT.determiner)) count += 1;
  }
  return count;
}

/** A new clause, another wording or a fresh verb between cue and mention ends the negation. */
function isCutOff(scene: Scene, cue: Match, mention: Match, short: boolean): boolean {
  let joined = false;
  for (let at = cue.to; at < mention.from; at += 1) {
    if (scene.has(at, TRAIT.opener)) return true;
    if (short && scene.has(at, TRAIT.preposition) && at > cue.to) joined = true;
    if (scene.has(at, TRAIT.coordinator)) joined = true;
    else if (joined && (scene.isFinite(at) || scene.has(at, TRAIT.preposition))) return true;
  }
  if (!joined) return false;
  const inside = scene.governingVerb({ ...mention });
  return inside >= mention.from && inside < mention.to;
}

function cessation(scene: Scene, mention: Match): Match | undefined {
  const end = scene.clauseEnd(mention.to - 1);
  const limit = Math.min(end, mention.to + CESSATION_REACH);
  for (const cue of scene.triggersIn(mention.to, limit, CUE.cessation)) {
    const denied = scene.triggersIn(mention.to, cue.from, CUE.negation).length > 0;
    const ownVerb = countVerbs(scene, mention.to, cue.from) > 0;
    if (!denied && !ownVerb && !beginsMention(scene, cue, mention)) return cue;
  }
  const start = scene.clauseStart(mention.from);
  for (const cue of scene.triggersIn(start, mention.from, CUE.cessation)) {
    const near = mention.from - cue.to <= 2;
    if (near && scene.triggersIn(start, cue.from, CUE.negation).length === 0) return cue;
  }
  return undefined;
}

/** "I barely sleep and I've stopped caring": what stopped is the next mention itself. */
function beginsMention(scene: Scene, cue: Match, mention: Match): boolean {
  return scene.mentions.some(
    (each) => each.from >= mention.to && each.from < cue.to && each.to > cue.to,
  );
}

/** "acordei ansiosa, mas já passou": a later clause ends it and names no other subject. */
function endedLater(scene: Scene, mention: Match<MentionEntry>): Match | undefined {
  const { category } = mention.entry;
  if (category !== 'exhaustion' && category !== 'physical') return undefined;
  const after = scene.clauseEnd(mention.to - 1);
  const end = scene.sentenceEnd(mention.to - 1);
  const next = end < scene.words.count ? scene.clauseEnd(end) : end;
  for (const cue of scene.triggersIn(after, next, CUE.cessation)) {
    if (standsAlone(scene, cue) && !scene.mentionEndsIn(mention.to + 1, cue.from)) return cue;
  }
  return undefined;
}

/** "passou", "e já passou", "depois passou com o remédio"; not "o ônibus passou". */
function standsAlone(scene: Scene, cue: Match): boolean {
  const start = scene.clauseStart(cue.from);
  let before = cue.from - 1;
  while (before >= start && scene.has(before, TRAIT.filler)) before -= 1;
  if (before >= start && !scene.has(before, TRAIT.coordinator)) return false;
  const goesOn = cue.to < scene.clauseEnd(cue.to - 1);
  return !goesOn || scene.has(cue.to, TRAIT.opener | TRAIT.preposition | TRAIT.filler);
}

function countVerbs(scene: Scene, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (scene.isFinite(at)) count += 1;
  return count;
}

/** "não sinto dor, tontura ou enjoo": the middle and the end of a denied list are denied too. */
function continuedList(
  scene: Scene,
  mention: Match,
  previous: Match | undefined,
  previousCue: Match | undefined,
): Match | undefined {
  const { breaks, count } = scene.words;
  const goesOn =
    mention.to < count &&
    scene.has(mention.to, TRAIT.coordinator) &&
    breaks[mention.to] !== SENTENCE_BREAK;
  if (previous === undefined || previousCue === undefined || !isJoined(scene, previous, mention))
    return goesOn ? firstOfList(scene, mention) : undefined;
  const last = scene.has(mention.from - 1, TRAIT.coordinator);
  return goesOn || last ? previousCue : undefined;
}

/** Only articles and "e", "ou" between two wordings of one sentence. */
function isJoined(scene: Scene, previous: Match, mention: Match): boolean {
  for (let at = previous.to; at < mention.from; at += 1) {
    const link = scene.has(at, TRAIT.determiner) || scene.has(at, TRAIT.coordinator);
    if (!link || scene.has(at, TRAIT.contrast)) return false;
  }
  for (let at = previous.to; at <= mention.from; at += 1) {
    if ((scene.words.breaks[at] as number) > SOFT_BREAK) return false;
  }
  return true;
}

/** Words a list may begin with before the first wording that is known: "não sinto raiva, culpa ou". */
const LIST_HEAD = 3;

function firstOfList(scene: Scene, mention: Match): Match | undefined {
  const { breaks } = scene.words;
  if (breaks[mention.from] !== SOFT_BREAK) return undefined;
  const start = scene.clauseStart(mention.from - 1);
  const cue = scene.triggersIn(start, mention.from, CUE.negation | CUE.without).at(-1);
  if (cue === undefined || mention.from - cue.to > LIST_HEAD) return undefined;
  const taken = scene.mentions.some((each) => each.from >= start && each.to <= mention.from);
  return taken || scene.governingVerb({ ...mention, from: mention.to }) >= mention.to
    ? undefined
    : cue;
}
