import '../base.css';
import { useTranslation } from 'react-i18next';
import { SharedSummaryPage } from '#features/consultation-summary/web/SharedSummaryPage.tsx';
import { LIVE_ID } from '../live.ts';
import { PAGE_PATHS, type PageContext, type PublicPage } from '../page.ts';
import { CONTENT_ID, HomeLink, LanguageLinks, OperatorLines, SkipLink } from '../parts.tsx';
import styles from '../site.module.css';

export const page: PublicPage = {
  name: 'consultation',
  path: PAGE_PATHS.consultation,
  indexed: false,
  live: { element: <SharedSummaryPage />, feature: 'consultation-summary', texts: ['shared'] },
  body: Body,
};

/** One column to read in: no garden beside what somebody chose to show. */
function Body(context: PageContext) {
  const { t } = useTranslation('site');
  return (
    <div className={styles.reading}>
      <SkipLink />
      <header>
        <HomeLink />
      </header>
      <main id={CONTENT_ID}>
        <div
          id={LIVE_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React itself rendered
          dangerouslySetInnerHTML={{ __html: context.live ?? '' }}
        />
      </main>
      <footer>
        <noscript>
          <p className={styles.help}>{t('account.noScript')}</p>
        </noscript>
        <p className={styles.help}>
          {t('account.help')} <a href="/ajuda">{t('account.helpLink')}</a>
        </p>
        <LanguageLinks {...context} />
        <OperatorLines />
      </footer>
    </div>
  );
}
