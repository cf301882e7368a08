import { useTranslation } from 'react-i18next';
import { Sheet } from '#packages/ui/parts/Sheet.tsx';
import AccountPanel from './AccountPanel.tsx';
import { MoreLinks } from './MoreLinks.tsx';

export interface AccountSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** `more` adds the places that the mobile bar has no room for. */
  readonly kind: 'account' | 'more';
}

/** The account as a sheet, for narrow pages. */
export default function AccountSheet({ opened, onClose, kind }: AccountSheetProps) {
  const { t } = useTranslation('shell');
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={kind === 'more' ? t('tabs.more') : t('account.menu')}
    >
      {kind === 'more' ? <MoreLinks onChosen={onClose} /> : null}
      <AccountPanel onChosen={onClose} />
    </Sheet>
  );
}
