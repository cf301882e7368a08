import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { localeTexts } from '#packages/i18n/server/locale-files.ts';
import type { Cell, Part, Share } from '../../contract/company-report.contract.ts';
import { differenceOf } from '../../contract/difference.rules.ts';
import { firstDayOf, isQuarter } from '../../contract/period.rules.ts';
import type ptBR from '../locales/pt-BR.json';

/** The words of a report on paper and in a file; `means` are of halves of a level, from 1.5 on. */
const COMPANY_REPORT_TEXTS = localeTexts<typeof ptBR>(new URL('../locales/', import.meta.url));

/** The words of a report on paper and in a file, the same as on the screen. */
export function wordsOf(language: Language) {
  const texts = COMPANY_REPORT_TEXTS[language].report;
  const format = formatterFor(language, 'America/Sao_Paulo');
  const share = (told: Share | null): string => {
    if (told === null) return texts.protected;
    if (told === 'few' || told === 'most') return texts[told];
    return format.number(Number(told) / 100, { style: 'percent' });
  };
  const mean = (cell: Cell | null): string =>
    cell ? (texts.means[2 * (cell.mean - 1.5)] ?? '') : texts.protected;
  return {
    texts,
    format,
    share,
    mean,
    people: (cell: Cell | null): string => (cell ? texts.band[cell.people] : texts.protected),
    period: (period: string): string =>
      isQuarter(period)
        ? fill(texts.quarter, { n: period.slice(6), year: period.slice(0, 4) })
        : format.day(firstDayOf(period), 'wholeMonth'),
    difference: ({ cell, before }: Pick<Part, 'cell' | 'before'>): string => {
      if (!cell) return texts.protected;
      return texts.difference[differenceOf(cell, before) ?? 'none'];
    },
  };
}
export type Words = ReturnType<typeof wordsOf>;
