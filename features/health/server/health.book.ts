import type { HealthRecord } from '#features/health/contract/health.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { type Formatter, formatterFor } from '#packages/i18n/format.ts';
import type { BookPage } from '#packages/kernel/index.ts';
import { HEALTH_TEXTS, type HealthWords } from './texts.ts';

/** Drinks, exercises, meals and nights, a line each below their day, for the book of a person's records. */
export async function* healthBook(
  records: AsyncIterable<HealthRecord | undefined>,
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
): AsyncGenerator<BookPage> {
  const { book, words } = HEALTH_TEXTS[language];
  const { chapter, together } = book;
  const format = formatterFor(language, timeZone);
  let day: string | undefined;
  let lines: { at: string; text: string }[] = [];
  const page = (of: string): BookPage => ({
    ...{ chapter, day: of, head: format.day(of, 'long') },
    // Records of a day are kept in the order of their ids.
    text: lines
      .toSorted((one, other) => one.at.localeCompare(other.at))
      .map(({ text }) => text)
      .join('\n'),
  });
  for await (const record of records) {
    if (!record) continue;
    if (day !== undefined && record.day !== day) {
      yield page(day);
      lines = [];
    }
    day = record.day;
    const text = toldOf(record, { words, together, format });
    lines.push({ at: record.at, text: `${format.time(record.at)}  ${text}` });
  }
  if (day !== undefined) yield page(day);
}

interface Speech {
  words: HealthWords;
  together: string;
  format: Formatter;
}

/** "Caminhada, 30 min, leve". */
function toldOf(record: HealthRecord, { words, together, format }: Speech): string {
  switch (record.part) {
    case 'drink': {
      const unit = { style: 'unit', unit: 'milliliter', unitDisplay: 'short' } as const;
      return listed([words.drink[record.kind], format.number(record.ml, unit)]);
    }
    case 'exercise': {
      const { kind, name, minutes, effort } = record;
      return listed([name ?? words.exercise[kind], lasting(format, minutes), words.effort[effort]]);
    }
    case 'sleep': {
      const quality = record.quality && words.quality[record.quality];
      return listed([words.night, lasting(format, record.minutes), quality]);
    }
    case 'meal': {
      const { kind, feeling, note } = record;
      const facts = listed([
        words.meal[kind],
        feeling && words.feeling[feeling],
        record.together && together,
      ]);
      return note ? `${facts} · ${note}` : facts;
    }
  }
}

const listed = (facts: readonly (string | false | null)[]) => facts.filter(Boolean).join(', ');

/** `45 min`, `7 h 30 min`. */
function lasting(format: Formatter, minutes: number): string {
  const parts = [
    ['hour', Math.floor(minutes / 60)],
    ['minute', minutes % 60],
  ] as const;
  return parts
    .filter(([, n]) => n > 0)
    .map(([unit, n]) => format.number(n, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ');
}
