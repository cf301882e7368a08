import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { CATEGORIES, type Category, SEEN } from '#features/burnout/engine/contract.ts';
import { read } from '#features/burnout/engine/index.ts';
import { beginsSentence, writtenStem } from '#features/burnout/engine/second-look/stems.ts';
import { Tokens, tokenise } from '#features/burnout/engine/text/tokenise.ts';

const CORPUS = new URL('../../corpus/', import.meta.url).pathname;

/** A text that is marked as crisis or not, as what is learnt from sees it. */
export interface Example {
  crisis: boolean;
  /** Written for learning only: close to the border, so that false alarms are not counted by it. */
  drill: boolean;
  /** The stems and pairs of each sentence. */
  sentences: string[][];
}

/** A Portuguese text without danger whose states are marked. */
export interface StateExample {
  present: readonly Category[];
  /** The states that a wording names. */
  named: readonly Category[];
  /** As people write; the others follow the guideline. */
  voice: boolean;
  sentences: string[][];
}

const entryFiles = (): string[] => [
  `${CORPUS}development/entries.jsonl`,
  ...globSync(`${CORPUS}validation/*.jsonl`).sort(),
  ...globSync(`${CORPUS}voices/*.jsonl`).sort(),
];

/** Every marked text but those kept apart, each once, in the order of files and lines. */
export function readExamples(): Example[] {
  const ordinary = entryFiles();
  const drills = globSync(`${CORPUS}examples/*.jsonl`).sort();
  const examples = new Map<string, Example>();
  for (const file of [...ordinary, ...drills]) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line.trim() === '') continue;
      const marked = JSON.parse(line) as { text: string } & (
        | { crisis: boolean }
        | { kind: string }
      );
      const { text } = marked;
      if (examples.has(text)) continue;
      const crisis = 'crisis' in marked ? marked.crisis : marked.kind === 'danger';
      examples.set(text, { crisis, drill: drills.includes(file), sentences: sentencesOf(text) });
    }
  }
  return [...examples.values()];
}

/** Every Portuguese text whose states are marked, but those kept apart. */
export function readStateExamples(): StateExample[] {
  return entryFiles().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => {
        const marked = JSON.parse(line) as Marked;
        const isOrdinary = marked.kind ? marked.kind === 'ordinary' : !marked.crisis;
        const present =
          marked.present ?? (marked.gold && CATEGORIES.filter((one) => marked.gold?.[one]));
        if (marked.lang !== 'pt' || !isOrdinary || !present) return [];
        const named = read(marked.text).mentions.filter(
          ({ status, expression }) => status === 'counted' && !expression.startsWith(`${SEEN}:`),
        );
        return [
          {
            present,
            named: named.map(({ category }) => category),
            voice: marked.kind !== undefined,
            sentences: sentencesOf(marked.text),
          },
        ];
      }),
  );
}

interface Marked {
  lang: string;
  text: string;
  kind?: string;
  crisis?: boolean;
  present?: Category[];
  gold?: Partial<Record<Category, number>>;
}

/** Sixteen characters that are others as soon as an example is. */
export function markOf(examples: readonly (Example | StateExample)[]): string {
  return createHash('sha256').update(JSON.stringify(examples)).digest('hex').slice(0, 16);
}

const tokens = new Tokens();

function sentencesOf(text: string): string[][] {
  tokenise(text, tokens);
  const sentences: string[][] = [];
  let from = 0;
  for (let token = 1; token <= tokens.count; token += 1) {
    if (token < tokens.count && !beginsSentence(tokens, token, from)) continue;
    sentences.push(featuresOf(from, token));
    from = token;
  }
  return sentences;
}

function featuresOf(from: number, to: number): string[] {
  const stems = Array.from({ length: to - from }, (_, i) => writtenStem(tokens, from + i));
  return [...new Set([...stems, ...stems.slice(1).map((stem, i) => `${stems[i]} ${stem}`)])];
}
