import type { Entry } from '#features/diary/contract/diary.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { BookPage, BookPicture } from '#packages/kernel/index.ts';
import { DIARY_TEXTS } from './texts.ts';
import { writtenWhen } from './written-when.ts';

type Told = Pick<Entry, 'id' | 'createdAt' | 'day' | 'title' | 'text' | 'feedback'>;

/** Entries with their photos and what Florescer answered to them, for the book of a person's records. */
export async function* diaryBook(
  entries: AsyncIterable<Told | undefined>,
  photosOf: (entryId: string) => Promise<BookPicture[]>,
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
): AsyncGenerator<BookPage> {
  const { chapter, feedback: word } = DIARY_TEXTS[language].book;
  const format = formatterFor(language, timeZone);
  for await (const entry of entries) {
    if (!entry) continue;
    const { day, title, text, feedback } = entry;
    const when = writtenWhen(entry, format, timeZone);
    const answer = feedback && [feedback.read, feedback.link, feedback.question, feedback.step];
    yield {
      ...{ chapter, day, head: title ? `${when} · ${title}` : when, text: text.trim() },
      aside: answer ? [word, ...answer.filter(Boolean)].join(' ') : undefined,
      pictures: await photosOf(entry.id),
    };
  }
}
