import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentScreen } from './use-current-screen.ts';
import type { useMenu } from './use-menu.ts';

interface MenuGroupsProps {
  readonly groups: ReturnType<typeof useMenu>['groups'];
  /** Classes of a group's name, a row and its words. */
  readonly look: { readonly group?: string; readonly row?: string; readonly word?: string };
  /** Icons stand alone: the name is a tip too. */
  readonly rail?: boolean | undefined;
  readonly onChosen?: () => void;
}

/** Rows of the menu below the names of their groups; what everything starts from needs none. */
export function MenuGroups({ groups, look, rail, onChosen }: MenuGroupsProps) {
  const { t } = useTranslation('shell');
  const { screen: current } = useCurrentScreen();
  const id = useId();
  return groups.map(({ group, screens }) => (
    <div key={group}>
      {group === 'start' ? null : (
        <p className={look.group} id={`${id}-${group}`}>
          {t(`groups.${group}`)}
        </p>
      )}
      <ul {...(group === 'start' ? {} : { 'aria-labelledby': `${id}-${group}` })}>
        {screens.map(({ name, path, menu: { icon: Icon } }) => (
          <li key={name}>
            <Link
              to={path}
              title={rail ? t(`screens.${name}`) : undefined}
              className={look.row}
              aria-current={current?.name === name ? 'page' : undefined}
              onClick={onChosen}
            >
              <Icon size={20} stroke={1.75} />
              <span className={look.word}>{t(`screens.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
