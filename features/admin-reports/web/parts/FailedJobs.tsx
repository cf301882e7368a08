import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import type { FailedJobView } from '../../contract/admin-reports.contract.ts';
import { useJobChanges } from '../admin-reports.api.ts';
import classes from './reports.module.css';

/** Jobs that were given up: tried again, or dropped after a question. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJobView[] }) {
  const { t } = useTranslation('admin-reports');
  const failureText = useFailureText('admin-reports');
  const format = useFormat();
  const online = useOnline();
  const { retry, discard } = useJobChanges();
  const [asked, setAsked] = useState<FailedJobView | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (jobs.length === 0 && !isAsking) return null;
  const tryAgain = (job: FailedJobView) =>
    retry.mutate(job, {
      onSuccess: () => showToast({ kind: 'done', text: t('jobs.retried') }),
      onError: (error) => showToast({ kind: 'failed', text: failureText(error) }),
    });
  const drop = async () => {
    if (asked) await discard.mutateAsync(asked);
    showToast({ kind: 'done', text: t('jobs.discarded') });
  };
  return (
    <>
      <Title order={3} className={classes.jobsTitle}>
        {t('jobs.title')}
      </Title>
      <ul className={classes.jobs}>
        {jobs.map((job) => (
          <li key={job.id}>
            <span>
              <code>{job.name}</code>
              <span className={classes.small}>
                {t('jobs.when', {
                  count: job.tries,
                  when: format.relative(job.failedAt, new Date()),
                })}
              </span>
            </span>
            <span className={classes.actions}>
              <Button
                variant="light"
                size="compact-md"
                disabled={!online || retry.isPending}
                aria-label={t('jobs.retryOf', { name: job.name })}
                onClick={() => tryAgain(job)}
              >
                {t('jobs.retry')}
              </Button>
              <Button
                variant="default"
                size="compact-md"
                disabled={!online}
                aria-label={t('jobs.discardOf', { name: job.name })}
                onClick={() => {
                  setAsked(job);
                  setIsAsking(true);
                }}
              >
                {t('jobs.discard')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <ConfirmSheet
        opened={isAsking}
        title={t('jobs.confirm')}
        text={t('jobs.confirmText')}
        action={t('jobs.discard')}
        run={drop}
        onClose={() => setIsAsking(false)}
        failureText={failureText}
      />
    </>
  );
}
