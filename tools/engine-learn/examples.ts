import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
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

/** Every marked text but those kept apart, each once, in the order of files and lines. */
export function readExamples(): Example[] {
  const ordinary = [
    `${CORPUS}development/entries.jsonl`,
    ...globSync(`${CORPUS}validation/*.jsonl`).sort(),
    ...globSync(`${CORPUS}voices/*.jsonl`).sort(),
  ];
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

/** Sixteen characters that are others as soon as an example is. */
export function markOf(examples: readonly Example[]): string {
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
