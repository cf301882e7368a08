import type { EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { CSV_MARK, csvLine, csvSeparatorOf } from '#packages/kernel/csv.ts';
import type { PersonalFile } from '#packages/kernel/index.ts';
import { wallClockOf } from '#packages/kernel/index.ts';
import { EMOTION_TEXTS } from './texts.ts';

interface Felt {
  day: string;
  at?: string;
  level: EmotionLevel | null;
  tags: string[];
  note: string | null;
}

/** Days, and after them moments with their time, as a CSV file. */
export async function* emotionCsv(
  days: AsyncIterable<Felt | undefined>,
  moments: AsyncIterable<Felt | undefined>,
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
): AsyncGenerator<PersonalFile> {
  const { csv, report } = EMOTION_TEXTS[language];
  const { path, head } = csv;
  const separator = csvSeparatorOf(language);
  yield { path, text: CSV_MARK + csvLine(head, separator) };
  for (const part of [days, moments]) {
    for await (const felt of part) {
      if (!felt) continue;
      const { day, at, level, tags, note } = felt;
      const time = at ? timeOf(at, timeZone) : '';
      const word = level ? report.levels[level - 1] : undefined;
      const cells = [day, time, level ?? '', word ?? '', tags.join(', '), note ?? ''];
      yield { path, text: csvLine(cells, separator) };
    }
  }
}

/** `14:05` on the clock of a zone. */
function timeOf(at: string, timeZone: string): string {
  return wallClockOf(new Date(at), timeZone).slice(11, 16);
}
