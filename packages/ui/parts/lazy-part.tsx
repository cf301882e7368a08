import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { FailedState, PageSpinner } from './states.tsx';

interface LazyPartOptions<Props> {
  /** Shown while the code is on its way. */
  readonly waiting?: ReactNode;
  /** Shown where the code did not arrive, such as without a connection. */
  readonly failed: (retry: () => void, props: Props) => ReactNode;
}

/** A component whose code comes later, and the fetching of that code before anybody asks for it. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & { preload(): Promise<void> };

/**
 * A part of a screen whose code comes with its first showing. Unlike React's `lazy`, a fetch that
 * failed does not take the screen down and is not remembered: the next one tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting = null, failed }: LazyPartOptions<Props>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    Loaded ??= (await load()).default;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: for use at module level, as React’s own `lazy`
  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
    const fetchIt = useCallback(() => {
      setState('waiting');
      preload().then(
        () => setState('ready'),
        () => setState('failed'),
      );
    }, []);
    useEffect(() => {
      // What was fetched before is shown already, and need not be drawn twice.
      if (!Loaded) fetchIt();
    }, [fetchIt]);
    if (Loaded) return <Loaded {...props} />;
    return state === 'failed' ? failed(fetchIt, props) : waiting;
  }
  return Object.assign(Part, { preload });
}

/** A panel whose code comes with its first showing: its place says that it loads, or that it failed. */
export function lazyPanel<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  return lazyPart(load, {
    waiting: <PageSpinner />,
    failed: (retry) => <FailedState onRetry={retry} />,
  });
}
