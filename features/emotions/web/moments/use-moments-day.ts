import { useNavigate, useSearch } from '@tanstack/react-router';
import { addDays } from '#packages/kernel/day.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { OLDEST_DAYS } from '../../contract/emotions.contract.ts';
import { useToday } from '../use-check-in.ts';

/** The day in the address, and the ways to its neighbours; null where there is nothing to record. */
export function useMomentsDay() {
  const { day: asked }: { day?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = useToday();
  const oldest = addDays(today, 1 - OLDEST_DAYS);
  const day = isDay(asked) && asked >= oldest && asked <= today ? asked : today;
  const go = (to: string) => void navigate(linkTo('.', { search: { day: to } }));
  return {
    day,
    today,
    before: day > oldest ? () => go(addDays(day, -1)) : null,
    after: day < today ? () => go(addDays(day, 1)) : null,
  };
}

function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
