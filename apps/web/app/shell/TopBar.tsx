import { IconLifebuoy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useWho } from '#features/access/web/index.ts';
import { Avatar, Logo } from '#packages/ui/index.ts';
import classes from './bars.module.css';
import { HELP, HOME } from './home.ts';
import { NotificationsButton } from './NotificationsButton.tsx';
import { useAccountSheet } from './use-account-sheet.tsx';

/** Above a narrow page: the name, help in one tap, and the person. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const { open, sheet } = useAccountSheet('account');
  const who = useWho();
  return (
    <header className={classes.top}>
      <Link to={HOME} className={classes.home} aria-label={t('frame.home')}>
        <Logo size={28} />
      </Link>
      <div className={classes.actions}>
        <NotificationsButton className={classes.round ?? ''} />
        <a
          className={`${classes.round} ${classes.help}`}
          href={HELP}
          data-keep-clear
          aria-label={t('common:help')}
        >
          <IconLifebuoy size={22} stroke={1.75} aria-hidden />
          <span>{t('frame.help')}</span>
        </a>
        <button
          type="button"
          className={classes.round}
          onClick={open}
          aria-haspopup="dialog"
          aria-label={t('account.label', { name: who.name })}
        >
          <Avatar id={who.id} name={who.avatar} />
        </button>
      </div>
      {sheet}
    </header>
  );
}
