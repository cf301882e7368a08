import { createRequire } from 'node:module';
import { lexiconOf } from '#features/burnout/engine/tables/index.ts';

/** Reads one text and tells how much it found, so that no work can be left out. */
export type Peer = (text: string) => number;

interface Natural {
  AggressiveTokenizerPt: new () => { tokenize(text: string): string[] };
  PorterStemmerPt: { stem(word: string): string };
  SentimentAnalyzer: new (
    language: string,
    stemmer: unknown,
    vocabulary: string,
  ) => { getSentiment(words: string[]): number };
}

/** Names of the peers, in the order of the table. */
export const PEERS = [
  'natural',
  'snowball-stemmers + word look-up',
  'multilang-sentiment',
  'one regular expression',
] as const;

/**
 * What others use for the same job in Portuguese, none of it judging denial, time or person:
 * `natural` (tokenizer, stemmer and sentiment), the Snowball stemmer with a look-up of the engine's
 * own single words, `multilang-sentiment`, and one word-edged regular expression of all wordings
 * without alternatives or inflection.
 */
export function peers(): Readonly<Record<string, Peer>> {
  // A library that one of them loads prints advertising otherwise.
  process.env.DOTENV_CONFIG_QUIET = 'true';
  const require = createRequire(import.meta.url);
  return {
    natural: natural(require('natural') as Natural),
    'snowball-stemmers + word look-up': snowball(require('snowball-stemmers') as SnowballModule),
    'multilang-sentiment': sentiment(require('multilang-sentiment') as Sentiment),
    'one regular expression': expression(),
  };
}

function natural(library: Natural): Peer {
  const tokenizer = new library.AggressiveTokenizerPt();
  const analyzer = new library.SentimentAnalyzer('Portuguese', library.PorterStemmerPt, 'afinn');
  return (text) => {
    const score = analyzer.getSentiment(tokenizer.tokenize(text.toLowerCase()));
    return score === 0 ? 0 : 1;
  };
}

interface SnowballModule {
  newStemmer(language: string): { stem(word: string): string };
}

function snowball(library: SnowballModule): Peer {
  const stemmer = library.newStemmer('portuguese');
  const stems = new Set(
    plainWordings().flatMap((wording) => {
      return wording.includes(' ') ? [] : [stemmer.stem(wording)];
    }),
  );
  return (text) => {
    let found = 0;
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      if (stems.has(stemmer.stem(word))) found += 1;
    }
    return found;
  };
}

type Sentiment = (text: string, language: string) => { words: string[] };

function sentiment(library: Sentiment): Peer {
  return (text) => library(text, 'pt').words.length;
}

function expression(): Peer {
  const terms = plainWordings().toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<!\\p{L})(?:${terms.join('|')})(?!\\p{L})`, 'giu');
  return (text) => {
    let found = 0;
    for (const _match of text.matchAll(pattern)) found += 1;
    return found;
  };
}

/** Number of wordings in the expression. */
export function expressionSize(): number {
  return plainWordings().length;
}

/** First readings of the mentions that need no notation: letters and spaces only. */
function plainWordings(): string[] {
  const { entries } = lexiconOf('pt');
  const wordings = Array.from({ length: entries.length }, (_, i) => entries.at(i)).flatMap(
    (entry) => {
      if (entry.layer !== 'mention' || entry.category === undefined) return [];
      const wording = entry.notation.replace(/^[\^%]+/, '').replace(/\/\p{L}+/gu, '');
      return /^[\p{L} ]+$/u.test(wording) ? [wording.trim().toLowerCase()] : [];
    },
  );
  return [...new Set(wordings)];
}
