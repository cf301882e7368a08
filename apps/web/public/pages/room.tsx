import '../base.css';
import { useTranslation } from 'react-i18next';
import { RoomPage } from '#features/meetings/web/room/RoomPage.tsx';
import room from '#features/meetings/web/room/room.module.css';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { LIVE_ID } from '../live.ts';
import { PAGE_PATHS, type PageContext, type PublicPage } from '../page.ts';
import { CONTENT_ID, HomeLink, LanguageLinks, OperatorLines, SkipLink } from '../parts.tsx';
import styles from '../site.module.css';

export const page: PublicPage = {
  name: 'room',
  path: PAGE_PATHS.room,
  indexed: false,
  live: { element: <RoomPage />, feature: 'meetings', texts: ['room'] },
  body: (context) => <Room {...context} />,
};

function Room(context: PageContext) {
  const { t } = useTranslation(['site', 'crisis']);
  return (
    <div className={room.page}>
      <SkipLink />
      <header className={room.head}>
        <HomeLink />
        <div className={room.headLinks}>
          <a
            className={classes(plain.button, plain.quiet)}
            href="/ajuda"
            target="_blank"
            rel="noopener"
          >
            {t('notFound.help')}
          </a>
          <a
            className={classes(plain.button, plain.outline)}
            href={t('crisis:page.exitAddress')}
            title={t('crisis:page.exitHint')}
            rel="noreferrer nofollow"
          >
            {t('crisis:page.exit')}
          </a>
        </div>
      </header>
      <main id={CONTENT_ID}>
        <div
          id={LIVE_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React itself rendered
          dangerouslySetInnerHTML={{ __html: context.live ?? '' }}
        />
      </main>
      <footer className={room.foot}>
        <noscript>
          <p className={styles.help}>{t('account.noScript')}</p>
        </noscript>
        <LanguageLinks {...context} />
        <OperatorLines />
      </footer>
    </div>
  );
}
