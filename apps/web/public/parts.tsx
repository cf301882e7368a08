import { useTranslation } from 'react-i18next';
import { HOME_PATH } from '#features/accounts/contract/return-path.ts';
import { LANGUAGE_NAMES, LANGUAGE_QUERY, LANGUAGES } from '#packages/i18n/languages.ts';
import { Drawing } from '#packages/ui/art/Drawing.tsx';
import { logoMark } from '#packages/ui/art/logo.ts';
import { classes } from '#packages/ui/plain/index.ts';
import type { PageContext } from './page.ts';
import styles from './site.module.css';

export const CONTENT_ID = 'content';

/**
 * Home is the start page of whoever is signed in here, and the page for visitors of everybody else. The
 * same document serves both: one of two links is shown, as the mark of the head’s script says.
 */
export const HOMES = [
  { href: '/', shown: styles.signedOut },
  { href: HOME_PATH, shown: styles.signedIn },
];

/** First stop of the keyboard: past the menu to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation('site');
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {t('skip')}
    </a>
  );
}

export function HomeLink({ small = false }: { small?: boolean }) {
  const { t } = useTranslation('site');
  return HOMES.map(({ href, shown }) => (
    <a
      key={href}
      className={classes(styles.logo, small && styles.small, shown)}
      href={href}
      aria-label={t('home')}
    >
      <Drawing svg={logoMark(small ? 26 : 32)} />
      <span>florescer</span>
    </a>
  ));
}

/** The same page in the other languages. */
export function LanguageLinks({ language, path }: PageContext) {
  const { t } = useTranslation('site');
  return (
    <nav className={styles.languages} aria-label={t('footer.languages')}>
      {LANGUAGES.map((other) =>
        other === language ? (
          <span key={other} aria-current="true">
            {LANGUAGE_NAMES[other]}
          </span>
        ) : (
          <a
            key={other}
            href={`${path ?? '/'}?${LANGUAGE_QUERY}=${other}`}
            lang={other}
            hrefLang={other}
          >
            {LANGUAGE_NAMES[other]}
          </a>
        ),
      )}
    </nav>
  );
}

/**
 * Who answers for people's data. The server puts in what its operator set and shows it
 * (`apps/server/operator-pages.ts`): these files are built before anybody knows the name.
 */
export function OperatorLines() {
  const { t } = useTranslation('site');
  const value = '{value}';
  return (
    <p className={styles.operator}>
      <span data-operator="name" hidden>
        {t('footer.operator.name', { value })}
      </span>
      <span data-operator="dpo" hidden>
        {t('footer.operator.dpo', { value })}
      </span>
      <span data-operator="contact" hidden>
        {t('footer.operator.contact', { value })}
      </span>
    </p>
  );
}

/** Help numbers, papers and languages at the foot of a page. */
export function Footer(context: PageContext) {
  const { t } = useTranslation('site');
  return (
    <footer className={styles.foot}>
      <div>
        <HomeLink small />
        <p className={styles.numbers}>
          {t('footer.crisis')} <a href="tel:188">{t('footer.listening')}</a>
          {t('footer.listeningAfter')} <a href="tel:192">{t('footer.emergency')}</a>.
        </p>
        <p className={styles.links}>
          <a href="/register#terms">{t('footer.terms')}</a>
          <a href="/register#privacy">{t('footer.privacy')}</a>
        </p>
        <OperatorLines />
      </div>
      <LanguageLinks {...context} />
    </footer>
  );
}
