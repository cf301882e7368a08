import { IconLifebuoy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Sheet, SheetFooter } from '#packages/ui/parts/Sheet.tsx';
import { AccountControls } from './AccountControls.tsx';
import AccountPanel from './AccountPanel.tsx';
import { HELP } from './home.ts';
import { MoreLinks } from './MoreLinks.tsx';
import classes from './more.module.css';
import { SignOut } from './SignOut.tsx';

export interface AccountSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** `more` adds the places that the mobile bar has no room for, with help and the way out below them. */
  readonly kind: 'account' | 'more';
}

/** The account as a sheet, for narrow pages. */
export default function AccountSheet({ opened, onClose, kind }: AccountSheetProps) {
  const { t } = useTranslation('shell');
  if (kind === 'account') {
    return (
      <Sheet opened={opened} onClose={onClose} title={t('account.menu')}>
        <AccountPanel onChosen={onClose} />
      </Sheet>
    );
  }
  return (
    <Sheet opened={opened} onClose={onClose} title={t('tabs.more')}>
      <MoreLinks onChosen={onClose} />
      <AccountControls onChosen={onClose} />
      <SheetFooter>
        <div className={classes.foot}>
          <a href={HELP} className={classes.help}>
            <IconLifebuoy size={20} stroke={1.75} aria-hidden />
            {t('common:help')}
          </a>
          <SignOut />
        </div>
      </SheetFooter>
    </Sheet>
  );
}
