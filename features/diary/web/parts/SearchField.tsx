import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** How many were found, in words; heard politely. */
  found: string;
}

/** Searching one's own entries; the words stay out of the address. */
export function SearchField({ value, onChange, found }: SearchFieldProps) {
  const { t } = useTranslation('diary');
  return (
    <search>
      <TextInput
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={value}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        rightSection={
          value ? (
            <CloseButton size={36} aria-label={t('search.clear')} onClick={() => onChange('')} />
          ) : null
        }
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p
        role="status"
        style={{ margin: found ? '6px 14px 0' : 0, fontSize: '0.8125rem', color: 'var(--muted)' }}
      >
        {found}
      </p>
    </search>
  );
}
