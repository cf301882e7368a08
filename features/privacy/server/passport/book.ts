import type { Caller } from '#packages/api/server/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { BookPage, PersonalFile, ServerContext } from '#packages/kernel/index.ts';
import { longPdf } from '#packages/pdf/document.ts';
import { numberPages, type Pdf } from '#packages/pdf/page.ts';
import { picture } from '#packages/pdf/picture.ts';
import { heading, paragraph, small, subheading, title } from '#packages/pdf/writing.ts';
import { PRIVACY_TEXTS } from '../texts.ts';

/**
 * The records that a person wrote, as one PDF to read, in their language. Each month begins a page: what
 * came before it is finished and given away, so that years of records need the memory of a month.
 */
export async function* bookOf(
  context: ServerContext,
  caller: Caller,
  createdAt: string,
): AsyncGenerator<PersonalFile> {
  const { language, timeZone } = caller;
  const texts = PRIVACY_TEXTS[language].book;
  const format = formatterFor(language, timeZone);
  const write = async function* (doc: Pdf): AsyncGenerator<void> {
    title(doc, texts.title);
    paragraph(doc, fill(texts.made, { date: format.dateTime(createdAt, 'long') }));
    small(doc, texts.care);
    let chapter: string | undefined;
    let month: string | undefined;
    for await (const page of pagesOf(context, caller)) {
      if (page.chapter !== chapter || !month || !page.day.startsWith(month)) {
        closePages(doc, texts.page);
        month = page.day.slice(0, 7);
        beginMonth(doc, page, {
          isFirst: page.chapter !== chapter,
          month: format.day(page.day, 'wholeMonth'),
        });
        chapter = page.chapter;
      }
      writePage(doc, page);
      yield;
    }
    if (!chapter) paragraph(doc, texts.empty);
    numberPages(doc, (number) => fill(texts.page, { page: number }));
  };
  for await (const bytes of longPdf({ title: texts.title, language }, write)) {
    yield { path: texts.path, bytes };
  }
}

async function* pagesOf(context: ServerContext, caller: Caller): AsyncGenerator<BookPage> {
  for (const { book } of context.assembly.personalData) {
    if (book) yield* book(context, caller);
  }
}

/** Numbers what is written and gives it away; a new page is begun. */
function closePages(doc: Pdf, text: string): void {
  numberPages(doc, (number) => fill(text, { page: number }));
  doc.flushPages();
  doc.addPage();
}

function beginMonth(
  doc: Pdf,
  { chapter }: BookPage,
  { isFirst, month }: { isFirst: boolean; month: string },
): void {
  if (isFirst) {
    doc.outline.addItem(chapter);
    title(doc, chapter);
  }
  heading(doc, month);
}

function writePage(doc: Pdf, { head, text, aside, pictures = [] }: BookPage): void {
  subheading(doc, head);
  if (text) paragraph(doc, text);
  for (const { jpeg, words } of pictures) {
    if (jpeg) picture(doc, jpeg, words);
    if (words) small(doc, words);
  }
  if (aside) small(doc, aside);
  doc.moveDown(0.5);
}
