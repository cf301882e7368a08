import type { EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { BookPage } from '#packages/kernel/index.ts';
import { EMOTION_TEXTS } from './texts.ts';

interface Felt {
  day: string;
  at?: string;
  level: EmotionLevel | null;
  tags: string[];
  note: string | null;
}

/** Days, and after them moments with their time, for the book of a person's records. */
export async function* emotionBook(
  days: AsyncIterable<Felt | undefined>,
  moments: AsyncIterable<Felt | undefined>,
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
): AsyncGenerator<BookPage> {
  const { book, report } = EMOTION_TEXTS[language];
  const format = formatterFor(language, timeZone);
  for (const part of ['days', 'moments'] as const) {
    for await (const felt of part === 'days' ? days : moments) {
      if (!felt) continue;
      const { day, at, level, tags, note } = felt;
      const when = at ? `${format.day(day, 'long')}, ${format.time(at)}` : format.day(day, 'long');
      const word = level && report.levels[level - 1];
      yield {
        ...{ chapter: book[part], day, head: word ? `${when} · ${word}` : when },
        ...{ text: note?.trim() || undefined, aside: tags.join(', ') || undefined },
      };
    }
  }
}
