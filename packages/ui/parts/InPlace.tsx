import type { ReactNode } from 'react';
import { FailedState, LoadingShape } from './states.tsx';

interface InPlaceProps {
  /** A query that has brought nothing yet. */
  readonly query: {
    readonly isError: boolean;
    readonly isPaused: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Says what loads. */
  readonly loading: string;
  /** What did not come, and what to do about it. */
  readonly title: string;
  readonly text: string;
  /** 1 where it stands in place of the whole page. */
  readonly headingOrder?: 1 | 2 | 3;
  readonly children?: ReactNode;
}

/** What stands where a query has brought nothing: that it loads, or that it failed or waits for a connection. */
export function InPlace({ query, loading, ...failed }: InPlaceProps) {
  if (!query.isError && !query.isPaused) return <LoadingShape label={loading} lines={6} />;
  return (
    <FailedState {...failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
  );
}
