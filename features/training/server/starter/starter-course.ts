import type { CourseDraft } from '#features/training/contract/courses-admin.contract.ts';
import { uuidOf } from '#packages/db/index.ts';
import { blocksOf } from '#packages/kernel/written-text.ts';

/** A course as its file tells it: the texts of its lessons as people write them. */
export interface StarterText {
  /** Names the course for good; its ids follow from it. */
  key: string;
  title: string;
  description: string;
  hours: number;
  premium?: true;
  lessons: readonly { title: string; text: string }[];
}

export type StarterCourse = CourseDraft & { id: string };

/** The id of the starter course of this key, on every installation the same. */
export const starterId = (key: string) => uuidOf(`starter course ${key}`);

/** A course of the product, in Portuguese. */
export function starterCourse({ key, lessons, premium, ...facts }: StarterText): StarterCourse {
  return {
    ...facts,
    id: starterId(key),
    language: 'pt-BR',
    premium: premium ?? false,
    lessons: lessons.map(({ title, text }, index) => ({
      id: uuidOf(`starter course ${key} lesson ${index}`),
      title,
      body: blocksOf(text),
    })),
  };
}
