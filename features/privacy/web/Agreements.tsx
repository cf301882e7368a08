import { useAskedAgreement } from '#features/access/web/index.ts';
import { lazyPart, PartFailed } from '#packages/ui/index.ts';
import type { AgreementSheetProps } from './AgreementSheet.tsx';

const AgreementSheet = lazyPart<AgreementSheetProps>(() => import('./AgreementSheet.tsx'), {
  failed: (retry, { answer }) => <PartFailed onRetry={retry} onClose={() => answer(false)} />,
});

/** Asks for what the server missed: the terms of use, or the consent before a first health record. */
export function Agreements() {
  const asked = useAskedAgreement();
  return asked ? <AgreementSheet key={asked.code} code={asked.code} answer={asked.answer} /> : null;
}
