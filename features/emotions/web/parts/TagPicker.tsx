import { Chip, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../contract/emotions.contract.ts';
import classes from './TagPicker.module.css';

/** Tags that are offered; whoever wants others writes them. Stored as the words that were read. */
const TAG_KEYS = [
  'work',
  'family',
  'sleep',
  'friends',
  'health',
  'money',
  'rest',
  'exercise',
] as const;

interface TagPickerProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** What a record had to do with: words to tap, and room for an own one. */
export function TagPicker({ tags, onChange }: TagPickerProps) {
  const { t } = useTranslation('emotions');
  const [own, setOwn] = useState('');
  const offered = TAG_KEYS.map((key) => t(`tag.${key}`));
  const shown = [...offered, ...tags.filter((tag) => !offered.includes(tag))];
  const full = tags.length >= MAX_TAGS;
  const addOwn = () => {
    const tag = own.trim();
    setOwn('');
    if (tag && !full && !tags.includes(tag)) onChange([...tags, tag]);
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.question}>
        {t('checkIn.tags')} <span className={classes.optional}>{t('checkIn.optional')}</span>
      </legend>
      <div className={classes.tags}>
        {shown.map((tag) => (
          <Chip
            key={tag}
            size="md"
            radius="xl"
            checked={tags.includes(tag)}
            disabled={full && !tags.includes(tag)}
            onChange={(checked) =>
              onChange(checked ? [...tags, tag] : tags.filter((other) => other !== tag))
            }
          >
            {tag}
          </Chip>
        ))}
      </div>
      <TextInput
        mt={10}
        size="md"
        maxLength={MAX_TAG_LENGTH}
        aria-label={t('checkIn.ownTag')}
        placeholder={t('checkIn.ownTag')}
        value={own}
        disabled={full}
        onChange={(event) => setOwn(event.currentTarget.value)}
        onBlur={addOwn}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          addOwn();
        }}
      />
    </fieldset>
  );
}
