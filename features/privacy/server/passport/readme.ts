import { recordsPath } from '#features/privacy/contract/passport.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { PersonalFile } from '#packages/kernel/index.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { README_TEXTS } from './readme-texts.ts';

/** The file that tells in the person's language what is in their passport. */
export function readmeOf(
  kinds: readonly string[],
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
  createdAt: string,
): PersonalFile {
  const texts = README_TEXTS[language];
  const date = formatterFor(language, timeZone).dateTime(createdAt, 'long');
  const lines = [
    texts.title,
    '',
    texts.made.replace('{date}', date),
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
    ...listed(kinds.map((kind) => `${recordsPath(kind)}: ${KIND_TEXTS[language][kind]}`)),
    '',
  ];
  // Spelt for the oldest editors too: a mark of UTF-8 and the line ends of Windows.
  return { path: texts.path, text: `\uFEFF${lines.join('\r\n')}` };
}

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`);
