import {
  ActionIcon,
  Button,
  Checkbox,
  NativeSelect,
  NumberInput,
  Switch,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneName } from '#packages/i18n/format.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { WEEKDAYS } from '#packages/i18n/weeks.ts';
import { STATES, type State } from '#packages/kernel/holidays.data.ts';
import {
  focusFirstProblem,
  Note,
  Sheet,
  SheetFooter,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import type { Hours, Range, WeekHours } from '../../contract/hours.ts';
import { useBookingChanges } from '../booking.api.ts';
import {
  boundsOf,
  FIRST_HOURS,
  inOrder,
  type NumberField,
  problemsOf,
} from '../rules/hours-form.rules.ts';
import classes from './booking.module.css';
import { ContractText } from './ContractText.tsx';

const NUMBERS = {
  minutes: 'minutes',
  gapMinutes: 'gap',
  noticeHours: 'notice',
  cancelHours: 'cancel',
} as const;

interface HoursEditorProps {
  readonly hours: Hours | null;
  readonly timeZone: string;
  readonly agreed: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** When a professional can be booked. */
export function HoursEditor({ hours, timeZone, agreed, opened, onClose }: HoursEditorProps) {
  const { t, i18n } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const format = useFormat();
  const { saveHours } = useBookingChanges();
  const [form, setForm] = useState<WeekHours>(hours ? weekOf(hours) : { ...FIRST_HOURS, timeZone });
  const [accepted, setAccepted] = useState(agreed);
  const [asked, setAsked] = useState(false);
  const set = (change: Partial<WeekHours>) => setForm({ ...form, ...change });
  const setRange = (at: number, change: Partial<Range>) =>
    set({ weekly: form.weekly.map((one, place) => (place === at ? { ...one, ...change } : one)) });
  const problems = problemsOf(form);
  const nameOf = (weekday: number) =>
    format.weekday(WEEKDAYS.find((one) => one.weekday === weekday)?.day ?? '', 'long');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (problems.numbers.size > 0 || problems.ranges.size > 0 || !accepted) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    saveHours.mutate(
      { ...form, weekly: inOrder(form.weekly) },
      {
        onSuccess: () => {
          showToast({ text: t('editor.saved'), kind: 'done' });
          onClose();
        },
      },
    );
  };
  const number = (field: NumberField) => {
    const [from, to] = boundsOf(field);
    return (
      <NumberInput
        key={field}
        label={t(`editor.${NUMBERS[field]}`)}
        value={Number.isNaN(form[field]) ? '' : form[field]}
        min={from}
        max={to}
        clampBehavior="none"
        error={asked && problems.numbers.has(field) ? t('editor.number', { from, to }) : null}
        onChange={(value) => set({ [field]: value === '' ? Number.NaN : Number(value) })}
      />
    );
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={t('editor.title')}>
      <form className={classes.stack} noValidate onSubmit={submit}>
        <p className={classes.quiet}>
          {t('editor.zone', { zone: zoneName(form.timeZone, i18n.language) })}
        </p>
        <fieldset className={classes.fieldset}>
          <legend>{t('editor.days')}</legend>
          {form.weekly.map(({ weekday, from, to }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place, until it is saved.
            <div className={classes.range} key={at}>
              <NativeSelect
                label={t('editor.day')}
                value={String(weekday)}
                data={WEEKDAYS.map((one) => ({
                  value: String(one.weekday),
                  label: format.weekday(one.day, 'long'),
                }))}
                onChange={({ currentTarget: { value } }) =>
                  setRange(at, { weekday: Number(value) })
                }
              />
              <TextInput
                type="time"
                label={t('editor.from')}
                value={from}
                onChange={({ currentTarget: { value } }) => setRange(at, { from: value })}
              />
              <TextInput
                type="time"
                label={t('editor.to')}
                value={to}
                error={
                  asked && problems.ranges.has(at)
                    ? t(`editor.${problems.ranges.get(at) ?? 'order'}`)
                    : null
                }
                onChange={({ currentTarget: { value } }) => setRange(at, { to: value })}
              />
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('editor.remove', { day: nameOf(weekday), from, to })}
                onClick={() => set({ weekly: form.weekly.filter((_, place) => place !== at) })}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            </div>
          ))}
          <Button
            variant="light"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() =>
              set({ weekly: [...form.weekly, { weekday: 1, from: '14:00', to: '18:00' }] })
            }
          >
            {t('editor.add')}
          </Button>
        </fieldset>
        <div className={classes.pair}>{(['minutes', 'gapMinutes'] as const).map(number)}</div>
        <div className={classes.pair}>{(['noticeHours', 'cancelHours'] as const).map(number)}</div>
        <Switch
          label={t('editor.holidays')}
          checked={form.holidays}
          onChange={({ currentTarget: { checked } }) => set({ holidays: checked })}
        />
        {form.holidays ? (
          <NativeSelect
            label={t('editor.state')}
            value={form.state ?? ''}
            data={[
              { value: '', label: t('editor.stateNone') },
              ...STATES.map((state) => ({ value: state, label: state })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              set({ state: (value || null) as State | null })
            }
          />
        ) : null}
        <ContractText />
        {agreed ? (
          <p className={classes.quiet}>{t('editor.agreed')}</p>
        ) : (
          <Checkbox
            label={t('editor.agree')}
            checked={accepted}
            error={asked && !accepted ? t('editor.missingAgree') : null}
            onChange={({ currentTarget: { checked } }) => setAccepted(checked)}
          />
        )}
        <SheetFooter>
          {saveHours.error ? (
            <Note tone="sun" role="alert">
              {failureText(saveHours.error)}
            </Note>
          ) : null}
          <Button type="submit" size="lg" fullWidth loading={saveHours.isPending}>
            {t('editor.save')}
          </Button>
        </SheetFooter>
      </form>
    </Sheet>
  );
}

/** Single days are changed by themselves. */
const weekOf = ({ closed: _, opened: __, ...week }: Hours): WeekHours => week;
