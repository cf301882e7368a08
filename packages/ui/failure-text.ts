import { useTranslation } from 'react-i18next';

function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return 'internal';
}

/**
 * Translates a failed call for the person: `errors.<code>` of the feature first, then the shared
 * vocabulary in `common`; an unknown code reads as an internal failure.
 */
export function useFailureText(feature?: string): (error: unknown) => string {
  const { t } = useTranslation(feature ? [feature, 'common'] : ['common']);
  return (error) => {
    const code = codeOf(error);
    const keys = [`common:errors.${code}`, 'common:errors.internal'];
    return t(feature ? [`${feature}:errors.${code}`, ...keys] : keys);
  };
}
