import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card, Tag, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { QueueEntry } from '../../contract/reporting.contract.ts';
import { useQueue } from '../reporting.api.ts';
import { REPORT_PATH } from '../reporting.paths.ts';
import { useDates } from '../use-dates.ts';
import classes from './reporting.module.css';

/** Reports that the person may handle, those that are due first on top. */
export function QueueCard() {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const query = useQueue();
  const reports = query.data;
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
    </Card>
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
