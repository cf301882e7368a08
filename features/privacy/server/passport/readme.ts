import { recordsPath } from '#features/privacy/contract/passport.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { PersonalFile } from '#packages/kernel/index.ts';
import { kindText, PRIVACY_TEXTS } from '../texts.ts';

/** The file that tells in the person's language what is in their passport. */
export function readmeOf(
  kinds: readonly string[],
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
  createdAt: string,
): PersonalFile {
  const texts = PRIVACY_TEXTS[language].readme;
  const date = formatterFor(language, timeZone).dateTime(createdAt, 'long');
  const lines = [
    texts.title,
    '',
    fill(texts.made, { date }),
    '',
    texts.careTitle,
    ...listed(texts.care),
    '',
    texts.readTitle,
    ...listed(texts.read),
    '',
    texts.dataTitle,
    ...listed(texts.data),
    '',
    ...listed(kinds.map((kind) => `${recordsPath(kind)}: ${kindText(kind, language)}`)),
    '',
  ];
  // Spelt for the oldest editors too: a mark of UTF-8 and the line ends of Windows.
  return { path: texts.path, text: `\uFEFF${lines.join('\r\n')}` };
}

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`);
