import { Box, Button, NativeSelect, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EMOTION_LEVELS,
  type EmotionLevel,
} from '#features/emotions/contract/emotions.contract.ts';
import classes from '../parts/profile.module.css';
import type { DaylioChoices, NotesGo } from './daylio-records.rules.ts';

interface DaylioFormProps {
  /** Moods that only the person can place. */
  readonly moods: readonly string[];
  /** Whether there is a word to ask for a place for. */
  readonly hasNotes: boolean;
  readonly onDone: (choices: DaylioChoices) => void;
  readonly onCancel: () => void;
}

const PLACES: readonly NotesGo[] = ['emotion', 'diary'];

/** Which of our five faces a mood of the person's own is, and where their notes go. */
export function DaylioForm({ moods, hasNotes, onDone, onCancel }: DaylioFormProps) {
  const { t } = useTranslation('profile');
  const [levels, setLevels] = useState(new Map<string, EmotionLevel | null>());
  const [notes, setNotes] = useState<NotesGo>('emotion');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone({ levels, notes });
      }}
    >
      {moods.length > 0 ? <p className={classes.lead}>{t('ownData.daylio.moods')}</p> : null}
      {moods.map((mood) => (
        <NativeSelect
          key={mood}
          mt="sm"
          label={mood}
          value={String(levels.get(mood) ?? '')}
          data={[
            { value: '', label: t('ownData.daylio.leave') },
            ...EMOTION_LEVELS.toReversed().map((level) => ({
              value: String(level),
              label: t(`ownData.daylio.level.${level}`),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const level = EMOTION_LEVELS.find((one) => String(one) === value) ?? null;
            setLevels(new Map(levels).set(mood, level));
          }}
        />
      ))}
      {hasNotes ? (
        <Radio.Group
          mt="md"
          label={t('ownData.daylio.notes.label')}
          value={notes}
          onChange={(value) => setNotes(value as NotesGo)}
        >
          <Stack gap="sm" mt="xs">
            {PLACES.map((place) => (
              <Radio
                key={place}
                value={place}
                label={t(`ownData.daylio.notes.${place}`)}
                description={t(`ownData.daylio.notes.${place}Text`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
      <Box mt="md" className={classes.actions}>
        <Button type="submit">{t('ownData.daylio.goOn')}</Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
      </Box>
    </form>
  );
}
