import { useSyncExternalStore } from 'react';
import { ApiFailure } from '#packages/api/client/index.ts';

export type AgreementCode = 'terms_needed' | 'health_consent_needed';

interface Question {
  readonly code: AgreementCode;
  readonly answer: (agreed: boolean) => void;
  /** It could not be shown: nobody has said anything. */
  readonly leave: () => void;
  readonly answered: Promise<boolean>;
}

let asked: Question | null = null;
/** What was said on this page: what else waits on the device would otherwise ask once more. */
const settled = new Map<AgreementCode, 'declined' | 'unasked'>();
const listeners = new Set<() => void>();

/**
 * Puts the question to the person; calls refused at the same time share it. Rejects like a lost connection
 * where it could not be shown: a call that nobody said no to may be made again later.
 */
export function askToAgree(code: string): Promise<boolean> {
  if (!isAgreement(code)) return Promise.resolve(false);
  const before = settled.get(code);
  if (before) return before === 'declined' ? Promise.resolve(false) : Promise.reject(unasked());
  if (asked) return asked.answered;
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const end = (as: 'declined' | 'unasked' | null) => {
    if (as) settle(code, as);
    asked = null;
    if (as === 'unasked') reject(unasked());
    else resolve(as === null);
    tellAll();
  };
  asked = {
    code,
    answered: promise,
    answer: (agreed) => end(agreed ? null : 'declined'),
    leave: () => end('unasked'),
  };
  tellAll();
  return promise;
}

/** They agreed elsewhere, such as in the profile: it may be asked again. */
export function forgetDeclined(): void {
  settled.clear();
}

/** What the person is asked just now; null for nothing. */
export function useAskedAgreement(): Question | null {
  return useSyncExternalStore(listen, () => asked);
}

/**
 * Remembers the answer. Without the terms everything is closed, so it stands as long as the page; that to
 * health data stands until the person does something again, which may be what needs it.
 */
function settle(code: AgreementCode, as: 'declined' | 'unasked'): void {
  settled.set(code, as);
  if (code === 'terms_needed') return;
  const over = new AbortController();
  const forget = () => {
    settled.delete(code);
    over.abort();
  };
  for (const act of ['click', 'keydown']) {
    window.addEventListener(act, forget, { capture: true, signal: over.signal });
  }
}

const unasked = () => new ApiFailure('offline', 0, 'The question could not be shown');

function isAgreement(code: string): code is AgreementCode {
  return code === 'terms_needed' || code === 'health_consent_needed';
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
