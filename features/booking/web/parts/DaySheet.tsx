import { Button, Radio, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import {
  focusFirstProblem,
  Note,
  Sheet,
  SheetFooter,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import type { Hours } from '../../contract/hours.ts';
import { todayOf } from '../../contract/slots.rules.ts';
import { useBookingChanges } from '../booking.api.ts';
import {
  DAY_KINDS,
  type DayForm,
  type DayKind,
  dayFormOf,
  outcomeOf,
  singleDayIn,
} from '../rules/day-form.rules.ts';
import { rangeProblems } from '../rules/hours-form.rules.ts';
import classes from './booking.module.css';
import { DayRanges } from './DayRanges.tsx';

interface DaySheetProps {
  readonly hours: Hours;
  /** The date to be changed; null where it is chosen here. */
  readonly day: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Opens hours on one date besides those of the week, or closes it. */
export function DaySheet({ hours, day: given, opened, onClose }: DaySheetProps) {
  const { t } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const format = useFormat();
  const { saveDay } = useBookingChanges();
  const [day, setDay] = useState(given ?? '');
  const [form, setForm] = useState<DayForm>(dayFormOf(hours, day));
  const [asked, setAsked] = useState(false);
  const today = todayOf(hours, new Date());
  const problems = form.kind === 'opened' ? rangeProblems(form.ranges) : new Map();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= today;
  const outcome = isDay ? outcomeOf(hours, day, form) : null;
  const ranges = outcome?.ranges.map(({ from, to }) => t('hours.range', { from, to })) ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!isDay || problems.size > 0) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    saveDay.mutate(
      { day, ...singleDayIn(form) },
      {
        onSuccess: () => {
          showToast({ text: t('days.saved'), kind: 'done' });
          onClose();
        },
      },
    );
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={t('days.sheet')}>
      <form className={classes.stack} noValidate onSubmit={submit}>
        <TextInput
          type="date"
          label={t('days.day')}
          min={today}
          value={day}
          error={asked && !isDay ? t('days.missing') : null}
          onChange={({ currentTarget: { value } }) => {
            setDay(value);
            setForm(dayFormOf(hours, value));
          }}
        />
        <Radio.Group
          label={t('days.kind')}
          value={form.kind}
          onChange={(kind) => setForm({ ...form, kind: kind as DayKind })}
        >
          <div className={classes.choices}>
            {DAY_KINDS.map((kind) => (
              <Radio key={kind} value={kind} label={t(`days.kinds.${kind}`)} />
            ))}
          </div>
        </Radio.Group>
        {form.kind === 'opened' ? (
          <DayRanges
            ranges={form.ranges}
            problems={asked ? problems : new Map()}
            onChange={(next) => setForm({ ...form, ranges: next })}
          />
        ) : null}
        {outcome ? (
          <p className={classes.quiet} role="status">
            {ranges.length > 0
              ? t('days.outcome', {
                  day: format.day(day, 'weekday'),
                  ranges: format.list(ranges),
                  times: outcome.times,
                })
              : t('days.outcomeClosed', { day: format.day(day, 'weekday') })}
          </p>
        ) : null}
        <p className={classes.quiet}>{t('days.stays')}</p>
        <SheetFooter>
          {saveDay.error ? (
            <Note tone="sun" role="alert">
              {failureText(saveDay.error)}
            </Note>
          ) : null}
          <Button type="submit" size="lg" fullWidth loading={saveDay.isPending}>
            {t('editor.save')}
          </Button>
        </SheetFooter>
      </form>
    </Sheet>
  );
}
