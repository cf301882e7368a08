import { useTranslation } from 'react-i18next';
import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { categorySums, markProps, pointsOf, signedPoints } from '#features/burnout/web/index.ts';
import classes from './Legend.module.css';

/** The marks of this text with their points; what is listed always adds up to the score. */
export function Legend({ text, reading }: { text: string; reading: ReadingView }) {
  const { t } = useTranslation(['diary', 'burnout']);
  const sums = categorySums(reading.counts);
  const { sum, score } = pointsOf(text, reading.mentions);
  const outside = reading.mentions.some(({ status }) => status !== 'counted');
  if (sums.length === 0 && !outside)
    return <p className={classes.line}>{t('diary:legend.none')}</p>;
  return (
    <div className={classes.box}>
      <ul className={classes.legend} aria-label={t('diary:legend.label')}>
        {sums.map(({ category, points }) => (
          <li key={category} {...markProps(category, true)}>
            {t('diary:legend.item', {
              category: t(`burnout:categoryTitle.${category}`),
              points: signedPoints(points),
            })}
          </li>
        ))}
        {outside ? <li {...markProps('exhaustion', false)}>{t('diary:legend.outside')}</li> : null}
        <li className={classes.sum}>{t('diary:legend.sum', { count: score })}</li>
      </ul>
      {sum < 0 ? (
        <p className={classes.line}>{t('diary:legend.floored', { sum: signedPoints(sum) })}</p>
      ) : null}
    </div>
  );
}
