import { TextInput } from '@mantine/core';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_NOTE_LENGTH } from '../../contract/emotions.contract.ts';
import type { CheckIn } from '../use-check-in.ts';
import { TagPicker } from './TagPicker.tsx';

type CheckInDetailsProps = Pick<CheckIn, 'tags' | 'note' | 'record'>;

/** Tags and a line beside a level. A tap on a face changes neither, and draws nothing here. */
export const CheckInDetails = memo(function CheckInDetails(props: CheckInDetailsProps) {
  const { tags, note, record } = props;
  const { t } = useTranslation('emotions');
  const [text, setText] = useState(note ?? '');
  return (
    <>
      <TagPicker tags={tags} onChange={(changed) => record({ tags: changed })} />
      <TextInput
        size="md"
        maxLength={MAX_NOTE_LENGTH}
        aria-label={t('checkIn.note')}
        placeholder={t('checkIn.note')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => {
          const written = text.trim() === '' ? null : text;
          if (written !== note) record({ note: written });
        }}
      />
    </>
  );
});
