import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import { ChartTable } from '#packages/ui/parts/ChartTable.tsx';
import type { BurnoutOverview } from '../../contract/burnout.contract.ts';
import { remarkable } from '../rules/change-words.rules.ts';
import classes from './Changes.module.css';

/** What is different from the period before, each with its doubt and none with a cause. */
export function Changes({ overview }: { overview: BurnoutOverview }) {
  const { t } = useTranslation('burnout');
  const format = useFormat();
  const { change, period } = overview;
  if (!change) {
    return (
      <Card aria-labelledby="changes-title">
        <Title order={2} id="changes-title">
          {t('changes.title')}
        </Title>
        <p className={classes.lead}>{t('changes.few')}</p>
      </Card>
    );
  }
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const doubt = (clear: boolean) => t(clear ? 'changes.clear' : 'changes.chance');
  const said = remarkable(change);
  return (
    <Card aria-labelledby="changes-title">
      <Title order={2} id="changes-title">
        {t('changes.title')}
      </Title>
      <p className={classes.lead}>
        {t(`changes.compared.${period}`, {
          now: t('categories.entries', { count: change.entries }),
          before: t('categories.entries', { count: change.entriesBefore }),
        })}
      </p>
      {said.length === 0 ? <p className={classes.sentence}>{t('changes.same')}</p> : null}
      <ul className={classes.list}>
        {said.map(({ what, direction, before, now, clear }) => (
          <li key={what}>
            <p>
              {what === 'points'
                ? t('changes.pointsChanged', { before: number(before), now: number(now) })
                : t(`changes.${direction}`, {
                    what: t(`categoryTitle.${what}`),
                    before: number(before),
                    now: number(now),
                  })}
            </p>
            <p className={classes.doubt}>{doubt(clear)}</p>
          </li>
        ))}
      </ul>
      <ChartTable
        caption={t('changes.title')}
        columns={[
          t('changes.whatColumn'),
          t('changes.beforeColumn'),
          t('changes.nowColumn'),
          t('changes.doubtColumn'),
        ]}
        rows={[
          { key: 'points', label: t('changes.points'), ...change.points },
          ...change.categories.map((one) => ({
            ...one,
            key: one.category,
            label: t(`categoryTitle.${one.category}`),
          })),
        ].map(({ key, label, before, now, clear }) => ({
          key,
          cells: [
            label,
            number(before),
            number(now),
            t(clear ? 'changes.unlikely' : 'changes.may'),
          ],
        }))}
      />
    </Card>
  );
}
