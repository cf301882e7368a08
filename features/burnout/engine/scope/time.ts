import type { Match, MentionEntry, TriggerEntry } from '../found.ts';
import { CUE, TRAIT } from '../tables/build/bits.ts';
import { IMPERFECT, INFINITIVE, PRESENT, PRETERITE, UNREAL } from '../tables/inflection/forms.ts';
import { CLAUSE_BREAK, SENTENCE_BREAK } from '../text/tokenise.ts';
import type { Scene } from './scene.ts';

type Cue = Match<TriggerEntry>;

const TIME = CUE.past | CUE.loosePast | CUE.habitualPast | CUE.ago | CUE.present;

/** The cue that places a mention before today, if any. */
export function findPast(scene: Scene, mention: Match<MentionEntry>): Cue | undefined {
  const habit = formerHabit(scene, mention);
  if (habit !== undefined) return habit;
  if (holdsPresent(scene, mention)) return undefined;
  const cue = nearestCue(scene, mention) ?? inheritedCue(scene, mention);
  if (cue === undefined || cue.entry.trigger === 'present') return overNow(scene, mention, cue);
  if (cue.entry.trigger === 'ago' && isTurningPoint(scene, mention)) return undefined;
  const inSentence = cue.from >= scene.sentenceStart(mention.from);
  const verb = tenseVerb(scene, cue, mention);
  if (verb < 0) {
    const dated = sameClause(scene, cue, mention) || isHeading(scene, cue, mention);
    return dated && cue.entry.trigger === 'past' ? cue : undefined;
  }
  const features = scene.features(verb);
  const compound = isCompoundPast(scene, verb, mention);
  if (!compound && (features & (PRESENT | UNREAL)) !== 0) return undefined;
  const onlyHabits = cue.entry.trigger === 'habitualPast' || !inSentence;
  if (onlyHabits) return (features & IMPERFECT) !== 0 ? cue : undefined;
  return compound || (features & (IMPERFECT | PRETERITE)) !== 0 ? cue : undefined;
}

/** "nada que eu gostava me puxa": the wording itself says that it is so now. */
function holdsPresent(scene: Scene, mention: Match): boolean {
  let told = false;
  for (let at = mention.from; at < mention.to; at += 1) {
    const features = scene.features(at);
    if (told && isOnlyPresent(features)) return true;
    if ((features & IMPERFECT) !== 0) told = true;
  }
  return false;
}

function isOnlyPresent(features: number): boolean {
  return (features & (PRESENT | PRETERITE | IMPERFECT)) === PRESENT;
}

/** Words in which a clause about now begins. */
const NOW_WITHIN = 2;

/** "eu andava sem paciência, agora não": how it was, until a clause that begins with now. */
function overNow(scene: Scene, mention: Match, own: Cue | undefined): Cue | undefined {
  const verb = scene.governingVerb(mention);
  const features = verb < 0 ? 0 : scene.features(verb);
  if ((features & IMPERFECT) === 0 || (features & (PRESENT | PRETERITE)) !== 0) return undefined;
  if (own !== undefined && sameClause(scene, own, mention)) return undefined;
  const from = scene.clauseEnd(mention.to - 1);
  if (from >= scene.words.count) return undefined;
  const now = scene.triggersIn(from, scene.sentenceEnd(from), CUE.present)[0];
  if (now === undefined || now.from - scene.clauseStart(now.from) > NOW_WITHIN) return undefined;
  const rest = scene.clauseEnd(now.to - 1);
  for (let at = from; at < rest; at += 1) if (scene.has(at, TRAIT.still)) return undefined;
  return now;
}

/** "perdi o gosto há meses": what turned then has been so since. */
function isTurningPoint(scene: Scene, mention: Match<MentionEntry>): boolean {
  if (mention.entry.category !== 'cynicism') return false;
  return (scene.features(mention.from) & PRETERITE) !== 0;
}

/** "used to cry": the cue carries the tense of the infinitive it holds or stands before. */
function formerHabit(scene: Scene, mention: Match): Cue | undefined {
  const cues = scene.triggersIn(scene.clauseStart(mention.from), mention.to, CUE.past);
  if (cues.length === 0) return undefined;
  const verb = scene.governingVerb(mention);
  const place = verb >= 0 && (scene.features(verb) & INFINITIVE) !== 0 ? verb : mention.from;
  return cues.find((cue) => cue.from < place && place <= cue.to);
}

/** The verb of the mention; a part without one, "com dor e sem comer", takes that of the part before. */
function tenseVerb(scene: Scene, cue: Cue, mention: Match): number {
  const own = scene.governingVerb(mention);
  if (own >= 0 || sameClause(scene, cue, mention)) return own;
  const start = scene.sentenceStart(mention.from);
  for (let at = mention.from - 1; at >= start; at -= 1) {
    if (scene.words.breaks[at + 1] === CLAUSE_BREAK || scene.has(at, TRAIT.contrast)) return -1;
    if (scene.isFinite(at)) return at;
  }
  return -1;
}

/** "j'ai pleuré", "j'ai fait une crise": the participle may look like a present without accents. */
function isCompoundPast(scene: Scene, verb: number, mention: Match): boolean {
  const start = scene.clauseStart(mention.from);
  for (let at = Math.max(start, verb - 2); at < verb; at += 1) {
    if (scene.has(at, TRAIT.auxiliary)) return true;
  }
  if (!scene.has(verb, TRAIT.auxiliary)) return false;
  for (let at = verb + 1; at < Math.min(mention.to, verb + 3); at += 1) {
    if ((scene.features(at) & PRETERITE) !== 0) return true;
  }
  return false;
}

function sameClause(scene: Scene, cue: Cue, mention: Match): boolean {
  return scene.clauseStart(cue.from) === scene.clauseStart(mention.from);
}

/** "La semaine dernière : épuisée, vidée.": a date with its article heads what has no verb. */
function isHeading(scene: Scene, cue: Cue, mention: Match): boolean {
  const start = scene.sentenceStart(mention.from);
  const heads = cue.from - start <= 1 && scene.clauseEnd(cue.to - 1) === cue.to;
  return heads && !scene.hasStatement(cue.to, mention.from);
}

/** Last time cue before the mention in its sentence; one after it counts within its clause. */
function nearestCue(scene: Scene, mention: Match): Cue | undefined {
  const clauseEnd = scene.clauseEnd(mention.to - 1);
  const start = scene.sentenceStart(mention.from);
  const cues = scene.triggersIn(start, clauseEnd, TIME);
  if (cues.length === 0) return undefined;
  const own = cues.filter((cue) => sameClause(scene, cue, mention));
  const dated = (kind: string): Cue | undefined => own.find((cue) => cue.entry.trigger === kind);
  return dated('present') ?? dated('past') ?? own.at(-1) ?? cues.at(-1);
}

/** "no hospital faltou gente" tells an event, "no hospital eu vivia" how things were. */
function isStory(scene: Scene, cue: Cue, end: number): boolean {
  for (let at = cue.from; at < end; at += 1) {
    if ((scene.features(at) & (IMPERFECT | PRETERITE)) === IMPERFECT) return true;
  }
  return false;
}

/** A story that began in the previous sentence goes on while its verbs stay imperfect. */
function inheritedCue(scene: Scene, mention: Match): Cue | undefined {
  const start = scene.sentenceStart(mention.from);
  if (start === 0 || scene.words.breaks[start] !== SENTENCE_BREAK) return undefined;
  const previous = scene.sentenceStart(start - 1);
  const cue = scene.triggersIn(previous, start, TIME).at(-1);
  if (cue?.entry.trigger === 'habitualPast' && !isStory(scene, cue, start)) return undefined;
  return cue;
}
