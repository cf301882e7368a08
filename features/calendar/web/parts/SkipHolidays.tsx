import { NativeSelect, Switch } from '@mantine/core';
import { STATE_NAMES, STATES_BY_NAME } from '#features/reminders/web/index.ts';
import type { SkippedHolidays } from '../../contract/skip-holidays.contract.ts';
import { useWords } from '../use-words.ts';

interface SkipHolidaysProps {
  readonly value: SkippedHolidays | null;
  readonly onChange: (value: SkippedHolidays | null) => void;
}

/** Whether what comes again stays out on holidays, and on which. */
export function SkipHolidays({ value, onChange }: SkipHolidaysProps) {
  const { t } = useWords();
  return (
    <>
      <Switch
        label={t('repeat.holidays.skip')}
        checked={value !== null}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? 'national' : null)}
      />
      {value ? (
        <NativeSelect
          label={t('repeat.holidays.which')}
          description={t('repeat.holidays.customary')}
          value={value}
          data={[
            { value: 'national', label: t('repeat.holidays.national') },
            ...STATES_BY_NAME.map((state) => ({
              value: state,
              label: t('repeat.holidays.state', { state: STATE_NAMES[state] }),
            })),
          ]}
          onChange={(event) => onChange(event.currentTarget.value as SkippedHolidays)}
        />
      ) : null}
    </>
  );
}
