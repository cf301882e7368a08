export { type AgreementCode, forgetDeclined, useAskedAgreement } from './agreement-requests.ts';
export { allows, Guard } from './Guard.tsx';
export { access, apiOptions, queryClient, retryWhenOnline } from './session.ts';
export { tellDeclined, tellWords } from './tell-declined.ts';
export {
  type Permissions,
  saveLanguage,
  stopAwaitingInvitation,
  useAccessState,
  useMe,
  useMeFailed,
  usePermissions,
  useTimeZone,
  useWho,
} from './use-access.ts';
