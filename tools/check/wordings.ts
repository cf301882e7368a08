import { readFileSync } from 'node:fs';
import { CATEGORIES, type Language } from '../../features/burnout/engine/index.ts';
import { SOURCES } from '../../features/burnout/engine/lexicon/sources.ts';
import {
  type PatternListener,
  readPatterns,
} from '../../features/burnout/engine/tables/build/notation.ts';

/** Words that a wording cannot end in: what they lead to may turn it into its opposite. */
const HEADS: Readonly<Record<Language, string>> = {
  pt: 'o a os as um uma de do da dos das em no na nos nas com meu minha meus minhas seu sua e ou que',
  en: 'a an the of my your his her with and or',
  es: 'el la los las un una de del con mi mis su sus y o en',
  fr: 'le la les un une des du au aux mon ma mes son sa ses et ou avec dans',
};
/** "Com o coração" alone says nothing: apertado, leve, na mão. */
const UNFINISHED: Readonly<Record<Language, string>> = {
  pt: 'com o coração|com a cabeça|com o corpo|com a alma|com o peito',
  en: 'with my heart|with my head',
  es: 'con el corazón|con la cabeza|con el alma',
  fr: 'avec le coeur|avec la tête',
};

interface WordingProblem {
  language: Language;
  category: string;
  wording: string;
  problem: string;
}

/** Those of before the rule; the list may only become shorter. */
const KNOWN = new URL('./unfinished-wordings.txt', import.meta.url);
const SHOWN = 90;

/** What is wrong and was not before, and what is listed as wrong and no longer is, one a line. */
export function newWordingProblems(): string[] {
  const known = new Set(readFileSync(KNOWN, 'utf8').split('\n').filter(Boolean));
  const lines = new Set(wordingProblems().map(lineOf));
  return [
    ...[...lines].filter((line) => !known.has(line)),
    ...[...known].filter((line) => !lines.has(line)).map((line) => `finished, unlist it: ${line}`),
  ];
}

function lineOf({ language, category, wording, problem }: WordingProblem): string {
  return `${language} ${category}, ${problem}: ${wording.slice(0, SHOWN)}`;
}

/** Wordings of signs that end in an unfinished head, or that are nothing but grammar and numbers. */
function wordingProblems(): WordingProblem[] {
  return (Object.keys(SOURCES) as Language[]).flatMap((language) =>
    CATEGORIES.flatMap((category) =>
      endsOf(SOURCES[language].mentions[category]).flatMap((found) => {
        const problem = faultOf(language, found);
        return problem === undefined
          ? []
          : [{ language, category, wording: found.wording, problem }];
      }),
    ),
  );
}

/** What is wrong with the first wording of a list, if anything. */
export function problemOf(language: Language, list: string): string | undefined {
  const [first] = endsOf(list);
  return first && faultOf(language, first);
}

function faultOf(language: Language, { ends, words }: Ends): string | undefined {
  const heads = new Set(HEADS[language].split(' '));
  if (words.every((word) => heads.has(word) || /^\d+$/.test(word)))
    return 'only grammar or numbers';
  const head = ends.find((end) => heads.has(end.split(' ').at(-1) ?? ''));
  if (head !== undefined) return `ends in "${head}"`;
  const unfinished = ends.find((end) =>
    UNFINISHED[language].split('|').some((it) => end.endsWith(it)),
  );
  return unfinished === undefined ? undefined : `ends in "${unfinished}"`;
}

interface Ends {
  wording: string;
  /** Last words of every way to say the wording, up to three of them. */
  ends: string[];
  words: string[];
}

const KEPT = 3;

/** What each expression of a list may end in. */
function endsOf(list: string): Ends[] {
  const found: Ends[] = [];
  let words: string[] = [];
  let ways: string[][] = [[]];
  const open: { before: string[][]; after: string[][] }[] = [];
  const say = (word: string): void => {
    words.push(word);
    ways = unique(ways.map((way) => [...way, word].slice(-KEPT)));
  };
  const listener: PatternListener = {
    word: (from, to) => say(list.slice(from, to)),
    adjective: (from, to) => say(list.slice(from, to)),
    verb: (from, to) => say(`<${list.slice(from, to)}>`),
    namedClass: (from, to) => say(`$${list.slice(from, to)}`),
    gap: () => say('..'),
    open: () => open.push({ before: ways, after: [] }),
    alternative: () => {
      const group = open.at(-1);
      if (group === undefined) return;
      group.after.push(...ways);
      ways = group.before;
    },
    close: (optional) => {
      const group = open.pop();
      if (group === undefined) return;
      ways = unique([...group.after, ...ways, ...(optional ? group.before : [])]);
    },
    end: (from, to) => {
      const ends = ways.filter((way) => way.length > 0).map((way) => way.join(' '));
      if (words.length > 0)
        found.push({
          wording: list.slice(from, to).replace(/\s+/g, ' ').replace(/\| /g, '|'),
          ends,
          words,
        });
      words = [];
      ways = [[]];
    },
  };
  readPatterns(list, listener);
  return found;
}

function unique(ways: readonly string[][]): string[][] {
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
}
