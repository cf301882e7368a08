import { Button, Title } from '@mantine/core';
import { Card, EmptyState } from '#packages/ui/index.ts';
import type { ShownEvent } from '../rules/events.rules.ts';
import { comingAfter } from '../rules/events.rules.ts';
import { useWords } from '../use-words.ts';
import { EventList } from './EventList.tsx';

/** Longer lists are the month’s own. */
const MOST_NEXT = 5;

interface NextCardProps {
  today: string;
  /** Of today and the days after it; undefined while they are on their way. */
  events: readonly ShownEvent[] | undefined;
  now: Date;
  timeZone: string;
  onOpen: (event: ShownEvent) => void;
  onNew: () => void;
}

/** What comes after today, whatever month is open; with nothing ahead, how to begin. */
export function NextCard({ today, events, now, onNew, ...list }: NextCardProps) {
  const { t } = useWords();
  if (!events) return null;
  const next = comingAfter(events, today, now).slice(0, MOST_NEXT);
  if (events.length === 0) {
    return (
      <Card aria-label={t('next')}>
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <Button onClick={onNew}>{t('add')}</Button>
        </EmptyState>
      </Card>
    );
  }
  if (next.length === 0) return null;
  return (
    <Card aria-labelledby="calendar-next">
      <Title order={2} id="calendar-next">
        {t('next')}
      </Title>
      <EventList events={next} now={now} withDay {...list} />
    </Card>
  );
}
