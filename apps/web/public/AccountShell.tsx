import { useTranslation } from 'react-i18next';
import { LIVE_ID } from './live.ts';
import type { PageContext } from './page.ts';
import { CONTENT_ID, HomeLink, LanguageLinks, OperatorLines, SkipLink } from './parts.tsx';
import styles from './site.module.css';

/** The frame of the account screens: the form on one side, the garden at night on the other. */
export function AccountShell(context: PageContext) {
  const { t } = useTranslation('site');
  return (
    <div className={styles.account}>
      <SkipLink />
      <div>
        <header>
          <HomeLink />
        </header>
        <main id={CONTENT_ID}>
          <div
            id={LIVE_ID}
            className={styles.live}
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
      <aside className={styles.scene} aria-label={t('account.promiseLabel')}>
        <img src={context.assets.night} alt="" width="640" height="720" />
        <p>{t('account.promise')}</p>
      </aside>
    </div>
  );
}
