import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { COMPANY_PEOPLE } from '#features/companies/web/index.ts';
import { Note } from '#packages/ui/index.ts';

/** What whoever alone looks after a company sees to first, and the way there. */
export function OnlyAdmin({ text }: { readonly text: string }) {
  const { t } = useTranslation('profile');
  return (
    <Note tone="sun" role="alert">
      {text}{' '}
      <Anchor inherit renderRoot={(props) => <Link {...COMPANY_PEOPLE} {...props} />}>
        {t('leave.handOver')}
      </Anchor>
    </Note>
  );
}
