import { useFormat } from '#packages/i18n/web/index.ts';

/** When something begins, in words: the day with its weekday, and the hour. */
export function useWhen(timeZone: string): (startsAt: string) => string {
  const format = useFormat(timeZone);
  return (startsAt) => `${format.date(startsAt, 'weekday')}, ${format.time(startsAt)}`;
}
