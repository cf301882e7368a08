import {
  type Dimension,
  decideRelease,
  type Release,
  shareOf,
} from '#features/company-report/server/index.ts';
import { exposureOf, FACTORS, type Factor, ITEMS } from '../contract/factors.ts';
import { FEWEST_ANSWERS, type ResultCell, type SurveyResults } from '../contract/survey-results.ts';
import type { Answer } from './survey.queries.ts';

/** Means are told in halves, and never at either end, where everybody would be known by them. */
const LOWEST = 1.5;
const HIGHEST = 4.5;

/**
 * What an answer weighs that decides nothing: any number of them together is less than one person, and
 * still somebody, whom no difference may be about.
 */
const UNSETTLED = 2 ** -30;

interface Survey {
  /** People of the company. */
  people: number;
  /** People among those asked who read the results; each could take their own answers off. */
  readers: number;
  /** Parts of the company that have people; whatever else an answer names counts in the whole alone. */
  sites: readonly string[];
  sectors: readonly string[];
  openedOn: string;
  closedOn: string;
}

/**
 * What is told of a survey, by the rules of the company's report: at least ten settled people in every
 * figure and in every difference of two of them, of the survey and of each factor by itself. Every part
 * of the company is named, so that one in which nobody answered looks like one that is protected.
 */
export function resultsOf(given: readonly Answer[], survey: Survey): SurveyResults {
  const { people, readers, openedOn, closedOn } = survey;
  const known = { site: new Set(survey.sites), sector: new Set(survey.sectors) };
  const placeIn = (dimension: Dimension, name: string | null) =>
    name !== null && known[dimension].has(name) ? name : null;
  const answers = given.map((answer) => ({
    ...answer,
    site: placeIn('site', answer.site),
    sector: placeIn('sector', answer.sector),
  }));
  const release = releaseOf(answers, readers);
  const ofFactors = FACTORS.map((factor) => {
    const own = answers.filter((answer) => meanOf(answer, factor) !== null);
    return { factor, release: releaseOf(own, readers) };
  });
  const cellOf = (cell: readonly Answer[], isTold: (release: Release) => boolean) => {
    if (!isTold(release)) return null;
    const { length } = cell;
    const factors = ofFactors.map(({ factor, release: own }) => [
      factor,
      isTold(own) ? toldMean(cell.flatMap((one) => meanOf(one, factor) ?? [])) : null,
    ]);
    return {
      people: length >= 50 ? '50' : length >= 20 ? '20' : '10',
      factors: Object.fromEntries(factors) as ResultCell['factors'],
    } satisfies ResultCell;
  };
  const partsOf = (dimension: Dimension) =>
    [...known[dimension]]
      .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
      .map((name) => ({
        name,
        cell: cellOf(
          answers.filter((answer) => answer[dimension] === name),
          (one) => one[dimension].has(name),
        ),
      }));
  return {
    ...{ openedOn, closedOn },
    answered: release.whole ? shareOf(Math.min(answers.length, people), people) : null,
    whole: cellOf(answers, ({ whole }) => whole),
    sites: partsOf('site'),
    sectors: partsOf('sector'),
  };
}

function releaseOf(answers: readonly Answer[], readers: number): Release {
  const places = Map.groupBy(answers, ({ site, sector }) => JSON.stringify([site, sector]));
  const groups = [...places.values()].flatMap((alike) => {
    const [now] = alike;
    const people = alike.reduce((sum, { settled }) => sum + (settled ? 1 : UNSETTLED), 0);
    return now ? [{ now, people, told: true, before: [] }] : [];
  });
  return decideRelease({ groups, fewest: FEWEST_ANSWERS, admins: readers });
}

/** One person's exposure to a factor: the mean of what they answered of it, null where they skipped both. */
function meanOf({ answers }: Answer, factor: Factor): number | null {
  const given = ITEMS.flatMap((item, at) => {
    const answer = answers[at] ?? 0;
    return item.factor === factor && answer > 0 ? [exposureOf(answer, item.worse)] : [];
  });
  return given.length > 0 ? given.reduce((sum, one) => sum + one, 0) / given.length : null;
}

function toldMean(means: readonly number[]): number {
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
  return Math.min(HIGHEST, Math.max(LOWEST, Math.round(mean * 2) / 2));
}
