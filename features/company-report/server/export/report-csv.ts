import { fill } from '#packages/i18n/fill.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { CSV_MARK, csvLine, csvSeparatorOf } from '#packages/kernel/csv.ts';
import type { Part, Report } from '../../contract/company-report.contract.ts';
import { wordsOf } from './told.ts';

/** The report as a table, with the very figures of the screen and no others. */
export function reportCsv({ company, closed }: Report, language: Language): string {
  const words = wordsOf(language);
  const { texts, share, mean, people, period, difference, format } = words;
  const separator = csvSeparatorOf(language);
  const lines: string[][] = [[texts.title, company.name]];
  if (closed === null) lines.push([texts.nothing]);
  else {
    lines.push(
      [texts.period, period(closed.period)],
      [fill(texts.closed, { date: format.date(closed.closedAt, 'short') })],
      closed.tooSmall ? [texts.tooSmall] : [texts.rounding],
      [],
      ['', texts.people, texts.mean, texts.compared, ...texts.levels, texts.good, texts.duty],
    );
    const line = (name: string, part: Omit<Part, 'name'>) => [
      name,
      people(part.cell),
      mean(part.cell),
      difference(part),
      ...texts.levels.map((_, level) => share(part.cell?.shares[level] ?? null)),
      share(part.cell?.good ?? null),
      share(part.duty),
    ];
    const { whole: cell, before, sites, sectors, courses, history } = closed;
    const [, ...withoutDuty] = line('', { cell, before, duty: null });
    lines.push([texts.whole, ...withoutDuty.slice(0, -1), '']);
    for (const [title, parts] of [
      [texts.sites, sites],
      [texts.sectors, sectors],
    ] as const) {
      if (parts.length > 0) lines.push([], [title], ...parts.map((part) => line(part.name, part)));
    }
    lines.push([], [texts.history], ...history.map((one) => [period(one.period), share(one.good)]));
    if (courses.length > 0) {
      lines.push([], [texts.courses], ...courses.map((one) => [one.title, share(one.share)]));
    }
    lines.push([], [texts.why]);
  }
  return CSV_MARK + lines.map((cells) => csvLine(cells, separator)).join('');
}
