import { Button, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { addDays } from '#packages/kernel/day.ts';
import { useLayout } from '#packages/ui/screens/index.ts';
import { dayProblem } from '../../contract/entry-day.ts';
import type { Days } from '../use-days.ts';
import classes from './PageHead.module.css';

interface DayFieldProps {
  day: string;
  days: Days;
  onChange: (day: string) => void;
}

/** The day that an entry is about; another one is a tap or a date away, as far as one may go back. */
export const DayField = memo(function DayField({ day, days, onChange }: DayFieldProps) {
  const { t } = useTranslation('diary');
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const isMobile = useLayout() === 'mobile';
  const shown = isMobile ? shortDay(day, format.language) : format.day(day, 'weekday');
  const pick = (next: string) => {
    setOpened(false);
    if (next !== day) onChange(next);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={272}
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.day}
          aria-label={t('head.day', { day: shown })}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={20} stroke={1.75} aria-hidden />
          {shown}
          <IconChevronDown size={18} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.choices}>
        <Choices day={day} days={days} onPick={pick} />
      </Popover.Dropdown>
    </Popover>
  );
});

function Choices({
  day,
  days,
  onPick,
}: Omit<DayFieldProps, 'onChange'> & { onPick: (day: string) => void }) {
  const { t } = useTranslation('diary');
  const [typed, setTyped] = useState(day);
  const { today, oldest } = days;
  const problem = isWritten(typed) ? dayProblem(typed, days) : null;
  const named = [
    { name: 'today', value: today },
    { name: 'yesterday', value: addDays(today, -1) },
  ] as const;
  return (
    <>
      {named
        .filter(({ value }) => value >= oldest)
        .map(({ name, value }) => (
          <Button
            key={name}
            fullWidth
            variant={value === day ? 'light' : 'subtle'}
            aria-pressed={value === day}
            onClick={() => onPick(value)}
          >
            {t(`head.${name}`)}
          </Button>
        ))}
      <TextInput
        type="date"
        label={t('head.otherDay')}
        min={oldest}
        max={today}
        value={typed}
        error={problem && typed !== day ? t(`errors.${problem}`) : null}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setTyped(next);
          if (isWritten(next) && dayProblem(next, days) === null) onPick(next);
        }}
      />
    </>
  );
}

/** Whether a date is written to its end: on the way the year begins with zeros. */
const isWritten = (date: string): boolean => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(date);

function shortDay(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const text = format.format(new Date(`${day}T12:00:00Z`)).replaceAll('.', '');
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
