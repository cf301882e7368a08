import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSealedPhoto } from '#features/files/web/index.ts';
import { Note, Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import { MAX_ALT, type Photo } from '../../contract/photos.contract.ts';
import { usePhotoChanges } from '../photos.api.ts';
import classes from './Photos.module.css';

interface PhotoSheetProps {
  readonly entryId: string;
  readonly photo: Photo;
  /** What it shows, or which one it is. */
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** One photo large, with what it shows in words, and the way to take it out. */
export function PhotoSheet({ entryId, photo, name, opened, onClose }: PhotoSheetProps) {
  const { t } = useTranslation('diary');
  const failureText = useFailureText('diary');
  const { describe, remove } = usePhotoChanges(entryId);
  const { address } = useSealedPhoto(photo.id);
  const [alt, setAlt] = useState(photo.alt);
  const error = describe.error ?? remove.error;
  return (
    <Sheet opened={opened} onClose={onClose} title={t('photos.one')}>
      <form
        className={classes.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          describe.mutate(
            { photo: photo.id, alt: alt.trim() },
            {
              onSuccess: () => {
                showToast({ text: t('photos.saved'), kind: 'done' });
                onClose();
              },
            },
          );
        }}
      >
        {address ? <img className={classes.whole} src={address} alt={name} /> : null}
        <TextInput
          label={t('photos.alt')}
          description={t('photos.altHint')}
          value={alt}
          maxLength={MAX_ALT}
          onChange={({ currentTarget: { value } }) => setAlt(value)}
        />
        {error ? (
          <Note tone="sun" role="alert">
            {failureText(error)}
          </Note>
        ) : null}
        <SheetFooter row>
          <Button
            variant="default"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(photo.id, {
                onSuccess: () => {
                  showToast({ text: t('photos.removed') });
                  onClose();
                },
              })
            }
          >
            {t('photos.remove')}
          </Button>
          <Button type="submit" loading={describe.isPending}>
            {t('photos.save')}
          </Button>
        </SheetFooter>
      </form>
    </Sheet>
  );
}
