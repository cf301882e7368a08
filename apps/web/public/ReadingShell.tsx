import { useTranslation } from 'react-i18next';
import { classes } from '#packages/ui/plain/index.ts';
import { LIVE_ID } from './live.ts';
import type { PageContext } from './page.ts';
import { CONTENT_ID, HomeLink, LanguageLinks, OperatorLines, SkipLink } from './parts.tsx';
import styles from './site.module.css';

/** One column to read in, without a picture beside it; `wide` for a tool. */
export function ReadingShell({ wide, ...context }: PageContext & { readonly wide?: boolean }) {
  const { t } = useTranslation('site');
  return (
    <div className={classes(styles.reading, wide && styles.tool)}>
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
