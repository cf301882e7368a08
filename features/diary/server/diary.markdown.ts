import type { Entry } from '#features/diary/contract/diary.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { PersonalFile } from '#packages/kernel/index.ts';
import { DIARY_TEXTS } from './texts.ts';
import { writtenWhen } from './written-when.ts';

type Told = Pick<Entry, 'createdAt' | 'day' | 'title' | 'text'>;

/** Entries in the order of their days, as Markdown: a file for each month. */
export async function* diaryMarkdown(
  entries: AsyncIterable<Told | undefined>,
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
): AsyncGenerator<PersonalFile> {
  const { folder, title } = DIARY_TEXTS[language].markdown;
  const format = formatterFor(language, timeZone);
  let open: string | undefined;
  for await (const entry of entries) {
    if (!entry) continue;
    const { day, text } = entry;
    const path = `${folder}/${day.slice(0, 7)}.md`;
    const head = path === open ? '' : `# ${title}: ${format.day(day, 'wholeMonth')}\n\n`;
    open = path;
    const when = writtenWhen(entry, format, timeZone);
    const name = entry.title ? `: ${entry.title}` : '';
    yield { path, text: `${head}## ${when}${name}\n\n${text.trim()}\n\n` };
  }
}
