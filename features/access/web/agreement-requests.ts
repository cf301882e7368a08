import { useSyncExternalStore } from 'react';

export type AgreementCode = 'terms_needed' | 'health_consent_needed';

interface Question {
  readonly code: AgreementCode;
  readonly answer: (agreed: boolean) => void;
  readonly answered: Promise<boolean>;
}

let asked: Question | null = null;
/** What was declined on this page: what waits on the device would otherwise ask with each try. */
const declined = new Set<AgreementCode>();
const listeners = new Set<() => void>();

/** Puts the question to the person; calls refused at the same time share it. */
export function askToAgree(code: string): Promise<boolean> {
  if (!isAgreement(code) || declined.has(code)) return Promise.resolve(false);
  if (asked) return asked.answered;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  asked = {
    code,
    answered: promise,
    answer: (agreed) => {
      if (!agreed) declined.add(code);
      asked = null;
      resolve(agreed);
      tellAll();
    },
  };
  tellAll();
  return promise;
}

/** They agreed elsewhere, such as in the profile: it may be asked again. */
export function forgetDeclined(): void {
  declined.clear();
}

/** What the person is asked just now; null for nothing. */
export function useAskedAgreement(): Question | null {
  return useSyncExternalStore(listen, () => asked);
}

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
