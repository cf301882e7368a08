import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import type { EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { CSV_MARK, csvLine, csvSeparatorOf } from '#packages/kernel/csv.ts';
import type { PersonalFile } from '#packages/kernel/index.ts';
import { wallClockOf } from '#packages/kernel/index.ts';
import { PDF_TEXTS } from './pdf/pdf-texts.ts';

interface CsvTexts {
  path: string;
  head: readonly [
    ...[day: string, time: string, level: string],
    ...[word: string, tags: string, note: string],
  ];
}

const TEXTS: Readonly<Record<AppLanguage, CsvTexts>> = {
  'pt-BR': {
    path: 'emocoes.csv',
    head: ['Dia', 'Hora', 'Nível', 'Emoção', 'Marcas', 'Nota'],
  },
  'en-US': {
    path: 'emotions.csv',
    head: ['Day', 'Time', 'Level', 'Emotion', 'Tags', 'Note'],
  },
  'es-ES': {
    path: 'emociones.csv',
    head: ['Día', 'Hora', 'Nivel', 'Emoción', 'Etiquetas', 'Nota'],
  },
  'fr-FR': {
    path: 'emotions.csv',
    head: ['Jour', 'Heure', 'Niveau', 'Émotion', 'Étiquettes', 'Note'],
  },
};

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
  const { path, head } = TEXTS[language];
  const { levels } = PDF_TEXTS[language];
  const separator = csvSeparatorOf(language);
  yield { path, text: CSV_MARK + csvLine(head, separator) };
  for (const part of [days, moments]) {
    for await (const felt of part) {
      if (!felt) continue;
      const { day, at, level, tags, note } = felt;
      const time = at ? timeOf(at, timeZone) : '';
      const word = level ? levels[level - 1] : undefined;
      const cells = [day, time, level ?? '', word ?? '', tags.join(', '), note ?? ''];
      yield { path, text: csvLine(cells, separator) };
    }
  }
}

/** `14:05` on the clock of a zone. */
function timeOf(at: string, timeZone: string): string {
  return wallClockOf(new Date(at), timeZone).slice(11, 16);
}
