import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useFailureText } from '#packages/ui/index.ts';

/** Words for a failed call about an invitation; one that is gone has been answered, withdrawn or ended. */
export function useInvitationFailure(): (error: unknown) => string {
  const { t } = useTranslation('companies');
  const failureText = useFailureText('companies');
  return (error) =>
    error instanceof ApiFailure && error.code === 'not_found'
      ? t('invitations.gone')
      : failureText(error);
}
