import { Title } from '@mantine/core';
import { IconShieldHeart } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import { ChartTable } from '#packages/ui/parts/ChartTable.tsx';
import type { ShownPeriod } from '../../contract/company-report.contract.ts';
import { lengthOf, useWords } from '../use-words.ts';
import classes from './report.module.css';

/** A protected period has a height, too, which says nothing. */
const HELD_HEIGHT = 38;

/** People whose period was good or excellent, over the periods that are closed. */
export function HistoryCard({ closed: { history, period: shown } }: { closed: ShownPeriod }) {
  const { t } = useTranslation('company-report');
  const words = useWords();
  const id = useId();
  if (history.length < 2) return null;
  return (
    <Card aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('history.title')}
      </Title>
      <p className={classes.lead}>{t('history.lead')}</p>
      <div className={classes.columns} aria-hidden>
        {history.map(({ period, good }) => (
          <div key={period} className={period === shown ? classes.current : classes.column}>
            <span className={classes.height}>
              {good ? shortShare(good, words.share(good)) : <IconShieldHeart size={16} />}
            </span>
            <span
              className={good ? classes.pillar : `${classes.pillar} ${classes.heldPillar}`}
              style={{ height: `${good ? lengthOf(good) : HELD_HEIGHT}%` }}
            />
            <span className={classes.tick}>{words.shortPeriod(period)}</span>
          </div>
        ))}
      </div>
      <ChartTable
        caption={t('history.title')}
        columns={[t('period'), t('history.title')]}
        rows={history.map(({ period, good }) => ({
          key: period,
          cells: [words.period(period), good ? words.share(good) : t('protected')],
        }))}
      />
    </Card>
  );
}

/** Above a narrow bar the number alone; a band is known by its bar and told in the table. */
const shortShare = (share: string, words: string) =>
  share === 'few' ? '≤10' : share === 'most' ? '>80' : words.replace(/\s?%/, '');
