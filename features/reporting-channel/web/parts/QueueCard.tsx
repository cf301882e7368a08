import { Anchor, Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card, Note, Tag, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { LeavingOut, QueueEntry } from '../../contract/reporting.contract.ts';
import { useQueue, useTakeBack } from '../reporting.api.ts';
import { REPORT_PATH } from '../reporting.paths.ts';
import { useDates } from '../use-dates.ts';
import classes from './reporting.module.css';

/** Reports that the person may handle, those that are due first on top. */
export function QueueCard() {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const query = useQueue();
  const { reports, leavingsOut = [] } = query.data ?? {};
  return (
    <Card aria-labelledby="queue">
      <Title order={2} size="h3" id="queue">
        {t('queue.title')}
      </Title>
      <p className={classes.lead}>{t('queue.lead')}</p>
      {reports ? (
        <>
          {reports.length === 0 ? <p className={classes.text}>{t('queue.empty')}</p> : null}
          <ul className={classes.rows}>
            {reports.map((report) => (
              <Entry key={report.id} report={report} />
            ))}
          </ul>
        </>
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      <LeavingsOut all={leavingsOut} />
    </Card>
  );
}

/** Of the general administration: who was left out of which report, and the way back. */
function LeavingsOut({ all }: { readonly all: readonly LeavingOut[] }) {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const { day } = useDates();
  const takeBack = useTakeBack();
  if (all.length === 0) return null;
  return (
    <>
      <Title order={3} size="h4" mt="lg">
        {t('leftOut.title')}
      </Title>
      <p className={classes.lead}>{t('leftOut.lead')}</p>
      {takeBack.error ? (
        <Note tone="sun" role="alert">
          {failureText(takeBack.error)}
        </Note>
      ) : null}
      <ul className={classes.rows}>
        {all.map(({ reportId, id, name, by, company, week }) => (
          <li key={`${reportId} ${id}`} className={classes.row}>
            <div>
              <span>{by ? t('leftOut.by', { name, by }) : t('leftOut.byNobody', { name })}</span>
              <span className={classes.lead}>
                {[company, t('week', { date: day(week) })].join(', ')}
              </span>
            </div>
            <Button
              variant="default"
              aria-label={t('leftOut.backOf', { name })}
              loading={takeBack.isPending}
              onClick={() => takeBack.mutate({ id: reportId, userId: id })}
            >
              {t('leftOut.back')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ report }: { readonly report: QueueEntry }) {
  const { t } = useTranslation('reporting-channel');
  const { day } = useDates();
  const { id, company, kind, state, week, dueOn, isOverdue, isMine, waits, handlers } = report;
  return (
    <li className={classes.row}>
      <div>
        <Anchor component={Link} {...linkTo(REPORT_PATH, { params: { reportId: id } })} fw={600}>
          {t('queue.one', { kind: t(`kind.${kind}`), week: day(week) })}
        </Anchor>
        <span className={classes.lead}>
          {company}.{' '}
          {state === 'concluded' ? '' : t('queue.due', { date: day(dueOn), count: handlers })}
        </span>
      </div>
      <div className={classes.tags}>
        {isOverdue ? <Tag tone="danger">{t('queue.overdue')}</Tag> : null}
        {waits ? <Tag tone="sun">{t('queue.waits')}</Tag> : null}
        {isMine ? <Tag tone="leaf">{t('queue.mine')}</Tag> : null}
        <Tag tone={state === 'investigating' ? 'sky' : 'plain'}>{t(`state.${state}`)}</Tag>
      </div>
    </li>
  );
}
