import { Button, Chip, Switch, TextInput, Title } from '@mantine/core';
import {
  IconDroplet,
  IconMoodSmile,
  IconMoon,
  IconNotebook,
  IconPlant2,
  IconWalk,
} from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { WEEKDAYS } from '#packages/i18n/weeks.ts';
import { Card, IconTile, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import type { ReminderKind } from '../../contract/kinds.ts';
import type { ReminderPlan, ShownPlan } from '../../contract/reminders.contract.ts';
import { useSetPlan } from '../reminders.api.ts';
import classes from './reminders.module.css';

const LOOKS = {
  check_in: { tone: 'sun', Icon: IconMoodSmile },
  diary: { tone: 'leaf', Icon: IconNotebook },
  pause: { tone: 'sky', Icon: IconPlant2 },
  water: { tone: 'sky', Icon: IconDroplet },
  movement: { tone: 'leaf', Icon: IconWalk },
} as const;

interface PlanCardProps {
  readonly reminder: ReminderKind;
  readonly plan: ShownPlan;
  readonly timeZone: string;
}

/** One reminder: on or off, its hour and days, when it comes next, and whether it fell silent. */
export function PlanCard({ reminder, plan, timeZone }: PlanCardProps) {
  const { t } = useTranslation('reminders');
  const id = useId();
  const set = useSetPlan(reminder);
  const failureText = useFailureText('reminders');
  const { tone, Icon } = LOOKS[reminder];
  const { silenced } = plan;
  const { on, time, days } = set.isPending ? set.variables : plan;
  const save = (change: Partial<ReminderPlan>, done?: () => void) =>
    set.mutate({ on, time, days, ...change }, { onSuccess: done });
  return (
    <Card aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <IconTile tone={tone}>
          <Icon size={22} stroke={1.75} />
        </IconTile>
        <div className={classes.headWords}>
          <Title order={2} size="h3" id={id}>
            {t(`kinds.${reminder}.title`)}
          </Title>
          <p className={classes.lead}>{t(`kinds.${reminder}.text`)}</p>
        </div>
        <div className={classes.switch}>
          <Switch
            aria-label={t('plan.switch', { title: t(`kinds.${reminder}.title`) })}
            checked={on}
            onChange={({ currentTarget: { checked } }) => save({ on: checked })}
          />
        </div>
      </div>
      {on && silenced ? (
        <Note icon={<IconMoon size={20} stroke={1.75} aria-hidden />}>
          {t('plan.silenced')}
          <div className={classes.actions}>
            <Button variant="light" loading={set.isPending} onClick={() => save({ on: true })}>
              {t('plan.again')}
            </Button>
          </div>
        </Note>
      ) : null}
      {on && !silenced ? (
        <>
          <PlanForm plan={plan} saving={set.isPending} onSave={save} />
          <NextTime plan={plan} timeZone={timeZone} />
        </>
      ) : null}
      {set.error ? (
        <Note tone="sun" role="alert">
          {failureText(set.error)}
        </Note>
      ) : null}
    </Card>
  );
}

function NextTime({ plan, timeZone }: { readonly plan: ShownPlan; readonly timeZone: string }) {
  const { t } = useTranslation('reminders');
  const format = useFormat(timeZone);
  const { nextAt } = plan;
  if (!nextAt) return <p className={classes.hint}>{t('plan.never')}</p>;
  const isNow = Date.parse(nextAt) <= Date.now();
  return (
    <p className={classes.hint}>
      {isNow ? t('plan.now') : t('plan.next', { when: format.dateTime(nextAt, 'weekdayWithin') })}
    </p>
  );
}

interface PlanFormProps {
  /** As it is kept: what is written stays when it could not be saved. */
  readonly plan: ReminderPlan;
  readonly saving: boolean;
  /** `done` is told once it is saved. */
  readonly onSave: (change: Partial<ReminderPlan>, done: () => void) => void;
}

/** Hour and days; kept when the person says so, since an hour is typed in parts. */
function PlanForm({ plan, saving, onSave }: PlanFormProps) {
  const { t } = useTranslation('reminders');
  const format = useFormat();
  const [time, setTime] = useState(plan.time);
  const [days, setDays] = useState(plan.days.map(String));
  const [problem, setProblem] = useState<'time' | 'days'>();
  const hour = useRef<HTMLInputElement>(null);
  const changed = time !== plan.time || days.toSorted().join() !== plan.days.map(String).join();
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = /^\d\d:\d\d$/.test(time) ? (days.length === 0 ? 'days' : undefined) : 'time';
        setProblem(found);
        if (found) return;
        onSave({ time, days: days.map(Number).toSorted() }, () => {
          // The button goes once there is nothing left to save.
          hour.current?.focus();
          showToast({ text: t('plan.saved'), kind: 'done' });
        });
      }}
    >
      <TextInput
        ref={hour}
        type="time"
        className={classes.time ?? ''}
        label={t('plan.time')}
        value={time}
        error={problem === 'time' ? t('plan.timeMissing') : null}
        onChange={({ currentTarget: { value } }) => setTime(value)}
      />
      <fieldset className={classes.fieldset}>
        <legend className={classes.label}>{t('plan.days')}</legend>
        <div className={classes.days}>
          <Chip.Group multiple value={days} onChange={setDays}>
            {WEEKDAYS.map(({ weekday: day, day: date }) => (
              <Chip
                key={day}
                value={String(day)}
                aria-label={format.weekday(date, 'long')}
                classNames={{ label: classes.day }}
              >
                {format.weekday(date)}
              </Chip>
            ))}
          </Chip.Group>
        </div>
        {problem === 'days' ? (
          <p role="alert" className={classes.hint}>
            {t('plan.daysMissing')}
          </p>
        ) : null}
      </fieldset>
      {changed ? (
        <div className={classes.actions}>
          <Button type="submit" loading={saving}>
            {t('plan.save')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
