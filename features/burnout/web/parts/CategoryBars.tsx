import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, classNames, toneClass } from '#packages/ui/index.ts';
import { ChartTable } from '#packages/ui/parts/ChartTable.tsx';
import type { BurnoutOverview, CategoryKey } from '../../contract/burnout.contract.ts';
import { categorySums, signedPoints, weightOf } from '../rules/points.rules.ts';
import classes from './CategoryBars.module.css';
import { toneOf } from './marks.ts';

/** Where the points of the period came from: each category with its weight, its bar and its sum. */
export function CategoryBars({ overview }: { overview: BurnoutOverview }) {
  const { t } = useTranslation('burnout');
  const format = useFormat();
  const sums = categorySums(overview.counts).sort(
    (a, b) => Number(a.points < 0) - Number(b.points < 0) || b.points - a.points,
  );
  const heaviest = sums.find(({ points }) => points > 0);
  const positivePoints = sums.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  const weight = (category: CategoryKey) => signedPoints(weightOf(category)).replace('+', '');
  const longest = Math.max(1, ...sums.map(({ points }) => Math.abs(points)));
  return (
    <Card aria-labelledby="categories-title">
      <Title order={2} id="categories-title">
        {t('categories.title')}
      </Title>
      <p className={classes.lead}>
        {t('categories.sum', {
          entries: t('categories.entries', { count: overview.entries }),
          words: t('categories.words', {
            count: overview.words,
            shown: format.number(overview.words),
          }),
        })}
      </p>
      {heaviest ? (
        <p className={classes.sentence}>
          {t('categories.heaviest', {
            category: t(`categoryTitle.${heaviest.category}`),
            count: positivePoints,
            points: format.number(heaviest.points),
          })}
        </p>
      ) : null}
      {sums.length === 0 ? <p className={classes.lead}>{t('categories.none')}</p> : null}
      <ul className={classes.list}>
        {sums.map(({ category, count, points }) => (
          <li key={category} className={classes.row}>
            <p className={classes.name}>
              {t(`categoryTitle.${category}`)}
              <span>
                {t('categories.weight', { weight: weight(category) })}
                {' · '}
                {t('categories.times', { count })}
              </span>
            </p>
            <div
              className={classNames(classes.bar, toneClass(toneOf(category)))}
              aria-hidden="true"
            >
              <i style={{ width: `${(Math.abs(points) / longest) * 100}%` }} />
            </div>
            <p className={classes.points}>{signedPoints(points)}</p>
          </li>
        ))}
      </ul>
      {sums.length === 0 ? null : (
        <ChartTable
          caption={t('categories.title')}
          columns={[
            t('categories.category'),
            t('categories.weightColumn'),
            t('categories.timesColumn'),
            t('categories.inEntries'),
            t('categories.points'),
          ]}
          rows={sums.map(({ category, count, points }) => ({
            key: category,
            cells: [
              t(`categoryTitle.${category}`),
              weight(category),
              format.number(count),
              format.number(overview.entriesWith[category]),
              signedPoints(points),
            ],
          }))}
        />
      )}
    </Card>
  );
}
