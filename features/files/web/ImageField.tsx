import { Button, Group, TextInput } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { classNames } from '#packages/ui/index.ts';
import { FieldGroup } from '#packages/ui/parts/FieldGroup.tsx';
import { publicAddress } from '../contract/addresses.ts';
import { BUCKETS, type BucketName, PICTURE_TYPES } from '../contract/buckets.ts';
import { ChooseFile, FileOpener } from './ChooseFile.tsx';
import classes from './fields.module.css';
import { scalePicture } from './scale-picture.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useUpload } from './use-upload.ts';

/** A picture that has been uploaded, as a record names it. */
export interface ChosenPicture {
  /** Within its bucket. */
  path: string;
  /** What it shows, for who does not see it. */
  alt: string;
}

interface ImageFieldProps {
  readonly legend: string;
  /** That it may be left open. */
  readonly optional?: string;
  /** A bucket whose pictures are public. */
  readonly bucket: BucketName;
  /** Where it is put, with `/` at its end, such as `<company id>/`; '' for the bucket itself. */
  readonly folder: string;
  /** Longest side in pixels that leaves the device. */
  readonly maxSide?: number;
  /** How it will be seen: across a card, or as a square such as a logo. */
  readonly shape?: 'wide' | 'square';
  readonly value: ChosenPicture | null;
  /**
   * Told once the picture is there, and of each change of its words. What it replaces stays where it
   * was: a record may still name it until the form is saved.
   */
  readonly onChange: (value: ChosenPicture | null) => void;
  /** What is wrong with the words. */
  readonly altError?: string | undefined;
}

const PREVIEW_WIDTH = 960;

/** Chooses a picture, makes it smaller on the device, sends it, shows it, and asks what it shows. */
export function ImageField(props: ImageFieldProps) {
  const { legend, optional, bucket, folder, maxSide = 2_048, shape = 'wide' } = props;
  const { value, onChange, altError } = props;
  const { t } = useTranslation('files');
  const format = useFormat();
  const hintId = useId();
  const upload = useUpload();
  const [name, setName] = useState('');
  const [local, show] = useLocalPicture();

  const choose = (file: File) => {
    setName(file.name);
    upload.start({
      ...{ bucket, folder, name: crypto.randomUUID() },
      prepare: async () => (await scalePicture(file, maxSide)).blob,
      onDone: (path, picture) => {
        show(picture);
        onChange({ path, alt: value?.alt ?? '' });
      },
    });
  };

  const isOpen = upload.state.is === 'idle';
  const limit = format.number((BUCKETS[bucket].sizeLimit ?? 0) / 1_048_576, {
    maximumFractionDigits: 0,
  });
  return (
    <FieldGroup legend={legend} optional={optional}>
      <div className={classes.field}>
        {value && isOpen ? (
          <>
            <img
              className={classNames(classes.preview, shape === 'square' && classes.square)}
              src={local ?? publicAddress(bucket, value.path, { width: PREVIEW_WIDTH })}
              alt={value.alt || t('image.preview')}
            />
            <TextInput
              label={t('image.alt')}
              description={t('image.altHint')}
              value={value.alt}
              maxLength={200}
              error={altError}
              onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
            />
            <Group gap="xs">
              <FileOpener accept={PICTURE_TYPES} onChoose={choose} variant="default">
                {t('image.change')}
              </FileOpener>
              <Button
                variant="subtle"
                onClick={() => {
                  show(null);
                  onChange(null);
                }}
              >
                {t('image.remove')}
              </Button>
            </Group>
          </>
        ) : null}
        {!value && isOpen ? (
          <ChooseFile
            accept={PICTURE_TYPES}
            action={t('image.choose')}
            icon={<IconPhotoPlus size={32} stroke={1.75} aria-hidden />}
            hint={t('image.hint', { limit })}
            hintId={hintId}
            onChoose={choose}
          />
        ) : null}
        <UploadProgress {...upload} name={name} />
      </div>
    </FieldGroup>
  );
}

/** The picture that was just sent, from the device itself: the address of the last one is given back. */
function useLocalPicture(): [string | null, (picture: Blob | null) => void] {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return [address, (picture) => setAddress(picture && URL.createObjectURL(picture))];
}
