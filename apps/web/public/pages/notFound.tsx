import '../base.css';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { PAGE_PATHS, type PageContext, type PublicPage } from '../page.ts';
import { CONTENT_ID, Footer, HOMES, HomeLink, SkipLink } from '../parts.tsx';
import styles from '../site.module.css';

export const page: PublicPage = {
  name: 'notFound',
  path: PAGE_PATHS.notFound,
  indexed: false,
  body: (context) => <NotFound {...context} />,
};

function NotFound(context: PageContext) {
  const { t } = useTranslation('site');
  return (
    <div className={styles.wide}>
      <SkipLink />
      <header className={styles.head}>
        <HomeLink />
      </header>
      <main id={CONTENT_ID} className={styles.lost}>
        <img src={context.assets.lost} alt="" width="340" height="200" />
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <div className={styles.actions}>
          {HOMES.map(({ href, shown }) => (
            <a key={href} className={classes(plain.button, plain.primary, shown)} href={href}>
              {t('notFound.home')}
            </a>
          ))}
          <a className={classes(plain.button, plain.soft)} href="/ajuda">
            {t('notFound.help')}
          </a>
        </div>
      </main>
      <Footer {...context} />
    </div>
  );
}
