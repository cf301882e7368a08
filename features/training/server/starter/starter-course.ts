import type { CoverName } from '#features/content/contract/covers.ts';
import type { Source } from '#features/content/contract/review.ts';
import type { FilmName } from '#features/content/contract/video.ts';
import type { LegalDuty, Lesson } from '#features/training/contract/course.schemas.ts';
import type { CourseDraft } from '#features/training/contract/courses-admin.contract.ts';
import { uuidOf } from '#packages/db/index.ts';
import { blocksOf } from '#packages/kernel/written-text.ts';

/** A question with its options, the right one first; in the quiz they stand in another order. */
export interface StarterQuestion {
  text: string;
  options: readonly [right: string, ...others: string[]];
  explanation: string;
  source?: Source;
}

interface StarterLesson {
  title: string;
  text: string;
  film?: FilmName;
}

type Words = { title: string; description: string };

/** A course as its file tells it: the texts of its lessons as people write them. */
export interface StarterText extends Words {
  /** Names the course for good; its ids follow from it. */
  key: string;
  hours: number;
  cover: CoverName;
  premium?: true;
  legal?: LegalDuty;
  validMonths?: number;
  translations: Record<'en-US' | 'es-ES' | 'fr-FR', Words>;
  sources: readonly Source[];
  lessons: readonly StarterLesson[];
  /** At its end; with a mark where a law asks for the course. */
  quiz: readonly StarterQuestion[];
}

export type StarterCourse = CourseDraft & { id: string };

/** Per cent of right answers in a course that a law asks for, and its tries within a day. */
const LEGAL_MARK = { passMark: 70, tries: 5 };
const NO_MARK = { passMark: 0, tries: null };

/** The id of the starter course of this key, on every installation the same. */
export const starterId = (key: string) => uuidOf(`starter course ${key}`);

/** A course of the product, in Portuguese, which no professional has reviewed. */
export function starterCourse(written: StarterText): StarterCourse {
  const { key, lessons, quiz, premium, legal, validMonths, sources, ...facts } = written;
  return {
    ...facts,
    id: starterId(key),
    language: 'pt-BR',
    premium: premium ?? false,
    legal: legal ?? null,
    validMonths: validMonths ?? null,
    sources: [...sources],
    review: null,
    lessons: [
      ...lessons.map(
        ({ title, text, film }, index): Lesson => ({
          id: uuidOf(`starter course ${key} lesson ${index}`),
          title,
          body: blocksOf(text),
          video: film ? { kind: 'film', film } : null,
          quiz: null,
        }),
      ),
      quizLesson(key, quiz, legal !== undefined),
    ],
  };
}

function quizLesson(key: string, quiz: readonly StarterQuestion[], isLegal: boolean): Lesson {
  const { passMark, tries } = isLegal ? LEGAL_MARK : NO_MARK;
  return {
    id: uuidOf(`starter course ${key} quiz`),
    title: 'Perguntas',
    body: blocksOf(
      isLegal
        ? `São ${quiz.length} perguntas, e ${passMark}% de acerto bastam. Cada resposta vem explicada, e dá para tentar de novo.`
        : `São ${quiz.length} perguntas, sem nota. Cada resposta vem explicada.`,
    ),
    video: null,
    quiz: {
      passMark,
      tries,
      questions: quiz.map(({ text, options, explanation, source }, nth) => {
        const id = uuidOf(`starter course ${key} question ${nth}`);
        const own = options.map((option, place) => ({
          id: uuidOf(`starter course ${key} question ${nth} option ${place}`),
          text: option,
        }));
        // The first one is right: put somewhere else, differently from question to question.
        const turn = (nth * 2 + key.length) % own.length;
        return {
          ...{ id, text, explanation, source: source ?? null },
          options: [...own.slice(turn), ...own.slice(0, turn)],
          right: own[0]?.id ?? '',
        };
      }),
    },
  };
}
