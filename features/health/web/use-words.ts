import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { HealthRecord } from '../contract/health.contract.ts';

const LITRE_ML = 1_000;

/** How amounts, durations and records are said, in the language in use. */
export function useWords(timeZone?: string) {
  const { t } = useTranslation('health');
  const format = useFormat(timeZone);
  /** `250 ml`, and from a litre on `1,25 L`. */
  const amount = (ml: number) =>
    ml < LITRE_ML
      ? t('amount.ml', { n: format.number(Math.round(ml)) })
      : t('amount.l', { n: format.number(ml / LITRE_ML, { maximumFractionDigits: 2 }) });
  const minutes = (count: number) =>
    t('minutes', { count: Math.round(count), n: format.number(Math.round(count)) });
  /** `6h50` from minutes. */
  const hours = (count: number) =>
    t('hours', {
      h: format.number(Math.floor(count / 60)),
      mm: String(Math.round(count % 60)).padStart(2, '0'),
    });
  const title = (record: HealthRecord) => {
    if (record.part === 'drink') return t(`drink.${record.kind}`);
    if (record.part === 'meal') return t(`meal.${record.kind}`);
    if (record.part === 'sleep') return t('sleep.night');
    return record.name ?? t(`exercise.${record.kind}`);
  };
  const details = (record: HealthRecord): string[] => {
    if (record.part === 'drink') return [amount(record.ml)];
    if (record.part === 'sleep') {
      const { quality } = record;
      return [hours(record.minutes), ...(quality ? [t(`quality.${quality}`)] : [])];
    }
    if (record.part === 'exercise') return [minutes(record.minutes), t(`effort.${record.effort}`)];
    return [
      ...(record.feeling ? [t(`feeling.${record.feeling}`)] : []),
      ...(record.together === null ? [] : [t(record.together ? 'meals.together' : 'meals.alone')]),
    ];
  };
  return { t, format, amount, minutes, hours, title, details };
}
