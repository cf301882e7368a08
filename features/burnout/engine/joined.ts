import {
  CATEGORIES,
  type Counts,
  type CrisisLevel,
  type Language,
  type Reading,
  type Span,
} from './contract.ts';
import { levelOf, scoreOf } from './score.ts';

/** The reading of a stretch of a text and where the stretch starts. */
export interface Part {
  start: number;
  reading: Reading;
}

/** One reading of an entry whose sentences were read in languages of their own. */
export function joinReadings(language: Language, parts: readonly Part[]): Reading {
  const first = (parts[0] as Part).reading;
  const counts = Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      parts.reduce((sum, { reading }) => sum + reading.counts[category], 0),
    ]),
  ) as Counts;
  const score = scoreOf(counts);
  const crisisLevel = Math.max(...parts.map(({ reading }) => reading.crisisLevel)) as CrisisLevel;
  return {
    version: first.version,
    language,
    words: parts.reduce((sum, { reading }) => sum + reading.words, 0),
    mentions: parts.flatMap(({ start, reading }) =>
      reading.mentions.map((mention) => {
        const moved = { ...mention, ...shifted(mention, start) };
        return mention.trigger === undefined
          ? moved
          : { ...moved, trigger: shifted(mention.trigger, start) };
      }),
    ),
    counts,
    score,
    level: levelOf(score),
    crisis: crisisLevel > 0,
    crisisLevel,
    crisisSpans: parts.flatMap(({ start, reading }) =>
      reading.crisisSpans.map((span) => shifted(span, start)),
    ),
  };
}

function shifted({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}
