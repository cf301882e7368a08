import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface SearchFieldProps {
  /** What is searched, and what the button that empties the field is called. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** How many were found, in words; heard politely. */
  found: string;
}

/** Words to search by; whoever shows it keeps them out of the address. */
export function SearchField({ label, clearLabel, value, onChange, found }: SearchFieldProps) {
  return (
    <search>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={value}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        rightSection={
          value ? (
            <CloseButton size={36} aria-label={clearLabel} onClick={() => onChange('')} />
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
