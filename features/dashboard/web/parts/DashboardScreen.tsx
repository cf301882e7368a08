import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { useToday } from '#features/emotions/web/index.ts';
import { FailedState, LoadingShape, useOnline } from '#packages/ui/index.ts';
import type { DashboardView } from '../../contract/dashboard.contract.ts';
import { useDashboard } from '../dashboard.api.ts';
import { isFirstVisit } from '../first-visit.rules.ts';
import classes from './DashboardScreen.module.css';
import { Hero } from './Hero.tsx';
import { InvitationNote, TrialNote } from './PlanNotes.tsx';

interface DashboardScreenProps {
  /** Arranges the parts once their figures are there; a stable function, or they are drawn too often. */
  children: (view: DashboardView, timeZone: string | undefined) => ReactNode;
}

/** The greeting at once, the rest when it is there: writing never waits for figures. */
export function DashboardScreen({ children }: DashboardScreenProps) {
  const { t } = useTranslation('dashboard');
  const timeZone = useMe()?.timeZone;
  const { data, isError, isPaused, isFetching, refetch } = useDashboard(useToday());
  const online = useOnline();
  const state = online ? 'failed' : 'offline';
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const parts = useMemo(() => (data ? children(data, timeZone) : null), [children, data, timeZone]);
  return (
    <div className={classes.stack}>
      <InvitationNote />
      <Hero
        first={data !== undefined && isFirstVisit(data)}
        rhythm={data?.rhythm}
        today={data?.today ?? null}
        onRecorded={askAgain}
      />
      <TrialNote />
      {parts}
      {!data && (isError || isPaused) ? (
        <FailedState
          title={t(`${state}.title`)}
          text={t(`${state}.text`)}
          onRetry={askAgain}
          retrying={isFetching}
        />
      ) : null}
      {!data && !isError && !isPaused ? <LoadingShape label={t('loading')} /> : null}
    </div>
  );
}
