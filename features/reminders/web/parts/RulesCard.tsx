import { Button, NativeSelect, Switch, TextInput, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOfMinute } from '#packages/kernel/quiet-hours.ts';
import { Card, Note, useFailureText } from '#packages/ui/index.ts';
import type { ReminderRules } from '../../contract/reminders.contract.ts';
import { DEFAULT_QUIET } from '../../contract/schedule.rules.ts';
import { useSetRules } from '../reminders.api.ts';
import { STATE_NAMES, STATES_BY_NAME } from '../states.ts';
import { CityHolidays } from './CityHolidays.tsx';
import classes from './reminders.module.css';

const OFFERED = { from: timeOfMinute(DEFAULT_QUIET.from), to: timeOfMinute(DEFAULT_QUIET.to) };

/** When nothing shall come, whatever the reminder: quiet hours and holidays. */
export function RulesCard({ rules }: { readonly rules: ReminderRules }) {
  const { t } = useTranslation('reminders');
  const set = useSetRules();
  const failureText = useFailureText('reminders');
  const { quiet, holidays, cityHolidays } = set.isPending ? set.variables : rules;
  const save = (change: Partial<ReminderRules>, done?: () => void) =>
    set.mutate({ quiet, holidays, cityHolidays, ...change }, { onSuccess: done });
  return (
    <Card aria-labelledby="rules-title" className={classes.section}>
      <div>
        <Title order={2} size="h3" id="rules-title">
          {t('rules.title')}
        </Title>
        <p className={classes.lead}>{t('rules.lead')}</p>
      </div>
      <div className={classes.switch}>
        <Switch
          label={t('rules.quiet')}
          checked={quiet !== null}
          onChange={({ currentTarget: { checked } }) => save({ quiet: checked ? OFFERED : null })}
        />
      </div>
      {quiet ? (
        <QuietForm
          quiet={rules.quiet ?? quiet}
          saving={set.isPending}
          onSave={(hours, done) => save({ quiet: hours }, done)}
        />
      ) : null}
      <NativeSelect
        label={t('rules.holidays')}
        description={t('rules.holidaysText')}
        value={holidays}
        onChange={({ currentTarget: { value } }) =>
          save({ holidays: value as ReminderRules['holidays'] })
        }
        data={[
          { value: 'none', label: t('rules.none') },
          { value: 'national', label: t('rules.national') },
          ...STATES_BY_NAME.map((state) => ({
            value: state,
            label: t('rules.state', { state: STATE_NAMES[state] }),
          })),
        ]}
      />
      {holidays === 'none' ? null : (
        <CityHolidays
          days={cityHolidays}
          saving={set.isPending}
          onSave={(days, done) => save({ cityHolidays: days }, done)}
        />
      )}
      {set.error ? (
        <Note tone="sun" role="alert">
          {failureText(set.error)}
        </Note>
      ) : null}
    </Card>
  );
}

interface QuietFormProps {
  /** As they are kept: what is written stays when it could not be saved. */
  readonly quiet: { from: string; to: string };
  readonly saving: boolean;
  /** `done` is told once they are saved. */
  readonly onSave: (quiet: { from: string; to: string }, done: () => void) => void;
}

function QuietForm({ quiet, saving, onSave }: QuietFormProps) {
  const { t } = useTranslation('reminders');
  const [from, setFrom] = useState(quiet.from);
  const [to, setTo] = useState(quiet.to);
  const first = useRef<HTMLInputElement>(null);
  const complete = from !== '' && to !== '';
  const changed = from !== quiet.from || to !== quiet.to;
  return (
    <form
      noValidate
      className={classes.times}
      onSubmit={(event) => {
        event.preventDefault();
        // The button goes once there is nothing left to save.
        if (complete) onSave({ from, to }, () => first.current?.focus());
      }}
    >
      <TextInput
        ref={first}
        type="time"
        className={classes.time ?? ''}
        label={t('rules.from')}
        value={from}
        onChange={({ currentTarget: { value } }) => setFrom(value)}
      />
      <TextInput
        type="time"
        className={classes.time ?? ''}
        label={t('rules.to')}
        value={to}
        onChange={({ currentTarget: { value } }) => setTo(value)}
      />
      {changed && complete ? (
        <Button type="submit" loading={saving}>
          {t('plan.save')}
        </Button>
      ) : null}
    </form>
  );
}
