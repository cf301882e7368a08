import i18next from 'i18next';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { lazyPanel } from '#packages/ui/parts/lazy-part.tsx';
import { failureOf } from '../account-failure.ts';

const ProofSheet = lazyPanel(async () => {
  await i18next.loadNamespaces('accounts');
  return import('./ProofSheet.tsx');
});

/** Runs what the server may want a proof for; asks for it where it does, and runs it again. */
type WithProof = <Result>(work: () => Promise<Result>) => Promise<Result>;

const ProofContext = createContext<WithProof>((work) => work());

/** Every lasting way in or out is added and taken away through this, and what only its admin does to others. */
export const useProof = (): WithProof => use(ProofContext);

/** Holds the one question whether it is still the person of this session, for all screens. */
export function ProofProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<{ answer: (isProved: boolean) => void }>();
  const pending = useRef<Promise<boolean>>(undefined);
  const withProof = useCallback<WithProof>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (failureOf(error) !== 'reauthentication_needed') throw error;
      // Several calls may be refused at once: one answer is for all of them.
      pending.current ??= new Promise<boolean>((answer) => setAsked({ answer })).finally(() => {
        pending.current = undefined;
        setAsked(undefined);
      });
      if (!(await pending.current)) throw error;
      return work();
    }
  }, []);
  return (
    <ProofContext value={withProof}>
      {children}
      {asked ? <ProofSheet onAnswer={asked.answer} /> : null}
    </ProofContext>
  );
}
