import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { PersonalFile } from '#packages/kernel/index.ts';

const TEXTS: Readonly<Record<AppLanguage, { folder: string; title: string }>> = {
  'pt-BR': { folder: 'diario', title: 'Diário' },
  'en-US': { folder: 'diary', title: 'Diary' },
  'es-ES': { folder: 'diario', title: 'Diario' },
  'fr-FR': { folder: 'journal', title: 'Journal' },
};

/** Entries, oldest first, as Markdown: a file for each month of the person's clock. */
export async function* diaryMarkdown(
  entries: AsyncIterable<Pick<Entry, 'createdAt' | 'text'> | undefined>,
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
): AsyncGenerator<PersonalFile> {
  const { folder, title } = TEXTS[language];
  const format = formatterFor(language, timeZone);
  // Sweden writes dates as ISO 8601 does.
  const month = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', timeZone });
  let open: string | undefined;
  for await (const entry of entries) {
    if (!entry) continue;
    const { createdAt, text } = entry;
    const path = `${folder}/${month.format(new Date(createdAt))}.md`;
    const head = path === open ? '' : `# ${title}: ${format.date(createdAt, 'wholeMonth')}\n\n`;
    open = path;
    yield { path, text: `${head}## ${format.dateTime(createdAt, 'long')}\n\n${text.trim()}\n\n` };
  }
}
