import type { Caller } from '#packages/api/server/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { type BookPage, dayOf } from '#packages/kernel/index.ts';
import { TRAINING_TEXTS } from './texts.ts';

interface TakenCourse {
  title: string;
  hours: number | null;
  startedAt: string;
  completedAt: string | null;
  expiresAt: string | null;
  seenByCompany: boolean;
}

/** Courses on the day on which they were begun, for the book of a person's records. */
export async function* trainingBook(
  courses: AsyncIterable<TakenCourse>,
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
): AsyncGenerator<BookPage> {
  const texts = TRAINING_TEXTS[language].book;
  const format = formatterFor(language, timeZone);
  const of = (text: string, at: string) => fill(text, { day: format.date(at, 'long') });
  for await (const { title, hours, startedAt, completedAt, expiresAt, seenByCompany } of courses) {
    const facts = [
      completedAt ? of(texts.done, completedAt) : texts.underWay,
      hours !== null && fill(texts.hours, { hours: format.number(hours) }),
      expiresAt && of(texts.expires, expiresAt),
      completedAt && seenByCompany && texts.company,
    ];
    yield {
      ...{ chapter: texts.chapter, day: dayOf(new Date(startedAt), timeZone) },
      head: `${format.date(startedAt, 'long')} · ${title}`,
      text: facts.filter(Boolean).join(' '),
    };
  }
}
