import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import type { PlatformReport } from '../../contract/admin-reports.contract.ts';
import { usePeople } from '../use-people.ts';
import classes from './reports.module.css';

const PLANS = ['free', 'individual', 'business'] as const;

/** On which plan people are at this moment. */
export function PlansCard({ report: { now } }: { report: PlatformReport }) {
  const { t } = useTranslation('admin-reports');
  const people = usePeople();
  return (
    <Card aria-labelledby="plans-title">
      <Title order={2} id="plans-title">
        {t('plans.title')}
      </Title>
      <p className={classes.lead}>{t('plans.lead')}</p>
      <dl className={classes.facts}>
        {PLANS.map((plan) => (
          <div key={plan}>
            <dt>{t(`plans.${plan}`)}</dt>
            <dd>{people(now.plans[plan])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
