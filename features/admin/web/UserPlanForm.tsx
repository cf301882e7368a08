import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { calendarDayOf } from '#packages/kernel/wall-clock.ts';
import { Note, useFailureText } from '#packages/ui/index.ts';
import { BAD_LAST_DAY } from '../contract/user-changes.contract.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { UserFormProps } from './UserSheet.tsx';
import { useUserChanges } from './user-changes.api.ts';

const GIVEN = ['free', 'individual'] as const;

/** The plan of somebody who has none that is paid for; what a company gives is changed with the company. */
export function UserPlanForm({ user, onDone, onClose }: UserFormProps) {
  const { t } = useTranslation('admin');
  const failureText = useFailureText('admin');
  const { setPlan } = useUserChanges();
  const timeZone = useTimeZone();
  const [before] = useState(() => ({
    plan: GIVEN.find((one) => one === user.plan) ?? 'free',
    lastDay: user.planEndsAt === null ? '' : lastDayOf(user.planEndsAt, timeZone),
  }));
  const [plan, setChosen] = useState(before.plan);
  const [lastDay, setLastDay] = useState(before.lastDay);
  if (user.plan === 'empresarial') return <Note>{t('errors.company_plan')}</Note>;
  const failure = setPlan.error ? failureText(setPlan.error) : null;
  const isOfDay = setPlan.error instanceof ApiFailure && setPlan.error.code === BAD_LAST_DAY;
  const save = () => {
    const isSame = plan === before.plan && (plan === 'free' || lastDay === before.lastDay);
    if (isSame) return onClose();
    const wanted = plan === 'free' ? { plan } : { plan, lastDay: lastDay || null };
    setPlan.mutateAsync({ id: user.id, ...wanted }).then(onDone, () => undefined);
  };
  return (
    <ChangeForm action={t('save')} saving={setPlan.isPending} onSave={save}>
      <NativeSelect
        label={t('users.column.plan')}
        value={plan}
        error={isOfDay ? null : failure}
        onChange={(event) => {
          setChosen(GIVEN.find((one) => one === event.currentTarget.value) ?? 'free');
          setPlan.reset();
        }}
        data={GIVEN.map((value) => ({ value, label: t(`users.plan.${value}`) }))}
      />
      {plan === 'individual' ? (
        <TextInput
          type="date"
          label={t('users.setPlan.lastDay')}
          description={t('users.setPlan.noEnd')}
          value={lastDay}
          error={isOfDay ? failure : null}
          onChange={(event) => {
            setLastDay(event.currentTarget.value);
            setPlan.reset();
          }}
        />
      ) : null}
    </ChangeForm>
  );
}

/** A plan that ends at midnight has the day before as its last. */
function lastDayOf(endsAt: string, timeZone: string): string {
  return calendarDayOf(new Date(new Date(endsAt).getTime() - 1), timeZone);
}
