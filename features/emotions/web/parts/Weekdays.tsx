import { Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, EmotionFace } from '#packages/ui/index.ts';
import type { EmotionLevel, EmotionReport } from '../../contract/emotions.contract.ts';
import classes from './report.module.css';

/** A Monday, to name the days of a week after. */
const A_MONDAY = '2026-11-16';

/** The mean of each weekday on a line from very bad to excellent, with the days it rests on. */
export function Weekdays({ report }: { report: EmotionReport }) {
  const { t } = useTranslation(['emotions', 'common']);
  const format = useFormat();
  return (
    <Card aria-labelledby="weekdays-title">
      <Title order={2} id="weekdays-title">
        {t('emotions:weekdays.title')}
      </Title>
      <p className={classes.remark}>{t('emotions:weekdays.text')}</p>
      <ul className={classes.rows}>
        {report.weekdays.map(({ n, mean }, index) => {
          const name = format.weekday(dayAfter(A_MONDAY, index), 'long');
          return (
            <li key={name} className={classes.weekday}>
              <span className={classes.name}>{name}</span>
              <span className={classes.line} aria-hidden>
                {mean === null ? null : (
                  <span
                    className={classes.place}
                    style={{ '--way': (mean - 1) / 4 } as CSSProperties}
                  >
                    <EmotionFace level={Math.round(mean) as EmotionLevel} size={26} />
                  </span>
                )}
              </span>
              <span className={classes.count}>
                {mean === null
                  ? t('emotions:weekdays.none')
                  : `${format.number(mean, { maximumFractionDigits: 1 })} · ${t('emotions:days', { count: n })}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={classes.remark}>{t('emotions:weekdays.scale')}</p>
    </Card>
  );
}

function dayAfter(day: string, count: number): string {
  return `${day.slice(0, 8)}${String(Number(day.slice(8)) + count).padStart(2, '0')}`;
}
