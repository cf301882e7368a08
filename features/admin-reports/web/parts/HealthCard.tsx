import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { SystemHealth } from '../../contract/admin-reports.contract.ts';
import { useSystemHealth } from '../admin-reports.api.ts';
import { FailedJobs } from './FailedJobs.tsx';
import classes from './reports.module.css';

/** So many milliseconds are slow for a question to the database. */
const SLOW_MS = 250;

/** Whether the system does what it should, with what it gave up. */
export function HealthCard() {
  const { t } = useTranslation('admin-reports');
  const failureText = useFailureText('admin-reports');
  const query = useSystemHealth();
  return (
    <Card aria-labelledby="health-title">
      <Title order={2} id="health-title">
        {t('health.title')}
      </Title>
      {query.data ? (
        <>
          <Facts health={query.data} />
          <FailedJobs jobs={query.data.failed} />
        </>
      ) : (
        <InPlace
          query={query}
          loading={t('health.loading')}
          title={t('health.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
          headingOrder={3}
        />
      )}
    </Card>
  );
}

function Facts({ health: { databaseMs, jobs, mails, backup } }: { health: SystemHealth }) {
  const { t } = useTranslation('admin-reports');
  const format = useFormat();
  const queue = ({ waiting, retrying, failed }: SystemHealth['jobs']) => {
    if (failed > 0) return t('health.givenUp', { count: failed });
    if (retrying > 0) return t('health.retrying', { count: retrying });
    return waiting > 0 ? t('health.waiting', { count: waiting }) : t('health.empty');
  };
  const facts = [
    { key: 'database', isWell: databaseMs < SLOW_MS, said: t('health.ms', { ms: databaseMs }) },
    { key: 'jobs', isWell: jobs.failed + jobs.retrying === 0, said: queue(jobs) },
    { key: 'mails', isWell: mails.failed + mails.retrying === 0, said: queue(mails) },
    { key: 'sent', isWell: true, said: format.number(mails.done) },
    {
      key: 'backup',
      isWell: backup.isOn && backup.newestAt !== null,
      said: !backup.isOn
        ? t('health.off')
        : backup.newestAt
          ? format.relative(backup.newestAt, new Date())
          : t('health.never'),
    },
  ];
  return (
    <ul className={classes.health}>
      {facts.map(({ key, isWell, said }) => (
        <li key={key}>
          <span className={isWell ? classes.well : classes.unwell} aria-hidden />
          <span>
            {t(`health.${key}`)}
            {isWell ? null : <span className={classes.hidden}>{`, ${t('health.look')}`}</span>}
          </span>
          <span className={classes.said}>{said}</span>
        </li>
      ))}
    </ul>
  );
}
