import { Button } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenPicture, ImageField } from '#features/files/web/index.ts';
import { MAX_PICTURE_WORDS, pictureLine } from '#packages/kernel/written-text.ts';
import { PICTURE_BUCKET } from '../../contract/pictures.ts';

/** Sends a picture and puts it at the end of a text, as a line that can be moved like any other. */
export function AddPicture({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('content');
  const [open, setOpen] = useState(false);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [asked, setAsked] = useState(false);
  const add = () => {
    setAsked(true);
    if (!picture?.alt.trim()) return;
    const line = pictureLine(picture.path, picture.alt.slice(0, MAX_PICTURE_WORDS));
    onChange(`${text.trimEnd()}${text.trim() === '' ? '' : '\n\n'}${line}\n`);
    setPicture(null);
    setAsked(false);
    setOpen(false);
  };
  if (!open) {
    return (
      <div>
        <Button
          variant="light"
          leftSection={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('admin.picture.open')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <ImageField
        legend={t('admin.picture.legend')}
        bucket={PICTURE_BUCKET}
        folder="texts/"
        value={picture}
        onChange={setPicture}
        altError={asked && !picture?.alt.trim() ? t('admin.picture.needsWords') : undefined}
      />
      {picture ? (
        <div>
          <Button variant="light" onClick={add}>
            {t('admin.picture.add')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
