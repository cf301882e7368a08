import { IconPlant2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';

/** Number of registered people (specification section 2); never of a company. */
export function Community({ people }: { people: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <p style={{ display: 'flex', gap: 8, margin: 0, color: 'var(--muted)', fontSize: '0.875rem' }}>
      <IconPlant2 size={20} stroke={1.75} aria-hidden style={{ flex: 'none' }} />
      {t('community', { count: people, people: format.number(people) })}
    </p>
  );
}
