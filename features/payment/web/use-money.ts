import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';

/** Amounts in reais and dates on the person's calendar. */
export function useMoney() {
  const format = useFormat(useTimeZone());
  const money = (cents: number) =>
    format.number(cents / 100, { style: 'currency', currency: 'BRL' });
  return { format, money };
}
