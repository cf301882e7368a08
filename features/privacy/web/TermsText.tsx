import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadLegalText } from '#features/accounts/web/index.ts';
import { FailedState, LoadingShape } from '#packages/ui/index.ts';

/** The terms of use, whole. */
export function TermsText({ language }: { readonly language: string }) {
  const { t } = useTranslation('privacy');
  const { data, isError, refetch } = useQuery({
    queryKey: ['legal', 'terms', language],
    queryFn: () => loadLegalText('terms', language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <FailedState title={t('terms.failed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingShape label={t('terms.loading')} lines={6} />;
  return (
    <div>
      {data.map(({ heading, text }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
