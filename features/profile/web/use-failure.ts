import { useTranslation } from 'react-i18next';
import { failureOf } from '#features/accounts/web/index.ts';
import { CODE_WRONG } from '#features/privacy/contract/privacy.contract.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useFailureText } from '#packages/ui/index.ts';

/** The text of a refusal, whether the auth service or the product's own routes gave it. */
export function useAccountFailure(): (error: unknown) => string {
  const { t } = useTranslation('accounts');
  const failureText = useFailureText();
  return (error) => {
    if (!(error instanceof ApiFailure)) return t(`failures.${failureOf(error)}`);
    return error.code === CODE_WRONG ? t('failures.code_wrong') : failureText(error);
  };
}
