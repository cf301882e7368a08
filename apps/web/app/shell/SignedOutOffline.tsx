import { useTranslation } from 'react-i18next';
import { EmptyState } from '#packages/ui/index.ts';
import { HELP } from './home.ts';

/**
 * Signed out without a connection, or signed in by halves (`halfway`: a second factor is missing):
 * the sign-in opens by itself once there is one.
 */
export function SignedOutOffline({ halfway }: { readonly halfway: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <main id="main">
      <EmptyState
        headingOrder={1}
        title={t(halfway ? 'signed_out.halfway' : 'signed_out.title')}
        text={t('signed_out.text')}
      >
        <a href={HELP}>{t('common:help')}</a>
      </EmptyState>
    </main>
  );
}
