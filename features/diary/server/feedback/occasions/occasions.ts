import { fold } from '#packages/kernel/words.ts';
import { en } from './patterns.en.ts';
import { es } from './patterns.es.ts';
import { fr } from './patterns.fr.ts';
import { pt } from './patterns.pt.ts';

/**
 * What can happen to somebody that no word of wear tells: a death, a person close to them ill,
 * being hurt at home, being shouted at or harassed, a separation, losing the job, an accident or a robbery.
 */
export const OCCASIONS = [
  'violence',
  'loss',
  'shock',
  'mistreatment',
  'illness',
  'parting',
  'dismissal',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** How one language tells of each, over folded text, one sentence at a time. */
export interface OccasionPatterns {
  says: Record<Occasion, RegExp>;
  /** A sentence that has one of these tells of a dream, a film, long ago, or a likeness. */
  unless: RegExp;
  /** What takes it back where it stands in front of it, at most three words away. */
  denial: RegExp;
}

const LANGUAGES = [pt, en, es, fr];
/** As much of a sentence as is looked at: longer ones are lists or have lost their full stops. */
const LONGEST_SENTENCE = 400;

/**
 * What an entry tells of that makes its day no ordinary one, the gravest first; null for most.
 * It decides how the feedback speaks and nothing else: neither score, nor signals, nor danger.
 */
export function occasionOf(text: string): Occasion | null {
  const folded = fold(text).replaceAll('’', "'");
  if (!isToldAnywhere(folded)) return null;
  const sentences = folded
    .split(/[.!?;\n…]+/)
    .map((sentence) => sentence.slice(0, LONGEST_SENTENCE));
  const told = sentences.flatMap((sentence) =>
    LANGUAGES.flatMap((patterns) => toldIn(sentence, patterns)),
  );
  return OCCASIONS.find((occasion) => told.includes(occasion)) ?? null;
}

/** Whether a closer look is worth it: no phrase goes beyond its sentence, and most entries have none. */
function isToldAnywhere(folded: string): boolean {
  return LANGUAGES.some(({ says }) => OCCASIONS.some((occasion) => says[occasion].test(folded)));
}

function toldIn(sentence: string, { says, unless, denial }: OccasionPatterns): Occasion[] {
  if (unless.test(sentence)) return [];
  return OCCASIONS.filter((occasion) => {
    const found = says[occasion].exec(sentence);
    return found !== null && !denial.test(sentence.slice(0, found.index));
  });
}
