import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { ConsultationLink } from '#features/consultation-summary/web/index.ts';
import { DIARY_PATH } from '#features/diary/web/index.ts';
import {
  Card,
  EmptyState,
  FailedState,
  LoadingShape,
  Note,
  PageHeader,
  SegmentedTabs,
  useOnline,
} from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { type BurnoutOverview, PERIODS, type Period } from '../../contract/burnout.contract.ts';
import { useOverview } from '../burnout.api.ts';

interface BurnoutScreenProps {
  /** Arranges the parts once there is something to show. */
  children: (overview: BurnoutOverview, timeZone: string | undefined) => ReactNode;
}

/** Heading, choice of the period and every state of the signals; the halves arrange what is inside. */
export function BurnoutScreen({ children }: BurnoutScreenProps) {
  const { t } = useTranslation('burnout');
  const [period, setPeriod] = useState<Period>('12w');
  const timeZone = useMe()?.timeZone;
  const query = useOverview(period);
  const online = useOnline();
  // Another period's numbers stand in only while this one's are on their way.
  const stuck = query.isPlaceholderData && (query.isPaused || query.isError);
  const overview = stuck ? { ...query, data: undefined } : query;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('subtitle')}
        actions={<ConsultationLink label={t('consultation')} />}
      />
      <div style={{ marginBottom: 20 }}>
        <SegmentedTabs
          label={t('period.label')}
          options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={period}
          onChange={setPeriod}
          panelId="signals"
        />
      </div>
      <div
        id="signals"
        role="tabpanel"
        aria-label={t(`period.${period}`)}
        aria-busy={overview.isFetching}
      >
        {overview.data && !online ? (
          <div style={{ marginBottom: 20 }}>
            <Note tone="sky">{t('stale')}</Note>
          </div>
        ) : null}
        <Content query={overview} online={online}>
          {(data) => children(data, timeZone)}
        </Content>
      </div>
    </>
  );
}

interface ContentProps {
  query: Pick<ReturnType<typeof useOverview>, 'isError' | 'isPaused' | 'isFetching' | 'refetch'> & {
    data: BurnoutOverview | undefined;
  };
  online: boolean;
  children: (overview: BurnoutOverview) => ReactNode;
}

function Content({ query, online, children }: ContentProps) {
  const { t } = useTranslation('burnout');
  const { data, isError, isPaused, isFetching, refetch } = query;
  if (data) return data.entries === 0 ? <Empty latest={data.latest !== null} /> : children(data);
  if (!isError && !isPaused) return <LoadingShape label={t('loading')} lines={6} />;
  const state = online ? 'failed' : 'offline';
  return (
    <FailedState
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function Empty({ latest }: { latest: boolean }) {
  const { t } = useTranslation('burnout');
  return (
    <Card as="div">
      <EmptyState
        spot="diary"
        title={t('empty.title')}
        text={latest ? t('takeaway.none') : t('empty.text')}
      >
        <Button
          renderRoot={(props) => (
            <Link {...linkTo(DIARY_PATH, { search: { write: 1 } })} {...props} />
          )}
        >
          {t('empty.action')}
        </Button>
      </EmptyState>
    </Card>
  );
}

/** What the numbers are not. */
export function Limits() {
  const { t } = useTranslation('burnout');
  return <Note icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden />}>{t('note')}</Note>;
}
