import type { ReactNode } from 'react';
import { FailedState, LoadingShape, Note, useOnline } from '#packages/ui/index.ts';
import type { useEvents } from './calendar.api.ts';
import { useWords } from './use-words.ts';

type Asked = ReturnType<typeof useEvents>;

interface ViewStateProps {
  readonly events: Asked;
  /** Another list that the view needs, which is asked for again together with its own. */
  readonly others?: Asked;
  /** Nothing is shown before it is there. */
  readonly asking: boolean;
  readonly children: ReactNode;
}

/** A view once its events are there; until then, or where they cannot come, what is the matter. */
export function ViewState({ events, others, asking, children }: ViewStateProps) {
  const { t } = useWords();
  const online = useOnline();
  const state = online ? 'failed.load' : 'offline';
  if (!events.data && (events.isError || events.isPaused)) {
    return (
      <FailedState
        title={t(`${state}.title`)}
        text={t(`${state}.text`)}
        onRetry={() => void Promise.all([events.refetch(), others?.refetch()])}
        retrying={events.isFetching}
      />
    );
  }
  return (
    <>
      {events.data && !online ? <Note tone="sky">{t('stale')}</Note> : null}
      {asking ? <LoadingShape label={t('loading')} lines={6} /> : children}
    </>
  );
}
