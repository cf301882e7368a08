import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState, LoadingShape, PageHeader, useOnline } from '#packages/ui/index.ts';
import type { Summary } from '../../contract/summary.ts';
import { type Choices, type SummaryDraft, useSummaryDraft } from '../use-summary-draft.ts';
import { LinkList } from './LinkList.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';

export interface ReadyDraft extends Pick<SummaryDraft, 'draft' | 'change'> {
  choices: Choices;
  summary: Summary;
}

interface ConsultationScreenProps {
  /** Arranges the parts once there is something to choose from. */
  children: (ready: ReadyDraft) => ReactNode;
}

/** Heading, period, every state, and the links that were made; the halves arrange what is inside. */
export function ConsultationScreen({ children }: ConsultationScreenProps) {
  const { t } = useTranslation('consultation-summary');
  const online = useOnline();
  const { draft, change, choices, summary, failed, retrying, retry } = useSummaryDraft();
  const state = online ? 'failed' : 'offline';
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <PeriodChoice draft={draft} change={change} />
      <div id="consultation" role="tabpanel" aria-label={t(`period.${draft.period}`)}>
        {choices && summary ? children({ draft, change, choices, summary }) : null}
        {!choices && failed ? (
          <FailedState
            title={t(`${state}.title`)}
            text={t(`${state}.text`)}
            onRetry={retry}
            retrying={retrying}
          />
        ) : null}
        {!choices && !failed ? <LoadingShape label={t('loading')} lines={6} /> : null}
      </div>
      {/* Below what is chosen from: before it is there, it would be pushed down by it. */}
      {choices || failed ? <LinkList /> : null}
    </>
  );
}
