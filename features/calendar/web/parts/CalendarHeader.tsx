import { ActionIcon, Button } from '@mantine/core';
import {
  IconCalendarShare,
  IconChevronLeft,
  IconChevronRight,
  IconFileImport,
  IconPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { firstWeekdayOf } from '#packages/i18n/weeks.ts';
import { addDays } from '#packages/kernel/day.ts';
import { PageHeader, SegmentedTabs } from '#packages/ui/index.ts';
import { monthOf, monthsFrom } from '../rules/month.rules.ts';
import { AGENDA_DAYS, weekOf } from '../rules/week.rules.ts';
import { type usePlace, VIEWS } from '../use-place.ts';
import { useWords } from '../use-words.ts';
import { AddressSheet } from './AddressSheet.tsx';
import classes from './CalendarHeader.module.css';
import { ImportSheet } from './ImportSheet.tsx';

interface CalendarHeaderProps {
  readonly titleId: string;
  readonly place: ReturnType<typeof usePlace>;
  readonly today: string;
  readonly onToday: () => void;
  readonly onNew: () => void;
}

/** What is shown as the page’s heading, the ways to its neighbours, to other views and to today, and a new event. */
export function CalendarHeader({ titleId, place, today, onToday, onNew }: CalendarHeaderProps) {
  const { t, format } = useWords();
  const [addressOpened, setAddressOpened] = useState(false);
  const [importOpened, setImportOpened] = useState(false);
  const { view, month, day, goTo, show } = place;
  const week = weekOf(day, firstWeekdayOf(format.language));
  const titles = {
    month: () => format.day(`${month}-01`, 'wholeMonth'),
    week: () => spanOf(week, format.language),
    agenda: () =>
      day === today ? t('agenda.title') : t('agenda.titleFrom', { day: format.day(day) }),
  };
  const turn = (by: 1 | -1) => {
    if (view === 'month') goTo(monthsFrom(month, by));
    else show(view, addDays(day, by * (view === 'week' ? 7 : AGENDA_DAYS)));
  };
  const [before, after] = {
    month: [t('before'), t('after')],
    week: [t('week.before'), t('week.after')],
    agenda: [t('agenda.before'), t('agenda.after')],
  }[view];
  const shownDay = view === 'month' && month !== monthOf(today) ? `${month}-01` : day;
  return (
    <div className={classes.header}>
      <PageHeader
        title={
          <span id={titleId} aria-live="polite">
            {titles[view]()}
          </span>
        }
        actions={
          <>
            <ActionIcon aria-label={before} onClick={() => turn(-1)}>
              <IconChevronLeft size={22} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={after} onClick={() => turn(1)}>
              <IconChevronRight size={22} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={t('import.title')} onClick={() => setImportOpened(true)}>
              <IconFileImport size={22} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={t('address.title')} onClick={() => setAddressOpened(true)}>
              <IconCalendarShare size={22} stroke={1.75} />
            </ActionIcon>
          </>
        }
      />
      <div className={classes.actions}>
        <SegmentedTabs
          label={t('view.label')}
          options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={(next) => show(next, shownDay)}
        />
        <Button variant="default" onClick={onToday}>
          {t('toToday')}
        </Button>
        <Button leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={onNew}>
          {t('add')}
        </Button>
      </div>
      <ImportSheet opened={importOpened} onClose={() => setImportOpened(false)} />
      <AddressSheet opened={addressOpened} onClose={() => setAddressOpened(false)} />
    </div>
  );
}

/** `15 – 21 de novembro de 2026` */
function spanOf(week: readonly string[], language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
  const [first = '', last = ''] = [week[0], week.at(-1)];
  return format.formatRange(new Date(first), new Date(last));
}
