import type { HealthRecord } from '#features/health/contract/health.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { CSV_MARK, csvLine, csvSeparatorOf } from '#packages/kernel/csv.ts';
import { type PersonalFile, wallClockOf } from '#packages/kernel/index.ts';
import { HEALTH_TEXTS, type HealthWords } from './texts.ts';

/** Drinks, exercises, meals and nights as one CSV file, in the words of the person's language. */
export async function* healthCsv(
  records: AsyncIterable<HealthRecord | undefined>,
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
): AsyncGenerator<PersonalFile> {
  const { csv, words } = HEALTH_TEXTS[language];
  const { path, head } = csv;
  const separator = csvSeparatorOf(language);
  yield { path, text: CSV_MARK + csvLine(head, separator) };
  for await (const record of records) {
    if (!record) continue;
    const time = wallClockOf(new Date(record.at), timeZone).slice(11, 16);
    const cells = [record.day, time, words.part[record.part], ...ownCells(record, words)];
    yield { path, text: csvLine(cells, separator) };
  }
}

/** Kind, ml, minutes, effort, feeling, together and note; empty where a part has none of it. */
function ownCells(record: HealthRecord, words: HealthWords): (string | number)[] {
  switch (record.part) {
    case 'drink':
      return [words.drink[record.kind], record.ml, '', '', '', '', ''];
    case 'exercise': {
      const { kind, name, minutes, effort } = record;
      return [name ?? words.exercise[kind], '', minutes, words.effort[effort], '', '', ''];
    }
    case 'sleep': {
      const quality = record.quality ? words.quality[record.quality] : '';
      return [words.night, '', record.minutes, '', quality, '', ''];
    }
    case 'meal': {
      const { kind, feeling, together, note } = record;
      const company = together === null ? '' : together ? words.yes : words.no;
      const felt = feeling ? words.feeling[feeling] : '';
      return [words.meal[kind], '', '', '', felt, company, note ?? ''];
    }
  }
}
