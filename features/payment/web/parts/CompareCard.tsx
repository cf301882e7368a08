import { Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PLANS, type Plan } from '#features/access/contract/access.rules.ts';
import { useMe } from '#features/access/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import classes from './payment.module.css';

/** What each plan adds to the one before it; a line comes when it works. */
const LINES = {
  free: ['records', 'analysis', 'safety', 'privacy', 'courses'],
  individual: ['consultations', 'assistant', 'premiumCourses'],
  empresarial: ['people', 'report', 'conditions', 'tools'],
} as const satisfies Record<Plan, readonly string[]>;

/** The plans side by side. */
export function CompareCard() {
  const { t } = useTranslation('payment');
  const current = useMe()?.plan;
  return (
    <Card flush aria-labelledby="compare-plans">
      <Title order={2} id="compare-plans" className={classes.tableTitle}>
        {t('compare.title')}
      </Title>
      <table className={classes.table} aria-labelledby="compare-plans">
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
        {PLANS.map((from, first) => (
          <tbody key={from}>
            <tr className={classes.group}>
              <th scope="rowgroup">{t(`compare.from.${from}`)}</th>
              {PLANS.map((plan) => (
                <td key={plan} className={plan === current ? classes.mine : undefined} />
              ))}
            </tr>
            {LINES[from].map((line) => (
              <tr key={line}>
                <th scope="row">{t(`compare.${line}`)}</th>
                {PLANS.map((plan, nth) => (
                  <td key={plan} className={plan === current ? classes.mine : undefined}>
                    {nth >= first ? (
                      <IconCheck size={20} stroke={2} aria-hidden />
                    ) : (
                      <IconMinus size={20} stroke={1.75} aria-hidden />
                    )}
                    <VisuallyHidden>
                      {t(nth >= first ? 'compare.yes' : 'compare.no')}
                    </VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={classes.tableNote}>{t('compare.note')}</p>
    </Card>
  );
}
