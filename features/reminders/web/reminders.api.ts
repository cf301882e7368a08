import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { minuteOfTime, type Quiet } from '#packages/kernel/quiet-hours.ts';
import type { ReminderKind } from '../contract/kinds.ts';
import type { ReminderPlan, ReminderRules } from '../contract/reminders.contract.ts';
import { remindersApi } from './reminders.client.ts';

const { queryKey } = remindersApi.getReminders.query();
/** One change after the other: each answer tells everything, so a late one would undo what came after it. */
const scope = { id: 'reminders' };

/** What the person wants to be reminded of; asked anew at each visit, since one may fall silent. */
export function useReminders() {
  return useQuery({ ...remindersApi.getReminders.query(), staleTime: 0 });
}

/** The person's quiet hours, asked for while `enabled`; undefined until they are known. */
export function useQuietHours(enabled: boolean): Quiet | null | undefined {
  const { data } = useQuery({
    ...remindersApi.getReminders.query(),
    enabled,
    select: ({ rules: { quiet } }) =>
      quiet && { from: minuteOfTime(quiet.from), to: minuteOfTime(quiet.to) },
  });
  return data;
}

/** What the person's city has off besides, `MM-DD`; nothing until it is known. */
export function useCityHolidays(): readonly string[] {
  const { data } = useQuery({
    ...remindersApi.getReminders.query(),
    select: ({ rules: { cityHolidays } }) => cityHolidays,
  });
  return data ?? [];
}

export function useSetPlan(reminder: ReminderKind) {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: (plan: ReminderPlan) => remindersApi.setPlan({ params: { reminder }, body: plan }),
    onSuccess: (reminders) => client.setQueryData(queryKey, reminders),
  });
}

export function useSetRules() {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: (rules: ReminderRules) => remindersApi.setRules({ body: rules }),
    onSuccess: (reminders) => client.setQueryData(queryKey, reminders),
  });
}
