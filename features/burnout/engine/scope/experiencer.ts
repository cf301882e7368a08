import type { Match, MentionEntry } from '../found.ts';
import { CUE, TRAIT } from '../tables/build/bits.ts';
import { FIRST_PERSON, GERUND, INFINITIVE, THIRD_PERSON } from '../tables/inflection/forms.ts';
import { CAPITAL, CLAUSE_BREAK } from '../text/tokenise.ts';
import type { Scene } from './scene.ts';

/** Whose state the words up to a mention speak of. */
interface Subject {
  kind: 'other' | 'assumed' | 'stated';
  /** Word that set it. */
  at: number;
}

/** The words that make somebody else the one who feels it, if any. */
export function findOtherPerson(scene: Scene, mention: Match<MentionEntry>): Match | undefined {
  const start = scene.sentenceStart(mention.from);
  const end = scene.sentenceEnd(mention.from);
  const insult = reportedInsult(scene, mention, start);
  if (insult !== undefined) return insult;
  if (scene.triggersIn(start, end, CUE.inclusive | CUE.aboutWriter).length > 0) return undefined;
  const owner = ownerAfter(scene, mention);
  if (owner >= 0) return wordOf(mention, owner);
  const subject = subjectAt(scene, start, mention);
  if (subject.kind === 'other') return wordOf(mention, subject.at);
  if (subject.kind === 'stated') return undefined;
  const own = verbInside(scene, mention);
  if (own >= 0) {
    const leads = own === mention.from && scene.has(own, TRAIT.state);
    if (isImpersonal(scene, mention, leads ? own + 1 : own)) return undefined;
    if (isBareState(scene, own)) return undefined;
    const third = isThirdPerson(scene, own) && (mention.entry.personal || leads);
    return third || (leads && followsThing(scene, own)) ? wordOf(mention, own) : undefined;
  }
  const verb = scene.governingVerb(mention);
  if (verb < 0 || !scene.has(verb, mention.entry.adjective ? TRAIT.copula : TRAIT.state))
    return undefined;
  if (isPrepositional(scene, mention, verb)) return undefined;
  if (isBareState(scene, verb)) return undefined;
  return isThirdPerson(scene, verb) || followsThing(scene, verb)
    ? wordOf(mention, verb)
    : undefined;
}

/**
 * "ele me chamou de burra", "a chefe disse que sou um lixo": what others throw at the writer is how
 * they are treated, not what they think of themselves.
 */
function reportedInsult(
  scene: Scene,
  mention: Match<MentionEntry>,
  start: number,
): Match | undefined {
  if (mention.entry.category !== 'selfcriticism') return undefined;
  const cue = scene.triggersIn(start, mention.to, CUE.aboutWriter).at(-1);
  if (cue === undefined || cue.from >= mention.to) return undefined;
  // "Je me trouve nulle" is the writer's own voice.
  for (let at = scene.clauseStart(cue.from); at <= cue.from; at += 1) {
    if (scene.has(at, TRAIT.firstPronoun) || scene.isFirstPerson(at)) return undefined;
  }
  return cue;
}

/** Longest spelling of "está" that leaves its subject out: "ta de boa", "tá tudo bem". */
const BARE = 2;

/** A bare "ta" that opens its clause, where nobody else was named, is the writer's. */
function isBareState(scene: Scene, verb: number): boolean {
  const { start, end } = scene.words;
  if ((end[verb] as number) - (start[verb] as number) > BARE) return false;
  if (!scene.has(verb, TRAIT.state)) return false;
  const sentence = scene.sentenceStart(verb);
  const from = sentence > 0 ? scene.sentenceStart(sentence - 1) : 0;
  for (let at = from; at < verb; at += 1) {
    if (scene.has(at, TRAIT.person | TRAIT.thirdPronoun)) return false;
  }
  for (let at = scene.clauseStart(verb); at < verb; at += 1) {
    if (!scene.has(at, TRAIT.filler | TRAIT.opener | TRAIT.coordinator)) return false;
  }
  return true;
}

/** The one word at a place, as what decides about a mention. */
function wordOf({ entry }: Match<MentionEntry>, at: number): Match {
  return { entry, from: at, to: at + 1 };
}

/** "o banho virou um parto de tão cansada": what follows a preposition is not said of the subject. */
function isPrepositional(scene: Scene, mention: Match<MentionEntry>, verb: number): boolean {
  if (!mention.entry.adjective) return false;
  let before = mention.from - 1;
  while (before > verb && scene.has(before, TRAIT.filler)) before -= 1;
  return before > verb && scene.has(before, TRAIT.preposition);
}

/** "tá puxado demais", "não tem mais graça": nobody is puxado, nobody has. */
function isImpersonal(scene: Scene, mention: Match, from: number): boolean {
  for (let at = from; at < mention.to; at += 1) {
    if (scene.has(at, TRAIT.impersonal)) return true;
  }
  return false;
}

/** "a praia estava vazia": the noun right before the verb is its subject. */
function followsThing(scene: Scene, verb: number): boolean {
  const { breaks } = scene.words;
  const noun = verb - 1;
  if (noun < 1 || breaks[verb] !== 0 || breaks[noun] !== 0) return false;
  if (!scene.has(noun - 1, TRAIT.determiner) || scene.isFirstPerson(verb)) return false;
  if (
    scene.has(noun, TRAIT.body) ||
    scene.has(noun, TRAIT.filler) ||
    scene.has(noun, TRAIT.firstObject)
  )
    return false;
  return scene.triggersIn(noun - 1, verb, CUE.past | CUE.loosePast | CUE.present).length === 0;
}

/** "o estresse do meu pai": the person a complaint belongs to, -1 when none is named. */
function ownerAfter(scene: Scene, mention: Match<MentionEntry>): number {
  const { category, adjective, personal } = mention.entry;
  if (adjective || personal || (category !== 'exhaustion' && category !== 'physical')) return -1;
  for (let at = mention.from; at < mention.to; at += 1) {
    if ((scene.features(at) & GERUND) !== 0 || scene.isFirstPerson(at)) return -1;
  }
  let at = mention.to;
  const { count, breaks } = scene.words;
  if (at >= count || breaks[at] !== 0 || !scene.has(at, TRAIT.genitive)) return -1;
  while (at < count && breaks[at] === 0 && at - mention.to < 3) {
    if (scene.has(at, TRAIT.person) || scene.has(at, TRAIT.thirdPronoun)) return at;
    at += 1;
  }
  return -1;
}

function verbInside(scene: Scene, mention: Match): number {
  for (let at = mention.from; at < mention.to; at += 1) if (scene.isFinite(at)) return at;
  return -1;
}

function isThirdPerson(scene: Scene, at: number): boolean {
  const features = scene.features(at);
  return (features & THIRD_PERSON) !== 0 && (features & FIRST_PERSON) === 0;
}

function subjectAt(scene: Scene, start: number, mention: Match<MentionEntry>): Subject {
  let subject: Subject = { kind: 'assumed', at: start };
  for (let at = scene.nextVoice(start); at < mention.from; at = scene.nextVoice(at + 1)) {
    if (at > start && endsSubject(scene, at, mention)) subject = { kind: 'assumed', at };
    const named = namedSubject(scene, at, start, mention);
    // "minha irmã me ligou chorando": the writer is the object, not the one who cries.
    const onlyObject =
      subject.kind === 'other' && scene.has(at, TRAIT.firstObject) && mention.entry.personal;
    if (named !== undefined && !onlyObject) subject = named;
  }
  if (mention.from > start && endsSubject(scene, mention.from, mention)) {
    subject = { kind: 'assumed', at: mention.from };
  }
  const own = verbInside(scene, mention);
  // "she can't cope": an English verb without an ending is anybody's.
  const bare =
    own > 0 && (scene.features(own) & INFINITIVE) !== 0 && !scene.has(own - 1, TRAIT.firstObject);
  if (own >= 0 && scene.isFirstPerson(own) && !(bare && subject.kind === 'other')) {
    subject = { kind: 'stated', at: own };
  }
  for (let at = mention.from; at < mention.to; at += 1) {
    if (
      scene.has(at, TRAIT.firstObject) ||
      scene.has(at, TRAIT.firstPronoun) ||
      scene.has(at, TRAIT.possessive)
    ) {
      subject = { kind: 'stated', at };
    }
  }
  return subject;
}

/** After a semicolon or a contrast, or when only the mention is left, the writer is back. */
function endsSubject(scene: Scene, at: number, mention: Match): boolean {
  const strength = scene.words.breaks[at] as number;
  if (strength >= CLAUSE_BREAK || scene.has(at - 1, TRAIT.contrast)) return true;
  if (strength === 0 || at > mention.from) return false;
  if (scene.hasStatement(at, mention.from)) return false;
  const listed = scene.mentionEndsIn(scene.clauseStart(at - 1), at);
  return !listed && verbInside(scene, mention) < 0;
}

function namedSubject(
  scene: Scene,
  at: number,
  start: number,
  mention: Match,
): Subject | undefined {
  if (scene.has(at, TRAIT.firstPronoun)) return { kind: 'stated', at };
  if (scene.has(at, TRAIT.firstObject)) {
    return reportsTo(scene, at) ? undefined : { kind: 'stated', at };
  }
  const before = beforePhrase(scene, at, start);
  const governed = before >= start && scene.has(before, TRAIT.preposition);
  if (scene.hasCueAt(at, 6, CUE.otherPerson)) {
    return governed && before === at - 1 ? undefined : { kind: 'other', at };
  }
  if (scene.has(at, TRAIT.body)) return governed ? undefined : { kind: 'stated', at };
  const isObject =
    before >= start && scene.isFirstPerson(before) && !isDescribed(scene, at, mention);
  const isPerson =
    scene.has(at, TRAIT.person) ||
    scene.has(at, TRAIT.thirdPronoun) ||
    scene.has(at, TRAIT.group) ||
    isProperName(scene, at, start);
  if (isPerson && !governed && !isObject) return { kind: 'other', at };
  if (scene.isFirstPerson(at)) return { kind: 'assumed', at };
  return undefined;
}

/** "vi uma moça chorando", "uma senhora com dor": the object is the one who feels it. */
function isDescribed(scene: Scene, at: number, mention: Match): boolean {
  if (scene.has(at, TRAIT.group)) return false;
  // "trato os hóspedes com frieza" tells the manner of the writer.
  if (at + 1 === mention.from) return !scene.has(at + 1, TRAIT.preposition);
  const { breaks } = scene.words;
  const joined = breaks[at + 1] === 0 && breaks[mention.from] === 0;
  return joined && at + 2 === mention.from && scene.has(at + 1, TRAIT.preposition);
}

/** Index of the word before the determiners and possessives that lead to a noun. */
function beforePhrase(scene: Scene, at: number, start: number): number {
  let before = at - 1;
  while (before >= start && scene.words.breaks[before + 1] === 0) {
    if (!scene.has(before, TRAIT.determiner) && !scene.has(before, TRAIT.possessive)) return before;
    before -= 1;
  }
  return start - 1;
}

/** "me disse que", "he told me": the writer only listens. */
function reportsTo(scene: Scene, at: number): boolean {
  const { count } = scene.words;
  return (
    (at > 0 && scene.has(at - 1, TRAIT.report)) ||
    (at + 1 < count && scene.has(at + 1, TRAIT.report))
  );
}

/** "Karen was crying": English and French never leave the subject of a verb out. */
function isSpoken(scene: Scene, at: number, verb: number): boolean {
  const speaksOut = scene.language === 'en' || scene.language === 'fr';
  return speaksOut && verb === at + 1 && scene.has(verb, TRAIT.copula);
}

/** Words of a name with what it is known by: "a Júlia do RH". */
const LONGEST_NAME = 4;
/** May stand between a name and its verb: "também", "já". */
const BEFORE_VERB = TRAIT.filler;
/** End of what may belong to a name. */
const NO_NAME =
  TRAIT.firstPronoun |
  TRAIT.firstObject |
  TRAIT.possessive |
  TRAIT.opener |
  TRAIT.coordinator |
  TRAIT.body;

/** A capitalised unknown word with a verb of its own, which an article may keep apart. */
function isProperName(scene: Scene, at: number, start: number): boolean {
  const { marks, id, breaks, count } = scene.words;
  if (((marks[at] as number) & CAPITAL) === 0 || id[at] !== 0) return false;
  if (at + 1 >= count || breaks[at + 1] !== 0) return false;
  const known = scene.has(at + 1, TRAIT.preposition);
  const named = known || (at > start && scene.has(at - 1, TRAIT.determiner));
  for (let next = at + 1; next < count && breaks[next] === 0; next += 1) {
    const features = scene.features(next);
    if ((features & THIRD_PERSON) !== 0) {
      return named || (features & FIRST_PERSON) === 0 || isSpoken(scene, at, next);
    }
    const passed = scene.has(next, BEFORE_VERB) || (named && next - at < LONGEST_NAME);
    if (!passed || (features & FIRST_PERSON) !== 0 || scene.has(next, NO_NAME)) return false;
  }
  return false;
}
