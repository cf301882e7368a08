import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card, SegmentedTabs } from '#packages/ui/index.ts';
import { useChoices } from '../network.api.ts';
import { countFilters, type NetworkFilters, NO_FILTERS } from '../rules/filters.rules.ts';
import classes from './network.module.css';

interface FiltersProps {
  readonly filters: NetworkFilters;
  readonly onChange: (filters: NetworkFilters) => void;
  readonly panelId: string;
}

/** What is looked for: words, and what narrows them down. */
export function Filters({ filters, onChange, panelId }: FiltersProps) {
  const { t } = useTranslation('network');
  const { data } = useChoices();
  const set = (change: Partial<NetworkFilters>) => onChange({ ...filters, ...change });
  const count = countFilters(filters);
  const any = { value: '', label: t('filter.any') };
  /** What was chosen stays to be seen where nobody has it any more. */
  const options = <T extends string | number>(
    found: readonly T[] | undefined,
    chosen: T | null,
    label: (one: T) => string,
  ) => [
    any,
    ...[...new Set([...(found ?? []), ...(chosen === null ? [] : [chosen])])].map((one) => ({
      value: String(one),
      label: label(one),
    })),
  ];
  const cityOf = (code: number) => {
    const place = data?.places.find((one) => one.code === code);
    return place ? `${place.name}, ${place.state}` : String(code);
  };
  const pick = <T extends string>(found: readonly T[] | undefined, value: string) =>
    found?.find((one) => one === value) ?? null;
  return (
    <Card as="search" className={classes.filters}>
      <div className={classes.fields}>
        <TextInput
          className={classes.words}
          type="search"
          label={t('filter.text')}
          placeholder={t('filter.textHint')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={filters.text}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          rightSection={
            filters.text ? (
              <CloseButton
                size={36}
                aria-label={t('filter.clearText')}
                onClick={() => set({ text: '' })}
              />
            ) : null
          }
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('filter.specialty')}
          data={options(data?.specialties, filters.specialty, (one) => t(`specialty.${one}`))}
          value={filters.specialty ?? ''}
          onChange={(event) =>
            set({ specialty: pick(data?.specialties, event.currentTarget.value) })
          }
        />
        <NativeSelect
          label={t('filter.city')}
          data={options(
            data?.places.map(({ code }) => code),
            filters.municipality,
            cityOf,
          )}
          value={filters.municipality ?? ''}
          onChange={(event) =>
            set({
              municipality: event.currentTarget.value ? Number(event.currentTarget.value) : null,
            })
          }
        />
        <NativeSelect
          label={t('filter.language')}
          data={options(data?.languages, filters.language, (one) => t(`language.${one}`))}
          value={filters.language ?? ''}
          onChange={(event) => set({ language: pick(data?.languages, event.currentTarget.value) })}
        />
        <NativeSelect
          label={t('filter.plan')}
          data={options(data?.plans, filters.plan, (one) => one)}
          value={filters.plan ?? ''}
          onChange={(event) => set({ plan: event.currentTarget.value || null })}
        />
      </div>
      <div className={classes.mode}>
        <SegmentedTabs
          label={t('filter.mode')}
          options={(['any', 'online', 'inPerson'] as const).map((value) => ({
            value,
            label: t(`filter.modes.${value}`),
          }))}
          value={filters.mode ?? 'any'}
          onChange={(value) => set({ mode: value === 'any' ? null : value })}
          panelId={panelId}
        />
        {count > 0 ? (
          <Button
            variant="subtle"
            onClick={() => onChange({ ...NO_FILTERS, favourites: filters.favourites })}
          >
            {t('filter.clear', { count })}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
