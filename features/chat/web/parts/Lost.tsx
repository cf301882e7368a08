import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#packages/ui/index.ts';

interface LostProps {
  readonly onBack: () => void;
  readonly headingOrder?: 1 | 2;
}

/** A conversation that is not here: it was left, or it is not the person’s. */
export function Lost({ onBack, headingOrder = 2 }: LostProps) {
  const { t } = useTranslation('chat');
  return (
    <EmptyState title={t('lost.title')} text={t('lost.text')} headingOrder={headingOrder}>
      <Button onClick={onBack}>{t('lost.back')}</Button>
    </EmptyState>
  );
}
