import { IconLifebuoy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './bars.module.css';
import { HELP } from './home.ts';
import { useMenu } from './use-menu.ts';

/** What the mobile bar has no place for, and help. */
export function MoreLinks({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('shell');
  const { others } = useMenu();
  return (
    <ul className={classes.more}>
      {others.map(({ name, path, menu: { icon: Icon } }) => (
        <li key={name}>
          <Link to={path} className={classes.row} onClick={onChosen}>
            <Icon size={22} stroke={1.75} />
            {t(`screens.${name}`)}
          </Link>
        </li>
      ))}
      <li>
        <a href={HELP} className={`${classes.row} ${classes.help}`}>
          <IconLifebuoy size={22} stroke={1.75} aria-hidden />
          {t('common:help')}
        </a>
      </li>
    </ul>
  );
}
