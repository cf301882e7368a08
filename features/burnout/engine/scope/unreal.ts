import type { Match, MentionEntry, TriggerEntry } from '../found.ts';
import { CUE, TRAIT } from '../tables/build/bits.ts';
import {
  FIRST_PERSON,
  INFINITIVE,
  PRESENT,
  PRETERITE,
  UNREAL,
} from '../tables/inflection/forms.ts';
import { ASKED } from '../text/tokenise.ts';
import type { Scene } from './scene.ts';

/** The wish, fear, need, plan or condition a mention stands under, if any. */
export function findHypothesis(scene: Scene, mention: Match): Match | undefined {
  const start = scene.clauseStart(mention.from);
  const cues = scene.triggersIn(start, mention.to, CUE.hypothetical | CUE.condition);
  for (let i = cues.length - 1; i >= 0; i -= 1) {
    const cue = cues[i] as Match<TriggerEntry>;
    const { trigger } = cue.entry;
    if (trigger === 'condition' && !opensClause(scene, cue, start)) continue;
    if (cue.from < mention.to && !isFactAfter(scene, cue, mention, trigger === 'condition'))
      return cue;
  }
  return openCondition(scene, mention, start);
}

/** Words after a condition among which its verb stands. */
const CONDITION_REACH = 6;

/** "se mudarem meu turno, enlouqueço": what would follow is no more real than its condition. */
function openCondition(scene: Scene, mention: Match, clause: number): Match | undefined {
  const start = scene.sentenceStart(mention.from);
  if (start === clause || scene.has(clause - 1, TRAIT.contrast)) return undefined;
  const conditions = scene.triggersIn(start, clause, CUE.condition);
  if (conditions.length === 0) return undefined;
  const cue = conditions.find((each) => opensClause(scene, each, scene.clauseStart(each.from)));
  if (cue === undefined) return undefined;
  const verb = scene.governingVerb(mention);
  if (verb >= 0 && isStated(scene, verb)) return undefined;
  const end = Math.min(scene.clauseEnd(cue.to - 1), cue.to + CONDITION_REACH);
  // Portuguese says a condition in the subjunctive, the other languages in any tense.
  if (scene.language !== 'pt') return cue.to < end ? cue : undefined;
  for (let at = cue.to; at < end; at += 1) {
    const features = scene.features(at);
    if ((features & UNREAL) !== 0 || features === INFINITIVE) return cue;
  }
  return undefined;
}

/** Told as done, or as a state that holds; "exploto" without its accent may be "explotó", "craque" "craqué". */
function isStated(scene: Scene, verb: number): boolean {
  const features = scene.features(verb);
  if (scene.has(verb, TRAIT.state) && (features & PRESENT) !== 0) return true;
  const accented = scene.language === 'es' || scene.language === 'fr';
  const done = accented ? PRETERITE | PRESENT : PRETERITE;
  return (features & done) === PRETERITE;
}

/** "se" is a condition only where a clause begins; elsewhere it is a reflexive. */
function opensClause(scene: Scene, cue: Match, start: number): boolean {
  const before = cue.from - 1;
  return (
    cue.from === start ||
    scene.has(before, TRAIT.coordinator) ||
    scene.has(before, TRAIT.opener) ||
    scene.has(before, TRAIT.report)
  );
}

/** A plain statement about now between cue and mention: "preciso dizer que estou exausta". */
function isFactAfter(scene: Scene, cue: Match, mention: Match, condition: boolean): boolean {
  if (condition) return false;
  let opened = false;
  for (let at = cue.to; at < mention.to; at += 1) {
    if (scene.has(at, TRAIT.opener) || scene.has(at, TRAIT.coordinator)) opened = true;
    const features = scene.features(at);
    const stated = (features & FIRST_PERSON) !== 0 && (features & (PRESENT | PRETERITE)) !== 0;
    if (opened && stated && (features & UNREAL) === 0) return true;
  }
  return false;
}

/** True when the mention is asked about; a tag after a comma ("né?") asks about nothing. */
export function isAsked(scene: Scene, mention: Match<MentionEntry>): boolean {
  if (answersItself(scene, mention)) return false;
  const end = scene.sentenceEnd(mention.to - 1);
  if (((scene.words.marks[end] as number) & ASKED) === 0) return false;
  let last = end - 1;
  while (last > 0 && scene.words.breaks[last] === 0) last -= 1;
  return mention.to > last || isVocative(scene, last, end, mention);
}

/** "que espécie de mãe eu sou?", "tudo isso pra quê?": the question is the complaint. */
function answersItself(scene: Scene, mention: Match<MentionEntry>): boolean {
  const { category } = mention.entry;
  if (category === undefined || category === 'positive') return false;
  if (scene.has(mention.to - 1, TRAIT.opener)) return true;
  const last = Math.min(mention.from + 2, mention.to);
  for (let at = mention.from; at < last; at += 1) if (scene.has(at, TRAIT.opener)) return true;
  return false;
}

/** ", docteur ?": the question was put before the name of the one who is asked. */
function isVocative(scene: Scene, from: number, end: number, mention: Match): boolean {
  let before = from - 1;
  while (before > 0 && scene.words.breaks[before] === 0) before -= 1;
  return end - from === 1 && scene.has(from, TRAIT.person) && mention.to > before;
}
