import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#packages/ui/index.ts';
import { Filters } from '../parts/Filters.tsx';
import { Results } from '../parts/Results.tsx';
import { useNetworkView } from '../use-network-view.ts';

/** The network on a desk: filters in one row, cards in two columns. */
export default function NetworkPage() {
  const { t } = useTranslation('network');
  const view = useNetworkView();
  const { filters, setFilters, favourites } = view;
  const Icon = filters.favourites ? IconHeartFilled : IconHeart;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            variant={filters.favourites ? 'light' : 'default'}
            aria-pressed={filters.favourites}
            leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
            onClick={() => setFilters({ ...filters, favourites: !filters.favourites })}
          >
            {t('favourites', { count: favourites })}
          </Button>
        }
      />
      <Filters filters={filters} onChange={setFilters} panelId={view.panelId} />
      <Results view={view} />
    </>
  );
}
