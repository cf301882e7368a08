import { ActionIcon, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { addDays } from '#packages/kernel/day.ts';
import { Card, FailedState, LoadingShape, SegmentedTabs, useOnline } from '#packages/ui/index.ts';
import { ChartTable } from '#packages/ui/parts/ChartTable.tsx';
import { OLDEST_DAYS } from '../../contract/health.contract.ts';
import {
  type History,
  historyOf,
  type Part,
  rangeOf,
  SPANS,
  type Span,
} from '../rules/history.rules.ts';
import { useRecords } from '../use-health.ts';
import { useWords } from '../use-words.ts';
import { Bars } from './Bars.tsx';
import classes from './HistoryCard.module.css';
import type { HealthView } from './health-view.ts';

const TONES = { drink: 'sky', exercise: 'leaf', meal: 'sun' } as const;
const LITRE_ML = 1_000;

/** A week or a month of one part: a sentence, the bars, how many days they rest on, and the table. */
export function HistoryCard({ view, part }: { view: HealthView; part: Part }) {
  const { t, format } = useWords();
  const id = useId();
  const [span, setSpan] = useState<Span>('week');
  const [back, setBack] = useState(0);
  const range = rangeOf(span, view.today, back);
  // The week that ends today is here already, with what waits on this device; its drinks always are.
  const thisWeek = span === 'week' && back === 0;
  const known = thisWeek && (view.health.complete || part === 'drink');
  const query = useRecords(range, !known);
  const records = known ? view.health.overview.records : query.records;
  const from = format.day(range.from, 'day');
  const to = format.day(range.to, 'day');
  return (
    <Card aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} id={id}>
          {t(`history.title.${part}`)}
        </Title>
        <SegmentedTabs
          label={t('history.span')}
          options={(Object.keys(SPANS) as Span[]).map((value) => ({
            value,
            label: t(`history.${value}`),
          }))}
          value={span}
          onChange={(value) => {
            setSpan(value);
            setBack(0);
          }}
        />
      </div>
      <div className={classes.turn}>
        <ActionIcon
          aria-label={t('history.earlier')}
          disabled={addDays(range.from, OLDEST_DAYS) < view.today}
          onClick={() => setBack(back + 1)}
        >
          <IconChevronLeft size={22} stroke={1.75} />
        </ActionIcon>
        <p aria-live="polite">{t('history.range', { from, to })}</p>
        <ActionIcon
          aria-label={t('history.later')}
          disabled={back === 0}
          onClick={() => setBack(back - 1)}
        >
          <IconChevronRight size={22} stroke={1.75} />
        </ActionIcon>
      </div>
      {records ? (
        <Story part={part} today={view.today} history={historyOf(part, records, range)} />
      ) : (
        <Missing query={query} />
      )}
    </Card>
  );
}

function Missing({ query }: { query: ReturnType<typeof useRecords> }) {
  const { t } = useWords();
  const online = useOnline();
  if (!query.isError && !query.isPaused) return <LoadingShape label={t('loading')} lines={4} />;
  const state = online ? 'failed' : 'offline';
  return (
    <FailedState
      headingOrder={3}
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

interface StoryProps {
  part: Part;
  today: string;
  history: History;
}

function Story({ part, today, history }: StoryProps) {
  const { t, format, amount, minutes } = useWords();
  const { days, recorded, total, mean, most } = history;
  const said = (value: number) => {
    if (part === 'drink') return amount(value);
    return part === 'exercise' ? minutes(value) : t('meals.number', { count: value });
  };
  const short = (value: number) =>
    format.number(part === 'drink' ? value / LITRE_ML : value, { maximumFractionDigits: 2 });
  const sentence = [
    mean === null
      ? t('history.none')
      : t(`history.takeaway.${part}`, { mean: said(mean), total: said(total) }),
    most &&
      t(`history.most.${part}`, {
        most: t(`${part}.${most.kind}`).toLocaleLowerCase(format.language),
      }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <p className={classes.sentence}>{sentence}</p>
      <Bars days={days} today={today} tone={TONES[part]} summary={sentence} short={short} />
      <p className={classes.coverage}>
        {t('history.coverage', { count: recorded, of: format.number(days.length) })}
        {part === 'drink' ? ` ${t('history.litres')}` : null}
      </p>
      <Table part={part} history={history} said={said} />
    </>
  );
}

interface TableProps {
  part: Part;
  history: History;
  said: (value: number) => string;
}

function Table({ part, history, said }: TableProps) {
  const { t, format } = useWords();
  return (
    <ChartTable
      caption={t(`history.title.${part}`)}
      columns={[t('history.day'), t(`history.column.${part}`)]}
      rows={history.days.map(({ day, value }) => ({
        key: day,
        cells: [format.day(day, 'weekday'), value === null ? t('history.gap') : said(value)],
      }))}
    />
  );
}
