import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesIn } from '../rules/redaction.rules.ts';
import classes from './consultation.module.css';

interface NamesToCoverProps {
  /** The chosen entries. */
  texts: readonly string[];
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
}

/** Names that are covered wherever they stand in the chosen entries. */
export function NamesToCover({ texts, names, onChange }: NamesToCoverProps) {
  const { t } = useTranslation('consultation-summary');
  const [typed, setTyped] = useState('');
  const add = (name: string) => {
    const next = name.trim();
    if (next && !names.includes(next)) onChange([...names, next]);
    setTyped('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(typed);
  };
  const suggested = namesIn(texts).filter((name) => !names.includes(name));
  return (
    <form className={classes.names} onSubmit={submit}>
      <TextInput
        label={t('names.label')}
        description={t('names.how')}
        value={typed}
        maxLength={60}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('names.add')}
      </Button>
      <ul className={classes.chips}>
        {names.map((name) => (
          <li key={name}>
            <Button
              variant="light"
              rightSection={<IconX size={16} stroke={1.75} aria-hidden />}
              aria-label={t('names.show', { name })}
              onClick={() => onChange(names.filter((other) => other !== name))}
            >
              {name}
            </Button>
          </li>
        ))}
        {suggested.map((name) => (
          <li key={name}>
            <Button variant="default" onClick={() => add(name)}>
              {t('names.cover', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}
