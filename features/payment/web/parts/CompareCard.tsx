import { Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PLANS } from '#features/access/contract/access.rules.ts';
import { useMe } from '#features/access/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import classes from './payment.module.css';

/** What a plan has today, and from which plan on; a line comes when it works. */
const LINES = [
  ['records', 0],
  ['analysis', 0],
  ['safety', 0],
  ['privacy', 0],
  ['courses', 0],
  ['premiumCourses', 1],
  ['people', 2],
  ['tools', 2],
] as const;

/** The plans side by side. */
export function CompareCard() {
  const { t } = useTranslation('payment');
  const current = useMe()?.plan;
  return (
    <Card flush aria-labelledby="compare-plans">
      <Title order={2} id="compare-plans" className={classes.tableTitle}>
        {t('compare.title')}
      </Title>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('compare.what')}</VisuallyHidden>
            </th>
            {PLANS.map((plan) => (
              <th key={plan} scope="col" className={plan === current ? classes.mine : undefined}>
                {t(`plan.${plan}`)}
                <span className={classes.facts}>
                  {t(plan === 'free' ? 'compare.zero' : 'compare.onRequest')}
                </span>
                {plan === current ? (
                  <span className={classes.yours}>{t('compare.yours')}</span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(([line, from]) => (
            <tr key={line}>
              <th scope="row">{t(`compare.${line}`)}</th>
              {PLANS.map((plan, nth) => (
                <td key={plan} className={plan === current ? classes.mine : undefined}>
                  {nth >= from ? (
                    <IconCheck size={20} stroke={2} aria-hidden />
                  ) : (
                    <IconMinus size={20} stroke={1.75} aria-hidden />
                  )}
                  <VisuallyHidden>{t(nth >= from ? 'compare.yes' : 'compare.no')}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.tableNote}>{t('compare.note')}</p>
    </Card>
  );
}
