import { NativeSelect } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Note, SegmentedTabs } from '#packages/ui/index.ts';
import type { ShownPeriod } from '../../contract/company-report.contract.ts';
import { useWords } from '../use-words.ts';
import { CoursesCard } from './CoursesCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { MoodCard } from './MoodCard.tsx';
import { PartsCard } from './PartsCard.tsx';
import classes from './report.module.css';
import { WhyCard } from './WhyCard.tsx';

const PANEL = 'report-cut';
const CUTS = ['whole', 'sites', 'sectors'] as const;
type Cut = (typeof CUTS)[number];

interface ReportBodyProps {
  closed: ShownPeriod | null;
  arrange: 'table' | 'list';
  /** The way to who completed which course, for whoever looks after the company. */
  names?: ReactNode;
}

/** What is published of a period: the same for whoever looks after a company and for its people. */
export function ReportBody({ closed, ...rest }: ReportBodyProps) {
  const { t } = useTranslation('company-report');
  if (!closed) {
    return <EmptyState title={t('none.title')} text={t('none.text')} headingOrder={2} />;
  }
  return <Closed closed={closed} {...rest} />;
}

function Closed({ closed, arrange, names }: ReportBodyProps & { closed: ShownPeriod }) {
  const { t } = useTranslation('company-report');
  const words = useWords();
  const [cut, setCut] = useState<Cut>('whole');
  const controls = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string | null>(null);
  const { period, closedAt, tooSmall } = closed;
  const parts = cut === 'whole' ? [] : closed[cut];
  const part = parts.find((one) => one.name === name);
  const { cell, before } = part ?? { cell: closed.whole, before: closed.before };
  return (
    <div className={classes.body}>
      <div className={classes.controls} ref={controls}>
        <SegmentedTabs
          label={t('cut.label')}
          options={CUTS.map((value) => ({ value, label: t(`cut.${value}`) }))}
          value={cut}
          onChange={(next) => {
            setCut(next);
            setName(null);
            // What changes begins below the tabs, on a phone often below its screen.
            if (arrange === 'list') controls.current?.scrollIntoView({ block: 'start' });
          }}
          panelId={PANEL}
        />
        <span className={classes.small}>
          {t('closedOn', { date: words.format.date(closedAt, 'short') })}
        </span>
      </div>
      <div id={PANEL} role="tabpanel" aria-label={t(`cut.${cut}`)} className={classes.body}>
        {cut === 'whole' ? null : parts.length > 0 ? (
          <PartsCard kind={cut} parts={parts} period={period} arrange={arrange} />
        ) : (
          <Note>{t(`${cut}.none`)}</Note>
        )}
        {cut !== 'whole' && parts.length > 0 ? (
          <NativeSelect
            className={classes.select}
            label={t('cut.shown')}
            value={part?.name ?? ''}
            data={[
              { value: '', label: t('whole') },
              ...parts.map((one) => ({ value: one.name, label: one.name })),
            ]}
            onChange={(event) => setName(event.currentTarget.value || null)}
          />
        ) : null}
        {tooSmall ? (
          <Note>{t('tooSmall')}</Note>
        ) : (
          <div className={classes.pair}>
            <MoodCard period={period} name={part?.name} cell={cell} before={before} />
            {part ? null : <HistoryCard closed={closed} />}
          </div>
        )}
        <div className={classes.halves}>
          <CoursesCard courses={closed.courses} names={names} />
          <WhyCard />
        </div>
      </div>
    </div>
  );
}
