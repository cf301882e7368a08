import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#packages/ui/index.ts';
import { Filters } from '../parts/Filters.tsx';
import { Results } from '../parts/Results.tsx';
import { useNetworkView } from '../use-network-view.ts';

/** The network in the hand: filters one below another, one card below another. */
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
          <ActionIcon
            variant={filters.favourites ? 'light' : 'default'}
            size={44}
            radius="xl"
            aria-pressed={filters.favourites}
            aria-label={t('favourites', { count: favourites })}
            onClick={() => setFilters({ ...filters, favourites: !filters.favourites })}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
      />
      <Filters filters={filters} onChange={setFilters} panelId={view.panelId} />
      <Results view={view} />
    </>
  );
}
