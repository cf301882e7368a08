import '../base.css';
import { useTranslation } from 'react-i18next';
import { HelpPage } from '#features/crisis/web/HelpPage.tsx';
import { PlanOnHelp, PlanPeople } from '#features/safety-plan/web/help/PlanOnHelp.tsx';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { PAGE_PATHS, type PageContext, type PublicPage } from '../page.ts';
import { CONTENT_ID, HomeLink, LanguageLinks, SkipLink } from '../parts.tsx';
import styles from '../site.module.css';

export const page: PublicPage = {
  name: 'help',
  path: PAGE_PATHS.help,
  indexed: true,
  script: 'help',
  body: (context) => <Help {...context} />,
};

function Help(context: PageContext) {
  const { t } = useTranslation('crisis');
  return (
    <div className={styles.narrow}>
      <SkipLink />
      <header className={styles.exit}>
        <HomeLink small />
        <a
          className={classes(plain.button, plain.outline)}
          href={t('page.exitAddress')}
          title={t('page.exitHint')}
          rel="noreferrer nofollow"
          data-quick-exit
        >
          {t('page.exit')}
        </a>
      </header>
      <main id={CONTENT_ID}>
        <HelpPage nearby={<PlanPeople />} plan={<PlanOnHelp />} reviewedBy={context.reviewedBy} />
      </main>
      <LanguageLinks {...context} />
    </div>
  );
}
