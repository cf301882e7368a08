import { type Dimension, decideRelease, shareOf } from '#features/company-report/server/index.ts';
import { exposureOf, FACTORS, type Factor, ITEMS } from '../contract/factors.ts';
import { FEWEST_ANSWERS, type ResultCell, type SurveyResults } from '../contract/survey-results.ts';
import type { Answer } from './survey.queries.ts';

/** Means are told in halves, and never at either end, where everybody would be known by them. */
const LOWEST = 1.5;
const HIGHEST = 4.5;

/**
 * What is told of a survey, by the rules of the company's report: at least ten people in every figure
 * and in every difference of two of them.
 */
export function resultsOf(
  answers: readonly Answer[],
  { people, openedOn, closedOn }: { people: number; openedOn: string; closedOn: string },
): SurveyResults {
  const release = decideRelease({
    groups: answers.map(({ site, sector }) => ({
      ...{ people: 1, told: true, before: [] },
      now: { site, sector },
    })),
    fewest: FEWEST_ANSWERS,
    admins: 0,
  });
  const partsOf = (dimension: Dimension) =>
    [...new Set(answers.flatMap((answer) => answer[dimension] ?? []))]
      .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
      .map((name) => ({
        name,
        cell: release[dimension].has(name)
          ? cellOf(answers.filter((answer) => answer[dimension] === name))
          : null,
      }));
  return {
    ...{ openedOn, closedOn },
    answered: release.whole ? shareOf(Math.min(answers.length, people), people) : null,
    whole: release.whole ? cellOf(answers) : null,
    sites: partsOf('site'),
    sectors: partsOf('sector'),
  };
}

function cellOf(answers: readonly Answer[]): ResultCell {
  const factors = Object.fromEntries(
    FACTORS.map((factor) => [
      factor,
      toldMean(answers.flatMap((one) => meanOf(one, factor) ?? [])),
    ]),
  ) as ResultCell['factors'];
  const { length } = answers;
  return { people: length >= 50 ? '50' : length >= 20 ? '20' : '10', factors };
}

/** One person's exposure to a factor: the mean of what they answered of it, null where they skipped both. */
function meanOf({ answers }: Answer, factor: Factor): number | null {
  const given = ITEMS.flatMap((item, at) => {
    const answer = answers[at] ?? 0;
    return item.factor === factor && answer > 0 ? [exposureOf(answer, item.worse)] : [];
  });
  return given.length > 0 ? given.reduce((sum, one) => sum + one, 0) / given.length : null;
}

function toldMean(means: readonly number[]): number | null {
  if (means.length < FEWEST_ANSWERS) return null;
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
  return Math.min(HIGHEST, Math.max(LOWEST, Math.round(mean * 2) / 2));
}
