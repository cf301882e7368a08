import { useAskedAgreement } from '#features/access/web/index.ts';
import { lazyPart, PartFailed } from '#packages/ui/index.ts';
import type { AgreementSheetProps } from './AgreementSheet.tsx';

/** `leave`: the sheet could not be loaded, so that nobody was asked. */
type LoadedProps = AgreementSheetProps & { readonly leave: () => void };

const AgreementSheet = lazyPart<LoadedProps>(() => import('./AgreementSheet.tsx'), {
  failed: (retry, { leave }) => <PartFailed onRetry={retry} onClose={leave} />,
});

/** Asks for what the server missed: the terms of use, or the consent before a first health record. */
export function Agreements() {
  const asked = useAskedAgreement();
  if (!asked) return null;
  const { code, answer, leave } = asked;
  return <AgreementSheet key={code} code={code} answer={answer} leave={leave} />;
}
