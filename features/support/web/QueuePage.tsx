import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMe } from '#features/access/web/index.ts';
import {
  Card,
  ForbiddenState,
  LoadingShape,
  Note,
  PageHeader,
  SegmentedTabs,
  showToast,
  useFailureText,
  useOnline,
} from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { useListPlace } from '#packages/ui/parts/list-place.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { QUEUE_VIEWS, type QueueView } from '../contract/staff.contract.ts';
import classes from './parts/support.module.css';
import { CasePanel } from './staff/CasePanel.tsx';
import { QueueList } from './staff/QueueList.tsx';
import queue from './staff/queue.module.css';
import { useQueue, useStaffChanges } from './staff/staff.api.ts';
import { SUPPORT_PATH } from './support.paths.ts';
import { useWords } from './use-words.ts';

const PANEL = 'queue-panel';

/** The tickets of everybody, for those who answer them. */
export default function QueuePage() {
  const { t } = useWords();
  const me = useMe();
  if (!me) return <LoadingShape label={t('loading')} lines={6} />;
  if (!me.isSupportStaff) {
    return (
      <ForbiddenState headingOrder={1} title={t('queue.forbidden')} text={t('queue.forbiddenText')}>
        <Button variant="light" renderRoot={(props) => <Link to={SUPPORT_PATH} {...props} />}>
          {t('ticket.back')}
        </Button>
      </ForbiddenState>
    );
  }
  return <Queue />;
}

function Queue() {
  const { t } = useWords();
  const failureText = useFailureText('support');
  const online = useOnline();
  const navigate = useNavigate();
  const { ticket: asked }: { ticket?: unknown } = useSearch({ strict: false });
  const number = Number.isSafeInteger(Number(asked)) && asked ? Number(asked) : null;
  const [view, setView] = useState<QueueView>('all');
  useListPlace(number === null);
  const query = useQueue(view);
  const { takeNext } = useStaffChanges();
  const { tickets, counts, staff } = query.data ?? {};
  const open = (next: number | null) =>
    void navigate({
      ...linkTo('.', { search: next === null ? {} : { ticket: next } }),
      // A case begins at its top; the list is where it was left.
      resetScroll: next !== null,
    });
  const take = async () => {
    try {
      const { number: next } = await takeNext.mutateAsync();
      if (next === null) showToast({ text: t('queue.noNext') });
      else open(next);
    } catch (error) {
      showToast({ kind: 'failed', text: failureText(error) });
    }
  };
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('queue.title')}
        lead={counts ? t('queue.lead', { count: counts.all, overdue: counts.overdue }) : undefined}
        actions={
          <Button
            leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
            loading={takeNext.isPending}
            onClick={() => void take()}
          >
            {t('queue.next')}
          </Button>
        }
      />
      <SegmentedTabs
        label={t('queue.views')}
        options={QUEUE_VIEWS.map((value) => ({
          value,
          label: counts
            ? t('queue.counted', { view: t(`queue.view.${value}`), count: counts[value] })
            : t(`queue.view.${value}`),
        }))}
        value={view}
        onChange={setView}
        panelId={PANEL}
      />
      {tickets ? (
        <div
          id={PANEL}
          role="tabpanel"
          aria-label={t(`queue.view.${view}`)}
          className={queue.queue}
          data-open={number !== null || undefined}
        >
          <div className={queue.list} data-own-scroll>
            {tickets.length > 0 ? (
              <QueueList tickets={tickets} current={number} onOpen={open} />
            ) : (
              <Note>{t('queue.none')}</Note>
            )}
          </div>
          <Card as="div" className={queue.panel}>
            {number === null ? (
              <p className={classes.small}>{t('queue.choose')}</p>
            ) : (
              <CasePanel
                key={number}
                number={number}
                staff={staff ?? []}
                onClose={() => open(null)}
              />
            )}
          </Card>
        </div>
      ) : (
        <InPlace
          query={query}
          loading={t('queue.loading')}
          title={t('queue.failed')}
          text={failureText(online ? query.error : { code: 'offline' })}
        />
      )}
    </div>
  );
}
