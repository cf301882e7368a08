import { TRAIT } from '../tables/build/bits.ts';
import type { Lexicon } from '../tables/build/lexicon.ts';
import { FIRST_PERSON, IMPERFECT, PRESENT, PRETERITE } from '../tables/inflection/forms.ts';
import { ASKED, NO_BREAK } from './tokenise.ts';
import type { Words } from './words.ts';

/**
 * Spoken Brazilian grammar, put into the order and forms that the wordings are written in:
 * "durmo mais não" is read as "não durmo mais", "vou mi mata" as "vou me matar", "num guento" as
 * "não aguento". Every word keeps its place in the text.
 */
export function readSpoken(words: Words, lexicon: Lexicon): void {
  if (lexicon.language !== 'pt') return;
  const forms = formsOf(lexicon);
  for (let at = 0; at < words.count; at += 1) {
    const id = words.id[at] as number;
    if (id === 0) continue;
    if (forms.me.has(id)) readMe(words, at, forms);
    else if (id === forms.inOne) readContractedNo(words, at, forms);
    else if (id === forms.no) moveNegation(words, at, forms);
    else readInfinitive(words, at, forms);
  }
}

interface SpokenForms {
  no: number;
  /** "num", which is "em um" or "não". */
  inOne: number;
  object: number;
  me: ReadonlySet<number>;
  /** What asks for an infinitive: "quero", "vou", "de". */
  governors: ReadonlySet<number>;
  between: ReadonlySet<number>;
  /** Before a negation that closes a clause, and then it belongs to them: "acho que não". */
  own: ReadonlySet<number>;
  infinitives: ReadonlySet<number>;
  /** "morre", said for "morrer", by its number. */
  clipped: ReadonlyMap<number, number>;
}

const GOVERNORS = `quero queria querer querendo vou vontade de em a para pra posso consigo preciso penso
 pensei tentei tento aguento conseguir comecei voltei quis`;
const BETWEEN = 'me mais só nem não logo já até';
const OWN = `que ou e se eu também ainda hoje agora claro por talvez mas ele ela isso nem senão então
 porque acho sim ou como melhor`;
const VERBS = `morrer matar viver enforcar suicidar cortar mutilar acabar sumir tirar jogar acordar dormir
 existir desaparecer machucar pular dar aguentar levantar trabalhar comer descansar cometer continuar
 tomar engolir beber atirar fazer sofrer enfiar pendurar apagar`;

const known = new WeakMap<Lexicon, SpokenForms>();

function formsOf(lexicon: Lexicon): SpokenForms {
  let forms = known.get(lexicon);
  if (forms === undefined) {
    forms = makeForms(lexicon);
    known.set(lexicon, forms);
  }
  return forms;
}

function makeForms({ vocabulary }: Lexicon): SpokenForms {
  const idOf = (word: string): number => vocabulary.idOf(word);
  const idsOf = (list: string): ReadonlySet<number> =>
    new Set(
      list
        .split(/\s+/)
        .map(idOf)
        .filter((id) => id !== 0),
    );
  const clipped = VERBS.split(/\s+/).flatMap((verb) => {
    const short = idOf(verb.slice(0, -1));
    return short === 0 ? [] : [[short, idOf(verb)] as const];
  });
  return {
    no: idOf('não'),
    inOne: idOf('num'),
    object: idOf('me'),
    me: idsOf('mim mi'),
    governors: idsOf(GOVERNORS),
    between: idsOf(BETWEEN),
    own: idsOf(OWN),
    infinitives: idsOf(VERBS),
    clipped: new Map(clipped),
  };
}

/** "de mim matar", "mi corta": the object, where a verb of danger follows. */
function readMe(words: Words, at: number, { object, clipped }: SpokenForms): void {
  if (words.breaks[at + 1] !== NO_BREAK || object === 0) return;
  const next = words.id[at + 1] as number;
  for (const [short, whole] of clipped) {
    if (next === short || next === whole) words.know(at, object);
  }
}

/** "num guento", "num durmo"; "num existir", "num acorda", "num mi matei". */
function readContractedNo(
  words: Words,
  at: number,
  { no, infinitives, me, object }: SpokenForms,
): void {
  if (at + 1 >= words.count || words.breaks[at + 1] !== NO_BREAK) return;
  const next = words.id[at + 1] as number;
  const states = ((words.features[at + 1] as number) & STATING) !== 0;
  if (states || infinitives.has(next) || me.has(next) || next === object) words.know(at, no);
}

/** "quero morre": the infinitive, where a word that asks for one stands before it. */
function readInfinitive(
  words: Words,
  at: number,
  { clipped, governors, between }: SpokenForms,
): void {
  const infinitive = clipped.get(words.id[at] as number);
  if (infinitive === undefined || infinitive === 0) return;
  let before = at;
  while (before > 0 && words.breaks[before] === NO_BREAK) {
    before -= 1;
    const id = words.id[before] as number;
    if (governors.has(id)) {
      words.know(at, infinitive);
      return;
    }
    if (!between.has(id)) return;
  }
}

const STATING = PRESENT | PRETERITE | IMPERFECT;

/** How far before a closing "não" its verb may stand. */
const REACH = 6;

/** "tô bem não", "gosto mais disso não": the negation goes to the front of its verb. */
function moveNegation(words: Words, at: number, { no, own }: SpokenForms): void {
  const closes = at + 1 >= words.count || words.breaks[at + 1] !== NO_BREAK;
  const asked = ((words.marks[at + 1] as number) & ASKED) !== 0;
  if (!closes || asked || words.breaks[at] !== NO_BREAK) return;
  if (at === 0 || own.has(words.id[at - 1] as number)) return;
  let verb = -1;
  for (let before = at - 1; before >= 0 && at - before <= REACH; before -= 1) {
    const id = words.id[before] as number;
    if (id === no) return;
    if (isOwnVerb(words, before)) {
      verb = before;
      break;
    }
    if (((words.traits[before] as number) & TRAIT.opener) !== 0) return;
    if (words.breaks[before] !== NO_BREAK) return;
  }
  if (verb < 0) return;
  if (verb > 0 && words.breaks[verb] === NO_BREAK && isObject(words, verb - 1)) verb -= 1;
  if (verb > 0 && words.id[verb - 1] === no) return;
  words.moveForward(at, verb);
}

function isObject(words: Words, at: number): boolean {
  return ((words.traits[at] as number) & TRAIT.firstObject) !== 0;
}

function isOwnVerb(words: Words, at: number): boolean {
  const features = words.features[at] as number;
  return (features & STATING) !== 0 && (features & FIRST_PERSON) !== 0;
}
