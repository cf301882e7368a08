import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { PageHeader } from '#packages/ui/index.ts';
import { monthsFrom } from '../rules/month.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './MonthHeader.module.css';

interface MonthHeaderProps {
  titleId: string;
  month: string;
  onMonth: (month: string) => void;
  onToday: () => void;
  onNew: () => void;
}

/** The month as the page’s heading, the ways to its neighbours and to today, and a new event. */
export function MonthHeader({ titleId, month, onMonth, onToday, onNew }: MonthHeaderProps) {
  const { t, format } = useWords();
  return (
    <div className={classes.header}>
      <PageHeader
        title={
          <span id={titleId} aria-live="polite">
            {format.day(`${month}-01`, 'wholeMonth')}
          </span>
        }
        actions={
          <>
            <ActionIcon aria-label={t('before')} onClick={() => onMonth(monthsFrom(month, -1))}>
              <IconChevronLeft size={22} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={t('after')} onClick={() => onMonth(monthsFrom(month, 1))}>
              <IconChevronRight size={22} stroke={1.75} />
            </ActionIcon>
          </>
        }
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onToday}>
          {t('toToday')}
        </Button>
        <Button leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={onNew}>
          {t('add')}
        </Button>
      </div>
    </div>
  );
}
