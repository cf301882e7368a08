import { Anchor } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Note } from '#packages/ui/index.ts';

/** That a text is no consultation, and the way to somebody who listens. */
export function CareNote() {
  const { t } = useTranslation(['news', 'common']);
  return (
    <Note tone="lilac" icon={<IconLifebuoy size={20} stroke={1.75} aria-hidden />}>
      {t('news:care')}{' '}
      <Anchor href="/ajuda" inherit c="inherit">
        {t('common:help')}
      </Anchor>
    </Note>
  );
}
