import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLifebuoy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe, useWho } from '#features/access/web/index.ts';
import { Avatar, Logo, lazyPanel } from '#packages/ui/index.ts';
import { HELP, HOME } from './home.ts';
import { MenuGroups } from './MenuGroups.tsx';
import classes from './Sidebar.module.css';
import { SidebarNotifications } from './SidebarNotifications.tsx';
import { useCurrentScreen } from './use-current-screen.ts';
import { useMenu } from './use-menu.ts';

// The account's controls come when somebody reaches for them.
const AccountPanel = lazyPanel(() => import('./AccountPanel.tsx'));

/** The side menu; between 768 and 1040 px a rail of icons whose names stay for screen readers. */
export function Sidebar() {
  const { t } = useTranslation('shell');
  const rail = useMediaQuery('(max-width: 65em)', undefined, { getInitialValueInEffect: false });
  const { groups } = useMenu();
  const { screen: current } = useCurrentScreen();
  const menu = useRef<HTMLElement>(null);
  const name = current?.name;
  const rows = groups.reduce((sum, { screens }) => sum + screens.length, 0);
  useEffect(() => {
    const list = menu.current;
    if (!name || rows === 0 || !list) return;
    // Its row may lie below what a low window shows of the menu, also once other rows come or the room shrinks.
    const room = new ResizeObserver(() => {
      list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    });
    room.observe(list);
    return () => room.disconnect();
  }, [name, rows]);
  return (
    <aside className={classes.side} aria-label={t('frame.sidebar')}>
      <div className={classes.head}>
        <Link to={HOME} className={classes.home} aria-label={t('frame.home')}>
          <Logo markOnly={rail} />
        </Link>
        <SidebarNotifications />
      </div>
      <nav ref={menu} className={classes.nav} aria-label={t('frame.main_menu')}>
        <MenuGroups
          groups={groups}
          look={{ group: classes.group, row: classes.link, word: classes.word }}
          rail={rail}
        />
      </nav>
      <a className={classes.help} href={HELP} title={rail ? t('common:help') : undefined}>
        <IconLifebuoy size={20} stroke={1.75} aria-hidden />
        <span className={classes.word}>{t('common:help')}</span>
      </a>
      <Who />
    </aside>
  );
}

/** The person at the foot of the menu, and their account in a popover of the browser's own. */
function Who() {
  const { t } = useTranslation('shell');
  const [asked, setAsked] = useState(false);
  const id = useId();
  const me = useMe();
  const who = useWho();
  return (
    <>
      <button
        type="button"
        className={classes.who}
        popoverTarget={id}
        onPointerEnter={() => void AccountPanel.preload().catch(() => undefined)}
        aria-haspopup="dialog"
      >
        <Avatar id={who.id} name={who.avatar} />
        <span className={classes.word}>
          {who.name ? <VisuallyHidden>{t('account.menu')}: </VisuallyHidden> : null}
          <strong>{who.name || t('account.menu')}</strong>
          {me?.company ? <small>{me.company.name}</small> : null}
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('account.menu')}
        className={classes.account}
        onToggle={(event) => {
          if (event.newState === 'open') setAsked(true);
        }}
      >
        {asked ? (
          <AccountPanel onChosen={() => document.getElementById(id)?.hidePopover()} />
        ) : null}
      </div>
    </>
  );
}
