import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Clock, MOST_RANGES_A_DAY } from '../../contract/hours.ts';
import classes from './booking.module.css';

interface DayRangesProps {
  readonly ranges: readonly Clock[];
  /** What is wrong, by the place of the range. */
  readonly problems: ReadonlyMap<number, 'order' | 'overlap'>;
  readonly onChange: (ranges: Clock[]) => void;
}

/** From when to when a date is opened besides its usual hours. */
export function DayRanges({ ranges, problems, onChange }: DayRangesProps) {
  const { t } = useTranslation('booking');
  const set = (at: number, change: Partial<Clock>) =>
    onChange(ranges.map((one, place) => (place === at ? { ...one, ...change } : one)));
  return (
    <fieldset className={classes.fieldset}>
      <legend>{t('days.extra')}</legend>
      {ranges.map(({ from, to }, at) => {
        const problem = problems.get(at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place, until it is saved.
          <div className={classes.clock} key={at}>
            <TextInput
              type="time"
              label={t('editor.from')}
              value={from}
              onChange={({ currentTarget: { value } }) => set(at, { from: value })}
            />
            <TextInput
              type="time"
              label={t('editor.to')}
              value={to}
              error={problem ? t(`editor.${problem}`) : null}
              onChange={({ currentTarget: { value } }) => set(at, { to: value })}
            />
            {ranges.length > 1 ? (
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('days.remove', { from, to })}
                onClick={() => onChange(ranges.filter((_, place) => place !== at))}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            ) : null}
          </div>
        );
      })}
      {ranges.length < MOST_RANGES_A_DAY ? (
        <Button
          variant="light"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => onChange([...ranges, { from: '14:00', to: '18:00' }])}
        >
          {t('editor.add')}
        </Button>
      ) : null}
    </fieldset>
  );
}
