import type { CategoryKey } from '#features/burnout/contract/burnout.contract.ts';
import { CONTACTS } from '#features/crisis/contract/contacts.ts';
import { DIRECTORY } from '#features/crisis/contract/help.rules.ts';
import { fill } from '#packages/i18n/fill.ts';
import { DIARY_TEXTS } from '../texts.ts';
import { dangerOf, writeDanger } from './danger/danger.ts';
import { type Facts, factsOf, type Situation } from './extraction/facts.ts';
import type { Frame } from './frames/format.ts';
import { frameIn } from './frames/library.ts';
import { violationsOf } from './gate.ts';
import { lookBack } from './look-back.ts';
import {
  type Material,
  type Memory,
  NOTHING_REMEMBERED,
  type Parts,
  type WrittenFeedback,
} from './material.ts';
import { type Reflected, reflect } from './reflection/reflect.ts';
import { Chooser, speak, typeset } from './speech.ts';
import { topicsOf } from './topics.ts';

/**
 * The feedback written here, without any model: what happened is taken from the entry and said back,
 * with what fits the situation. Deterministic; every text has passed the gate or is a fixed line.
 */
export function writeLocally(material: Material): WrittenFeedback {
  const facts = factsOf(material.text, material.reading);
  const danger = dangerOf(material, facts);
  if (danger) {
    // Nothing of such a day is remembered for others to look back on.
    return finish(material, writeDanger(danger, material), 'crisis', NOTHING_REMEMBERED);
  }
  for (const plainly of [false, true]) {
    const chooser = new Chooser(material);
    const parts = compose(material, facts, chooser, plainly);
    if (parts && violationsOf(parts, material, facts).length === 0) {
      return finish(material, softened(parts, material), 'local', memoryOf(facts, chooser.used));
    }
  }
  return plainly(material, facts);
}

/** Where nothing of the entry can be said back: one true sentence on what it is about, if that is known. */
function plainly(material: Material, facts: Facts): WrittenFeedback {
  const { language, text } = material;
  const chooser = new Chooser(material);
  const lines = facts.sentences.map(({ line }) => line);
  let told: string | null = null;
  for (const topic of topicsOf(text, lines, facts.language)) {
    told ??= chooser.fresh(`topic-${topic}`, DIARY_TEXTS[language].topics[topic]);
  }
  const topic = told && { read: typeset(told, language), link: null, question: null, step: null };
  if (topic && violationsOf(topic, material, facts).length === 0) {
    return finish(material, softened(topic, material), 'local', memoryOf(facts, chooser.used));
  }
  const read = chooser.any('plain', DIARY_TEXTS[language].feedback.plain);
  const parts = { read, link: null, question: null, step: null };
  return finish(material, softened(parts, material), 'local', memoryOf(facts, []));
}

/** What is remembered of an entry for the ones that follow. */
export function memoryOf(facts: Facts, used: readonly string[]): Memory {
  const ids = (kinds: readonly Frame['kind'][]) =>
    facts.situations.filter(({ kind }) => kinds.includes(kind)).map(({ frame }) => frame);
  return {
    used,
    situations: ids(['hard', 'event', 'body', 'feeling']),
    helped: ids(['act', 'good']),
    names: facts.names,
  };
}

/** With the line that comes before the feedback of an ambiguous text (product research 4.6, level 1). */
export function softened(parts: Parts, material: Material): Parts {
  if (material.reading.crisisLevel !== 1) return parts;
  const { name, number } = CONTACTS[material.country].listening ?? DIRECTORY;
  const named = !number || name.includes(number) ? name : `${number} (${name})`;
  const chooser = new Chooser(material);
  const soft = fill(chooser.any('soft', DIARY_TEXTS[material.language].feedback.soft), {
    listening: named,
  });
  return { ...parts, read: `${soft} ${parts.read}` };
}

function finish(
  { language }: Material,
  parts: Parts,
  source: 'local' | 'crisis',
  memory: Memory,
): WrittenFeedback {
  return { ...parts, source, language, memory };
}

/** A situation together with how the screen's language speaks of it. */
interface Told {
  situation: Situation;
  frame: Frame;
}

/** Null where there is nothing of this entry to say. `plainly` leaves out what is said back. */
function compose(
  material: Material,
  facts: Facts,
  chooser: Chooser,
  plainly: boolean,
): Parts | null {
  const { language, reading, text } = material;
  const native = language.startsWith(facts.language);
  const told = facts.situations.flatMap((situation): Told[] => {
    const frame = frameIn(language, situation.frame);
    return frame ? [{ situation, frame }] : [];
  });
  const trouble = [...told.filter(({ frame }) => isTrouble(frame)), ...bySigns(material)];
  const bright = isBright(material, trouble);
  const good = told.filter(({ frame }) => frame.kind === 'good' || frame.kind === 'act');
  const main = trouble[0] ?? (bright ? good[0] : good.find(({ frame }) => frame.kind === 'act'));
  const clauses = native && !plainly ? reflect(text, facts.sentences, facts.language, reading) : [];
  const back = chosen(clauses, main?.situation.sentence);

  const say = ({ frame, situation }: Told, list: 'says' | 'asks' | 'steps'): string | null => {
    for (let tries = 0; tries <= frame[list].length; tries += 1) {
      const line = chooser.fresh(`${frame.id}.${list}`, frame[list]);
      const spoken = line && speak(line, language, native ? situation.who : null);
      if (spoken) return spoken;
    }
    return null;
  };
  const read: string[] = [];
  if (back) read.push(typeset(back.said, language));
  const hard = main?.frame.kind === 'hard';
  for (const one of [main, ...trouble.slice(1, 3)]) {
    const line = read.length < 2 && one ? say(one, 'says') : null;
    if (line) read.push(line);
  }
  const turned = turnOf(clauses, back);
  if (turned && read.length < 3) {
    const clause = turned.charAt(0).toLowerCase() + turned.slice(1);
    read.push(typeset(fill(DIARY_TEXTS[language].feedback.turned, { clause }), language));
  } else if (!hard && main && isTrouble(main.frame) && read.length < 3) {
    const after = good.find(({ situation }) => situation.sentence !== main.situation.sentence);
    const line =
      (after && reading.level !== 'high' ? say(after, 'says') : null) ??
      (native ? lasting(material, facts, read, chooser) : null);
    if (line) read.push(line);
  } else if (bright && read.length < 2) {
    for (const one of good.slice(1)) {
      const line = read.length < 2 ? say(one, 'says') : null;
      if (line) read.push(line);
    }
  }
  if (read.length === 0) {
    const second = clauses[0];
    if (!second) return null;
    read.push(typeset(second.said, language));
  }
  if (read.length === 1 && !main) {
    const more = clauses.find(
      ({ said, sentence }) => said !== back?.said && sentence !== back?.sentence,
    );
    if (more) read.push(typeset(more.said, language));
  }
  const link = hard ? null : lookBack(material, facts, chooser);
  const question = main ? say(main, 'asks') : null;
  const offers = main && !hard && read.length + (link ? 1 : 0) <= 2;
  const step = offers ? say(main, 'steps') : null;
  return { read: read.join(' '), link, question, step };
}

function isTrouble({ kind }: Frame): boolean {
  return kind === 'hard' || kind === 'event' || kind === 'body' || kind === 'feeling';
}

/** Signs that the engine counted and no situation tells of. */
function bySigns({ language, reading }: Material): Told[] {
  const families: Exclude<CategoryKey, 'positive'>[] = [
    'exhaustion',
    'physical',
    'selfcriticism',
    'cynicism',
  ];
  return families.flatMap((family) => {
    const frame = reading.counts[family] > 0 ? frameIn(language, `signs-${family}`) : null;
    if (!frame) return [];
    const situation = { frame: frame.id, kind: frame.kind, sentence: -1, who: null, words: 0 };
    return [{ situation, frame }];
  });
}

/** A day is bright where something good is told and nothing hard, missed or bitter beside it. */
export function isBright(
  { reading }: Pick<Material, 'reading'>,
  trouble: readonly unknown[],
): boolean {
  if (trouble.length > 0 || reading.crisisLevel > 0) return false;
  const { exhaustion, physical, cynicism, selfcriticism } = reading.counts;
  if (exhaustion + physical + cynicism + selfcriticism > 0) return false;
  return !reading.mentions.some(
    ({ category, status }) =>
      category === 'positive' && (status === 'negated' || status === 'sarcasm'),
  );
}

/** The clause of the main situation's sentence; else the first that names somebody or something done. */
function chosen(
  clauses: readonly Reflected[],
  sentence: number | undefined,
): Reflected | undefined {
  return clauses.find((one) => one.sentence === sentence) ?? clauses[0];
}

/** The clause in which the day turned, if it can be said back and was not yet. */
function turnOf(clauses: readonly Reflected[], back: Reflected | undefined): string | null {
  if (!back) return null;
  return (
    clauses.find((one) => one.turned && one !== back && one.sentence >= back.sentence)?.said ?? null
  );
}

/** Since when, or that it came again, where what is said back does not tell it already. */
function lasting(
  { language }: Material,
  { since, again }: Facts,
  read: readonly string[],
  chooser: Chooser,
): string | null {
  const said = read.join(' ').toLowerCase();
  const phrases = DIARY_TEXTS[language].feedback;
  if (since && /^[a-z0-9 ]+$/u.test(since) && !said.includes(since.split(' ').at(-1) ?? since)) {
    const sentence = chooser.fresh('since', phrases.since);
    if (sentence) return typeset(fill(sentence, { since: accented(since, language) }), language);
  }
  if (!again || /de novo|outra vez|again|otra vez|encore/u.test(said)) return null;
  const sentence = chooser.fresh('again', phrases.again);
  return sentence && typeset(sentence, language);
}

/** Words of time are found without accents and said with them. */
function accented(since: string, language: Material['language']): string {
  const words: Readonly<Partial<Record<typeof language, string>>> = {
    'pt-BR': 'ha=há mes=mês tres=três terca=terça sabado=sábado marco=março',
    'es-ES': 'dias=días miercoles=miércoles sabado=sábado mas=más',
    'en-US':
      'monday=Monday tuesday=Tuesday wednesday=Wednesday thursday=Thursday friday=Friday saturday=Saturday sunday=Sunday christmas=Christmas',
    'fr-FR': 'fevrier=février aout=août decembre=décembre noel=Noël',
  };
  const map = new Map(
    words[language]?.split(' ').map((pair) => pair.split('=') as [string, string]),
  );
  return since
    .split(' ')
    .map((word) => map.get(word) ?? word)
    .join(' ');
}
