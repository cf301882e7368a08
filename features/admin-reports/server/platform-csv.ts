import type { Share } from '#features/company-report/contract/company-report.contract.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import { CSV_MARK, csvLine, csvSeparatorOf } from '#packages/kernel/csv.ts';
import type { PlatformReport } from '../contract/admin-reports.contract.ts';
import type ptBR from './locales/pt-BR.json';

/** The words of the report as a table. */
const ADMIN_REPORT_TEXTS = localeTexts<typeof ptBR>(new URL('./locales/', import.meta.url));

/** The report as a table, with the figures of the screen and no others. */
export function platformCsv(report: PlatformReport, language: Language): string {
  const texts = ADMIN_REPORT_TEXTS[language].csv;
  const format = formatterFor(language, 'America/Sao_Paulo');
  const separator = csvSeparatorOf(language);
  const month = (one: string) => format.day(`${one}-01`, 'wholeMonth');
  const people = (count: number | null) => count ?? texts.protected;
  const share = (one: Share | null) => {
    if (one === null) return texts.protected;
    return one === 'few' || one === 'most'
      ? texts[one]
      : format.number(Number(one) / 100, { style: 'percent' });
  };
  const { closed, history, now } = report;
  const lines: (string | number)[][] = [[texts.title]];
  if (closed) {
    lines.push(
      [texts.month, month(closed.month)],
      [texts.accounts, people(closed.accounts)],
      [texts.created, people(closed.created)],
      [texts.deleted, people(closed.deleted)],
      [texts.active, people(closed.active)],
      [],
      [texts.uses],
      ...closed.uses.map((one) => [texts.use[one.use], share(one.share)]),
      [],
      [texts.active],
      ...history.map((one) => [month(one.month), people(one.active)]),
    );
  }
  lines.push(
    [],
    [texts.companies, now.companies],
    [texts.companiesPaying, now.companiesPaying],
    [texts.free, people(now.plans.free)],
    [texts.individual, people(now.plans.individual)],
    [texts.business, people(now.plans.business)],
    [texts.trials, people(now.trials)],
    [],
    [texts.course, texts.started, texts.completed],
    ...now.courses.map((one) => [one.title, people(one.started), people(one.completed)]),
  );
  return CSV_MARK + lines.map((cells) => csvLine(cells, separator)).join('');
}
