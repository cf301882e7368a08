import { IconPlusMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReadingView } from '#features/burnout/contract/burnout.contract.ts';
import { pointsOf, signedPoints } from '#features/burnout/web/index.ts';
import { Disclosure } from './Disclosure.tsx';
import classes from './PointsTable.module.css';

/** "Why N points?": the sum, word by word, and what the level means. */
export function PointsTable({ text, reading }: { text: string; reading: ReadingView }) {
  const { t } = useTranslation(['diary', 'burnout']);
  const { rows, sum, score } = pointsOf(text, reading.mentions);
  return (
    <Disclosure
      icon={<IconPlusMinus size={20} stroke={1.75} aria-hidden />}
      summary={t('diary:points.why', { count: score })}
    >
      {rows.length === 0 ? (
        <p className={classes.line}>{t('diary:legend.none')}</p>
      ) : (
        <table className={classes.table}>
          <caption className={classes.caption}>{t('diary:points.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('diary:points.words')}</th>
              <th scope="col">{t('diary:points.category')}</th>
              <th scope="col">{t('diary:points.points')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are the words in their order
              <tr key={index}>
                <th scope="row">{row.words}</th>
                <td>
                  {t(`burnout:categoryTitle.${row.category}`)}
                  {row.status === 'counted'
                    ? null
                    : ` (${t(`diary:mention.status.${row.status}`)})`}
                </td>
                <td>{signedPoints(row.points)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('diary:points.sum')}
              </th>
              <td>{signedPoints(sum).replace('+', '')}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {sum < 0 ? (
        <p className={classes.line}>{t('diary:legend.floored', { sum: signedPoints(sum) })}</p>
      ) : null}
      <p className={classes.line}>{t(`diary:points.band.${reading.level}`)}</p>
    </Disclosure>
  );
}
