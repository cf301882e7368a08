import { lazy, Suspense, useSyncExternalStore } from 'react';

/** What a toast says. A failure must also be told where it happened. */
export interface Toast {
  readonly text: string;
  readonly kind?: 'done' | 'failed' | 'update';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is closed or acted upon. */
  readonly lasting?: boolean;
  /** A toast with the same id replaces the one before. */
  readonly id?: string;
}

// Most visits show no toast: its code comes with the first one.
const loadView = () => import('./ToastView.tsx');
const ToastView = lazy(loadView);
let needed = false;
let onNeeded: (() => void) | undefined;

/** Fetches the code of toasts before the first one is shown. */
export async function preloadToasts(): Promise<void> {
  await loadView();
}

/** What only confirms shares one place: three of them in a row would cover the page that they speak of. */
const CONFIRMED = 'confirmed';

/**
 * Shows a toast for 5 s, or 10 s when it offers an action; returns its id. One that only says that something
 * is done replaces the one before.
 */
export function showToast(toast: Toast): string {
  const { kind = 'done', action, lasting } = toast;
  const onlyConfirms = kind === 'done' && !action && !lasting;
  const id = toast.id ?? (onlyConfirms ? CONFIRMED : crypto.randomUUID());
  // Without its code (no connection) there is no toast; what happened stands where it happened too.
  loadView().then(
    ({ present }) => {
      needed = true;
      onNeeded?.();
      present({ ...toast, id });
    },
    () => undefined,
  );
  return id;
}

export function hideToast(id: string): void {
  if (!needed) return;
  loadView().then(
    ({ dismiss }) => dismiss(id),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  onNeeded = listener;
  return () => {
    onNeeded = undefined;
  };
}

/** Where toasts appear. Rendered once, by the app's frame. */
export function Toaster() {
  const wanted = useSyncExternalStore(
    subscribe,
    () => needed,
    () => false,
  );
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastView />
    </Suspense>
  );
}
