import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconCalendarDue,
  IconCalendarShare,
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconFileImport,
  IconPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { firstWeekdayOf } from '#packages/i18n/weeks.ts';
import { addDays } from '#packages/kernel/day.ts';
import { PageHeader, SegmentedTabs } from '#packages/ui/index.ts';
import { useCompact } from '#packages/ui/screens/index.ts';
import { monthOf, monthsFrom } from '../rules/month.rules.ts';
import { AGENDA_DAYS, weekOf } from '../rules/week.rules.ts';
import { type usePlace, VIEWS } from '../use-place.ts';
import { useWords } from '../use-words.ts';
import { AddressSheet } from './AddressSheet.tsx';
import classes from './CalendarHeader.module.css';
import { ImportSheet } from './ImportSheet.tsx';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface CalendarHeaderProps {
  readonly titleId: string;
  readonly place: ReturnType<typeof usePlace>;
  readonly today: string;
  readonly onToday: () => void;
  readonly onNew: () => void;
}

/**
 * What is shown as the page’s heading, the ways to its neighbours, to other views and to today, and a new event.
 * What is done seldom is named in a menu, on a phone the way to today with it.
 */
export function CalendarHeader({ titleId, place, today, onToday, onNew }: CalendarHeaderProps) {
  const { t, format } = useWords();
  const compact = useCompact();
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
          </>
        }
      />
      <div className={classes.actions}>
        <div className={classes.views}>
          <SegmentedTabs
            label={t('view.label')}
            options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={view}
            onChange={(next) => show(next, shownDay)}
          />
        </div>
        {compact ? null : (
          <Button variant="default" onClick={onToday}>
            {t('toToday')}
          </Button>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('common:action.more')}>
              <IconDots {...ICON} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {compact ? (
              <Menu.Item leftSection={<IconCalendarDue {...ICON} />} onClick={onToday}>
                {t('toToday')}
              </Menu.Item>
            ) : null}
            <Menu.Item
              leftSection={<IconFileImport {...ICON} />}
              onClick={() => setImportOpened(true)}
            >
              {t('import.title')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconCalendarShare {...ICON} />}
              onClick={() => setAddressOpened(true)}
            >
              {t('address.title')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {compact ? (
          <ActionIcon variant="filled" color="folha" aria-label={t('add')} onClick={onNew}>
            <IconPlus {...ICON} />
          </ActionIcon>
        ) : (
          <Button leftSection={<IconPlus {...ICON} />} onClick={onNew}>
            {t('add')}
          </Button>
        )}
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
