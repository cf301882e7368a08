import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../parts/SearchField.tsx';
import { SegmentedTabs } from '../parts/SegmentedTabs.tsx';
import { EmptyState } from '../parts/states.tsx';

const STATES = ['draft', 'published', 'withdrawn'] as const;

/** What is looked for in a list of what is managed. */
export interface ManagedFilter {
  /** Words of the title. */
  readonly words: string;
  /** Null: whatever its state. */
  readonly state: (typeof STATES)[number] | null;
}

export const NO_FILTER: ManagedFilter = { words: '', state: null };

export const isFiltering = ({ words, state }: ManagedFilter) =>
  words.trim() !== '' || state !== null;

interface ManageFilterProps {
  readonly filter: ManagedFilter;
  readonly onFilter: (filter: ManagedFilter) => void;
  readonly stateLabel: (state: (typeof STATES)[number]) => string;
  /** How many there are of what is looked for; null while that is not known. */
  readonly found: number | null;
  /** Id of what holds the list. */
  readonly panelId: string;
}

/** Words of the title and a state to look for, and how many there are. */
export function ManageFilter(props: ManageFilterProps) {
  const { filter, onFilter, stateLabel, found, panelId } = props;
  const { t } = useTranslation('common');
  const told = () => {
    if (!isFiltering(filter) || found === null) return '';
    return found === 0 ? t('manage.none') : t('manage.found', { count: found });
  };
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <div style={{ flex: '1 1 260px', maxWidth: 400 }}>
        <SearchField
          label={t('manage.search')}
          clearLabel={t('manage.clear')}
          value={filter.words}
          onChange={(words) => onFilter({ ...filter, words })}
          found={told()}
        />
      </div>
      <SegmentedTabs
        label={t('manage.state')}
        options={[
          { value: 'all', label: t('manage.all') },
          ...STATES.map((value) => ({ value, label: stateLabel(value) })),
        ]}
        value={filter.state ?? 'all'}
        onChange={(value) => onFilter({ ...filter, state: value === 'all' ? null : value })}
        panelId={panelId}
      />
    </Group>
  );
}

/** Said when nothing is found; the way back to everything. */
export function NothingFound(props: Pick<ManageFilterProps, 'onFilter' | 'panelId'>) {
  const { onFilter, panelId } = props;
  const { t } = useTranslation('common');
  const showAll = () => {
    // The button goes; the field for searching stands before what holds the list.
    const before = document.getElementById(panelId)?.previousElementSibling;
    before?.querySelector('input')?.focus();
    onFilter(NO_FILTER);
  };
  return (
    <EmptyState title={t('manage.none')} text={t('manage.none_text')}>
      <Button variant="light" onClick={showAll}>
        {t('manage.show_all')}
      </Button>
    </EmptyState>
  );
}
