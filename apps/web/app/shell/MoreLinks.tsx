import { useTranslation } from 'react-i18next';
import { MenuGroups } from './MenuGroups.tsx';
import classes from './more.module.css';
import { useMenu } from './use-menu.ts';

/** What the mobile bar has no place for, in the groups of the side menu. */
export function MoreLinks({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('shell');
  const { others } = useMenu();
  return (
    <nav className={classes.more} aria-label={t('frame.main_menu')}>
      <MenuGroups
        groups={others}
        look={{ group: classes.group, row: classes.row }}
        onChosen={onChosen}
      />
    </nav>
  );
}
