import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card, EmotionFace } from '#packages/ui/index.ts';
import { EMOTION_LEVELS, type EmotionReport } from '../../contract/emotions.contract.ts';
import classes from './report.module.css';

/** How many days stood at each level; says how many days are missing. */
export function Distribution({ report }: { report: EmotionReport }) {
  const { t } = useTranslation(['emotions', 'common']);
  const most = Math.max(1, ...report.distribution);
  const missing = report.days.length - report.recorded;
  return (
    <Card aria-labelledby="distribution-title">
      <Title order={2} id="distribution-title">
        {t('emotions:distribution.title')}
      </Title>
      <ul className={classes.rows}>
        {EMOTION_LEVELS.toReversed().map((level) => {
          const days = report.distribution[level - 1] ?? 0;
          return (
            <li key={level} className={classes.row}>
              <EmotionFace level={level} size={30} />
              <span className={classes.word}>{t(`common:emotion.${level}`)}</span>
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.bar}
                  style={{
                    width: `${(days / most) * 100}%`,
                    background: `var(--em${level})`,
                    borderColor: `var(--em${level}-line)`,
                    visibility: days === 0 ? 'hidden' : undefined,
                  }}
                />
              </span>
              <span className={classes.count}>{t('emotions:days', { count: days })}</span>
            </li>
          );
        })}
      </ul>
      {missing > 0 ? (
        <p className={classes.remark}>{t('emotions:distribution.missing', { count: missing })}</p>
      ) : null}
    </Card>
  );
}
