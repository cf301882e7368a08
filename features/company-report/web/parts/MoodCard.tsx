import { Title } from '@mantine/core';
import { IconShieldHeart } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, EmotionFace, IconTile } from '#packages/ui/index.ts';
import { ChartTable } from '#packages/ui/parts/ChartTable.tsx';
import { EMOTIONS } from '#packages/ui/tokens/meaning.ts';
import type { Cell, Share } from '../../contract/company-report.contract.ts';
import { periodBefore } from '../../contract/period.rules.ts';
import { lengthOf, useWords } from '../use-words.ts';
import classes from './report.module.css';

interface MoodCardProps {
  period: string;
  /** Whose mood it is; the whole company without it. */
  name?: string | undefined;
  cell: Cell | null;
  before: Cell | null;
}

/** How people felt in a period, by level, beside the period before. */
export function MoodCard({ period, name, cell, before }: MoodCardProps) {
  const { t } = useTranslation(['company-report', 'common']);
  const words = useWords();
  const id = useId();
  const when = words.period(period);
  if (!cell) {
    return (
      <Card aria-labelledby={id} className={classes.held}>
        <IconTile tone="leaf">
          <IconShieldHeart size={22} stroke={1.75} />
        </IconTile>
        <div>
          <Title order={2} id={id}>
            {t('mood.held', { name: name ?? t('whole') })}
          </Title>
          <p className={classes.lead}>{t('mood.heldText', { period: when })}</p>
        </div>
      </Card>
    );
  }
  const lead = [
    ...(name ? [name] : []),
    t(`mood.people.${cell.people}`),
    ...(before ? [t('mood.mark', { period: words.period(periodBefore(period)) })] : []),
  ].join(' ');
  const rows = EMOTIONS.map(({ level }) => ({
    level,
    share: cell.shares[level - 1] ?? 'few',
    before: before?.shares[level - 1] ?? null,
  }));
  return (
    <Card aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('mood.title', { period: when, mean: words.mean(cell) })}
      </Title>
      <p className={classes.lead}>{lead}</p>
      <ul className={classes.levels}>
        {rows.map(({ level, share, before: then }) => (
          <li key={level} className={classes.level}>
            <EmotionFace level={level} size={30} />
            <span className={classes.word}>{t(`common:emotion.${level}`)}</span>
            <ShareBar level={level} share={share} before={then} />
            <strong className={classes.share}>{words.share(share)}</strong>
          </li>
        ))}
      </ul>
      <ChartTable
        caption={t('mood.title', { period: when, mean: words.mean(cell) })}
        columns={[t('level'), when, words.period(periodBefore(period))]}
        rows={rows.map(({ level, share, before: then }) => ({
          key: String(level),
          cells: [
            t(`common:emotion.${level}`),
            words.share(share),
            then ? words.share(then) : t('difference.none'),
          ],
        }))}
      />
      <p className={classes.remark}>{t('mood.rounding')}</p>
    </Card>
  );
}

function ShareBar({ level, share, before }: { level: number; share: Share; before: Share | null }) {
  const isBand = share === 'few' || share === 'most';
  return (
    <span className={classes.track} aria-hidden>
      <span
        className={isBand ? `${classes.bar} ${classes.band}` : classes.bar}
        style={{
          width: `${lengthOf(share)}%`,
          ['--fill' as string]: `var(--em${level})`,
          borderColor: `var(--em${level}-line)`,
        }}
      />
      {before ? <span className={classes.mark} style={{ left: `${lengthOf(before)}%` }} /> : null}
    </span>
  );
}
