import { Button, Group } from '@mantine/core';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '#packages/ui/index.ts';
import type { EmotionLevel } from '../../contract/emotions.contract.ts';

/** The lowest level; asking after "bad" too would be asking on every bad day. */
const VERY_BAD = 1;

interface CompanyProps {
  readonly level: EmotionLevel | null;
}

/**
 * After the lowest level, asked once and never pressed: whether somebody to talk to is wanted now. It
 * goes when it is declined, until the page is opened again. Made before it is needed, so that the tap of
 * a bad day has no more to do than any other.
 */
export const Company = memo(function Company({ level }: CompanyProps) {
  const [declined, setDeclined] = useState(false);
  const decline = useCallback(() => setDeclined(true), []);
  return (
    <div hidden={level !== VERY_BAD || declined}>
      <Question onDecline={decline} />
    </div>
  );
});

const Question = memo(function Question({ onDecline }: { onDecline: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Note tone="lilac" role="status">
      {t('recorded.company')}
      <Group gap="xs" mt="xs">
        <Button component="a" href="/ajuda" variant="default">
          {t('recorded.help')}
        </Button>
        <Button variant="subtle" onClick={onDecline}>
          {t('recorded.notNow')}
        </Button>
      </Group>
    </Note>
  );
});
