import { Button, Group } from '@mantine/core';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '#packages/ui/index.ts';
import type { EmotionLevel } from '../../contract/emotions.contract.ts';

/** The lowest level; asking after "bad" too would be asking on every bad day. */
const VERY_BAD = 1;

/**
 * After the lowest level, asked once and never pressed: whether somebody to talk to is wanted now. It
 * goes when it is declined, until the page is opened again.
 */
export const Company = memo(function Company({ level }: { level: EmotionLevel | null }) {
  const { t } = useTranslation('common');
  const [declined, setDeclined] = useState(false);
  if (level !== VERY_BAD || declined) return null;
  return (
    <Note tone="lilac" role="status">
      {t('recorded.company')}
      <Group gap="xs" mt="xs">
        <Button component="a" href="/ajuda" variant="default">
          {t('recorded.help')}
        </Button>
        <Button variant="subtle" onClick={() => setDeclined(true)}>
          {t('recorded.notNow')}
        </Button>
      </Group>
    </Note>
  );
});
