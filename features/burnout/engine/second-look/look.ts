import type { Category, CrisisLevel, Span } from '../contract.ts';
import type { Tokens } from '../text/tokenise.ts';
import { findHeaviest, noteKnown, restsOnWords, type Stretch, tellingStretches } from './known.ts';
import { STATES } from './state-weights.ts';
import { STATE_WORDS, TOGETHER_WORDS, writtenStem } from './stems.ts';
import { learntTable } from './table.ts';
import { BIAS, LEVEL_FROM } from './weights.ts';

/** A state that the words of a text carry together. */
export interface SeenState {
  category: Category;
  /** The words that weighed most, the heaviest stretch first. */
  stretches: readonly SeenStretch[];
}

export interface SeenStretch extends Span {
  /** Stem of its heaviest word. */
  stem: string;
}

/** What no wording has named. */
export interface SecondLook {
  level: CrisisLevel;
  spans: Span[];
  /** Empty where there is danger: then help comes before everything else. */
  states: SeenState[];
}

/**
 * A second look at a text in which no wording of danger was found: what the stems of up to `TOGETHER`
 * sentences in a row weigh. The rest of the text adds nothing, and takes nothing from what one sentence weighs
 * by itself. The spans are what weighed most. Linear time.
 *
 * `missing` are the states that no wording has named; those that the text shows all the same come back.
 */
export function lookAgain(tokens: Tokens, missing: readonly Category[]): SecondLook {
  const table = learntTable();
  noteKnown(tokens, table);
  const heaviest = findHeaviest(table.danger, BIAS, TOGETHER_WORDS);
  if (heaviest.weight < LEVEL_FROM[1] || !restsOnWords(tokens, table.danger, heaviest)) {
    return { level: 0, spans: [], states: missing.flatMap((one) => seenState(tokens, one)) };
  }
  const stretches = tellingStretches(tokens, table.danger, heaviest);
  return {
    level: heaviest.weight < LEVEL_FROM[2] ? 1 : 2,
    spans: stretches.map(({ start, end }) => ({ start, end })),
    states: [],
  };
}

function seenState(tokens: Tokens, category: Category): SeenState[] {
  const weights = learntTable().states[category];
  const { bias, from } = STATES[category];
  const heaviest = findHeaviest(weights, bias, STATE_WORDS);
  if (heaviest.weight < from || !restsOnWords(tokens, weights, heaviest)) return [];
  const stretches = tellingStretches(tokens, weights, heaviest).sort(byWeight);
  return [
    {
      category,
      stretches: stretches.map(({ start, end, token }) => ({
        ...{ start, end, stem: writtenStem(tokens, token) },
      })),
    },
  ];
}

const byWeight = (a: Stretch, b: Stretch): number => b.weight - a.weight || a.start - b.start;
