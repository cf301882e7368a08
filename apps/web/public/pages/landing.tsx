import '../base.css';
import { useTranslation } from 'react-i18next';
import { LandingPage } from '#features/landing/web/desktop/LandingPage.tsx';
import { LandingPage as MobileLandingPage } from '#features/landing/web/mobile/LandingPage.tsx';
import { aboutFlorescer } from '#features/landing/web/structured.ts';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { PAGE_PATHS, type PageContext, type PublicPage } from '../page.ts';
import { CONTENT_ID, Footer, HomeLink, SkipLink } from '../parts.tsx';
import styles from '../site.module.css';

export const page: PublicPage = {
  name: 'landing',
  path: PAGE_PATHS.landing,
  indexed: true,
  onTap: true,
  structured: aboutFlorescer,
  body: (context) => <Landing {...context} />,
  mobile: (context) => <MobileLanding {...context} />,
};

function Landing(context: PageContext) {
  const { t } = useTranslation('site');
  return (
    <>
      <SkipLink />
      <header className={styles.wide}>
        <div className={styles.head}>
          <HomeLink />
          <nav aria-label={t('nav.label')}>
            <a href="#privacy">{t('nav.privacy')}</a>
            <a href="#companies">{t('nav.companies')}</a>
            <a href="#plans">{t('nav.plans')}</a>
            <a href="#questions">{t('nav.questions')}</a>
            <a href="/ajuda">{t('nav.help')}</a>
          </nav>
          <div className={styles.actions}>
            <a className={classes(plain.button, plain.quiet, styles.helpTop)} href="/ajuda">
              {t('nav.help')}
            </a>
            <a className={classes(plain.button, plain.outline)} href="/login">
              {t('nav.login')}
            </a>
            <a className={classes(plain.button, plain.primary, styles.start)} href="/register">
              {t('nav.start')}
            </a>
          </div>
        </div>
      </header>
      <main id={CONTENT_ID}>
        <LandingPage pictures={context.assets} />
      </main>
      <div className={styles.wide}>
        <Footer {...context} />
      </div>
    </>
  );
}

function MobileLanding(context: PageContext) {
  const { t } = useTranslation('site');
  return (
    <>
      <SkipLink />
      <header className={styles.wide}>
        <div className={styles.head}>
          <HomeLink />
          <a className={classes(plain.button, plain.outline)} href="/login">
            {t('nav.login')}
          </a>
        </div>
      </header>
      <main id={CONTENT_ID}>
        <MobileLandingPage pictures={context.assets} />
      </main>
      <div className={styles.wide}>
        <Footer {...context} />
      </div>
    </>
  );
}
