import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './more.module.css';
import { useCurrentScreen } from './use-current-screen.ts';
import { useMenu } from './use-menu.ts';

/** What the mobile bar has no place for, in the groups of the side menu. */
export function MoreLinks({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('shell');
  const { others } = useMenu();
  const { screen: current } = useCurrentScreen();
  const id = useId();
  return (
    <nav className={classes.more} aria-label={t('frame.main_menu')}>
      {others.map(({ group, screens }) => (
        <div key={group}>
          <p className={classes.group} id={`${id}-${group}`}>
            {t(`groups.${group}`)}
          </p>
          <ul aria-labelledby={`${id}-${group}`}>
            {screens.map(({ name, path, menu: { icon: Icon } }) => (
              <li key={name}>
                <Link
                  to={path}
                  className={classes.row}
                  aria-current={current?.name === name ? 'page' : undefined}
                  onClick={onChosen}
                >
                  <Icon size={20} stroke={1.75} />
                  <span>{t(`screens.${name}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
