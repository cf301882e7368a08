import { Button } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Note, SegmentedTabs, showToast, Tag, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { REPORT_OUTCOMES, Report } from '../../contract/reports.ts';
import { chatApi, chatKeys } from '../chat.client.ts';
import classes from './reports.module.css';

const PANEL = 'chat-reports';
const STATES = ['open', 'closed'] as const;

/** What people reported of the chat, for the operator’s team: the messages that they chose. */
export function ChatReports() {
  const { t } = useTranslation('chat');
  const failureText = useFailureText('chat');
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const query = useInfiniteQuery({
    queryKey: [...chatKeys.reports, state],
    queryFn: ({ pageParam, signal }) =>
      chatApi.listReports(
        { query: { state, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const reports = query.data?.pages.flatMap((page) => page.reports);
  return (
    <div className={classes.stack}>
      <Note>{t('admin.lead')}</Note>
      <SegmentedTabs
        label={t('admin.state')}
        options={STATES.map((value) => ({ value, label: t(`admin.${value}`) }))}
        value={state}
        onChange={setState}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-label={t(`admin.${state}`)} className={classes.stack}>
        {reports ? null : (
          <InPlace
            query={query}
            loading={t('admin.loading')}
            title={t('admin.failed')}
            text={failureText(query.error ?? { code: 'offline' })}
          />
        )}
        {reports?.length === 0 ? <Note>{t('admin.none')}</Note> : null}
        {reports?.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
        {query.hasNextPage ? (
          <Button
            variant="subtle"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('admin.more')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function ReportCard({ report }: { readonly report: Report }) {
  const { t } = useTranslation('chat');
  const format = useFormat(useTimeZone());
  const failureText = useFailureText('chat');
  const client = useQueryClient();
  const { id, reason, reporter, reported, createdAt, outcome, messages } = report;
  const close = useMutation({
    mutationFn: (next: (typeof REPORT_OUTCOMES)[number]) =>
      chatApi.closeReport({ params: { id }, body: { outcome: next } }),
    onSuccess: () => {
      showToast({ text: t('admin.done') });
      return client.invalidateQueries({ queryKey: chatKeys.reports });
    },
    onError: (error) => showToast({ kind: 'failed', text: failureText(error) }),
  });
  const title = `report-${id}`;
  return (
    <Card aria-labelledby={title}>
      <div className={classes.head}>
        <h2 id={title} className={classes.title}>
          {t('admin.about', {
            reporter: reporter || t('somebody'),
            reported: reported || t('somebody'),
          })}
        </h2>
        <Tag tone="sun">{t(`report.reasons.${reason}`)}</Tag>
      </div>
      <p className={classes.when}>
        {t('admin.when', { when: format.dateTime(createdAt, 'weekdayWithin') })}
      </p>
      {messages ? (
        <ol className={classes.messages}>
          {messages.map(({ by, mine, text, writtenAt }) => (
            <li key={`${writtenAt} ${text}`}>
              <b>{(mine ? reporter : by) || t('somebody')}</b> · {format.dateTime(writtenAt)}
              <blockquote>{text}</blockquote>
            </li>
          ))}
        </ol>
      ) : (
        <Note>{t('admin.damaged')}</Note>
      )}
      {outcome ? (
        <Tag>{t(`admin.outcome.${outcome}`)}</Tag>
      ) : (
        <div className={classes.head}>
          <Button
            variant="default"
            loading={close.isPending}
            onClick={() => close.mutate('nothing')}
          >
            {t('admin.nothing')}
          </Button>
          <Button loading={close.isPending} onClick={() => close.mutate('acted')}>
            {t('admin.acted')}
          </Button>
        </div>
      )}
    </Card>
  );
}
