import { Button } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsultationLink } from '#features/consultation-summary/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import {
  Card,
  EmptyState,
  FailedState,
  LoadingShape,
  Note,
  PageHeader,
  useOnline,
} from '#packages/ui/index.ts';
import type { EmotionReport } from '../../contract/emotions.contract.ts';
import { useEmotionReport } from '../emotions.api.ts';
import { CheckInSheet } from './CheckInSheet.tsx';
import { ExportMenu } from './ExportMenu.tsx';

interface ReportScreenProps {
  /** Arranges the parts once there is a record; `openDay` shows a day to look at or change. */
  children: (report: EmotionReport, openDay: (day: string) => void) => ReactNode;
}

/** Heading, states and the sheet of a day; the halves arrange what is inside. */
export function ReportScreen({ children }: ReportScreenProps) {
  const { t } = useTranslation('emotions');
  const format = useFormat();
  const online = useOnline();
  const { data, isError, isPaused, isFetching, refetch } = useEmotionReport();
  const [day, setDay] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const openDay = (one: string) => {
    setDay(one);
    setOpened(true);
  };
  const state = online ? 'failed' : 'offline';
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={
          data
            ? t('lead', { from: format.day(data.from, 'day'), to: format.day(data.to, 'day') })
            : t('leadShort')
        }
        actions={
          data && data.recorded > 0 ? (
            <>
              <ConsultationLink label={t('consultation')} />
              <ExportMenu report={data} />
            </>
          ) : null
        }
      />
      {data && !online ? <Note tone="sky">{t('stale')}</Note> : null}
      {data && data.recorded === 0 ? (
        <Card as="div">
          <EmptyState spot="checkin" title={t('empty.title')} text={t('empty.text')}>
            <Button
              leftSection={<IconMoodSmile size={20} stroke={1.75} />}
              onClick={() => openDay(data.to)}
            >
              {t('empty.action')}
            </Button>
          </EmptyState>
        </Card>
      ) : null}
      {data && data.recorded > 0 ? children(data, openDay) : null}
      {!data && (isError || isPaused) ? (
        <FailedState
          title={t(`${state}.title`)}
          text={t(`${state}.text`)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !isError && !isPaused ? <LoadingShape label={t('loading')} lines={6} /> : null}
      {day ? (
        <CheckInSheet key={day} day={day} opened={opened} onClose={() => setOpened(false)} />
      ) : null}
    </>
  );
}
