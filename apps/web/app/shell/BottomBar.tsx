import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ScreenInMenu } from '../menu.ts';
import classes from './bars.module.css';
import { RecordButton } from './RecordButton.tsx';
import { useAccountSheet } from './use-account-sheet.tsx';
import { useCurrentScreen } from './use-current-screen.ts';
import { useMenu } from './use-menu.ts';

/** Below a narrow page: at most five places, the middle one for recording the day. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const { open, sheet } = useAccountSheet('more');
  const { tabs, others } = useMenu();
  const { screen: current } = useCurrentScreen();
  const isBehind = others.some(({ screens }) => screens.some(({ name }) => name === current?.name));
  return (
    <nav className={classes.bottom} aria-label={t('frame.mobile_menu')}>
      {tabs.left.map((screen) => (
        <Tab key={screen.name} screen={screen} />
      ))}
      <RecordButton />
      {tabs.right.map((screen) => (
        <Tab key={screen.name} screen={screen} />
      ))}
      <button
        type="button"
        className={classes.tab}
        aria-haspopup="dialog"
        aria-current={isBehind || undefined}
        onClick={open}
      >
        <span className={classes.pill}>
          <IconDots size={22} stroke={1.75} aria-hidden />
        </span>
        {t('tabs.more')}
      </button>
      {sheet}
    </nav>
  );
}

function Tab({ screen }: { screen: ScreenInMenu }) {
  const { t } = useTranslation('shell');
  const { screen: current } = useCurrentScreen();
  const { icon: Icon } = screen.menu;
  return (
    <Link
      to={screen.path}
      className={classes.tab}
      aria-current={current?.name === screen.name ? 'page' : undefined}
    >
      <span className={classes.pill}>
        <Icon size={22} stroke={1.75} />
      </span>
      {t(`tabs.${screen.name}`)}
    </Link>
  );
}
