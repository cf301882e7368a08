import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DeletionObstacle as Obstacle } from '#features/accounts/contract/account.contract.ts';
import { Note } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { OnlyAdmin } from '../company/OnlyAdmin.tsx';

/** What somebody sees to before they can delete their account, and the way there. */
export function DeletionObstacle({ obstacle }: { readonly obstacle: Obstacle }) {
  const { t } = useTranslation('profile');
  if (obstacle === 'only_company_admin') return <OnlyAdmin text={t('erase.onlyAdmin')} />;
  const users = linkTo('/admin', { search: { tab: 'users' } });
  return (
    <Note tone="sun" role="alert">
      {t('erase.onlyGeneralAdmin')}{' '}
      <Anchor inherit renderRoot={(props) => <Link {...users} {...props} />}>
        {t('erase.otherGeneralAdmin')}
      </Anchor>
    </Note>
  );
}
