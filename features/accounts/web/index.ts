import { authClient } from './auth-client.ts';

export { type AccountFailure, failureOf } from './account-failure.ts';
export {
  type AuthSettings,
  canUseKeys,
  fetchAuthSettings,
  PROVIDERS,
  type Provider,
  type SecondFactorType,
} from './auth-settings.ts';
export { confirmEmailChange } from './confirm-email-change.ts';
export { rememberGone } from './gone.ts';
export { loadLegalText } from './legal/legal-texts.ts';
export { codeInAddress } from './page-address.ts';
export { ProofProvider, useProof } from './proof/ProofProvider.tsx';
export {
  cancelRemoval,
  type FactorRemoval,
  waitingRemoval,
} from './prove.ts';
export { addressOfLink, finishLink } from './provider-visit.ts';
export { readingStorage } from './shared-computer.ts';
export { authClient };

/** Terms, privacy and data protection in a dialog, with texts of the namespace `accounts`. */
export const loadLegalDialog = () => import('./legal/LegalDialog.tsx');
