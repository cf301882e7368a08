import { Button } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSealedPhoto } from '#features/files/web/index.ts';
import { showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import { MOST_PHOTOS, type Photo } from '../../contract/photos.contract.ts';
import { usePhotoChanges, usePhotos } from '../photos.api.ts';
import { PhotoSheet } from './PhotoSheet.tsx';
import classes from './Photos.module.css';

/** The photos of an entry that is saved, and the way to one more. */
export function Photos({ entryId }: { readonly entryId: string }) {
  const { t } = useTranslation('diary');
  const online = useOnline();
  const failureText = useFailureText('diary');
  const query = usePhotos(entryId);
  const { data = [] } = query;
  const { add } = usePhotoChanges(entryId);
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (!file) return;
    add.mutate(file, {
      onError: (error) => showToast({ kind: 'failed', text: failureText(error) }),
    });
  };
  const place = data.findIndex(({ id }) => id === shown);
  const photo = data[place];
  return (
    <section className={classes.photos} aria-label={t('photos.title')}>
      {data.length > 0 ? (
        <ul className={classes.row}>
          {data.map((one, nth) => (
            <li key={one.id}>
              <Thumb
                photo={one}
                label={nameOf(t, one, nth, data.length)}
                onOpen={() => {
                  setShown(one.id);
                  setIsOpen(true);
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {query.isError && !query.data ? (
        <p className={classes.hint}>
          {t('photos.listFailed')}{' '}
          <Button variant="subtle" onClick={() => void query.refetch()}>
            {t('common:action.retry')}
          </Button>
        </p>
      ) : data.length < MOST_PHOTOS ? (
        <div>
          <Button
            variant="subtle"
            disabled={!online}
            loading={add.isPending}
            leftSection={<IconPhotoPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {t('photos.add')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/*"
            aria-label={t('photos.add')}
            onChange={choose}
          />
          {online ? null : <p className={classes.hint}>{t('photos.offline')}</p>}
        </div>
      ) : null}
      {photo ? (
        <PhotoSheet
          key={`${photo.id} ${isOpen}`}
          entryId={entryId}
          photo={photo}
          name={nameOf(t, photo, place, data.length)}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </section>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

const nameOf = (t: Translate, { alt }: Photo, place: number, count: number): string =>
  alt || t('diary:photos.unnamed', { place: place + 1, count });

function Thumb({
  photo,
  label,
  onOpen,
}: {
  readonly photo: Photo;
  readonly label: string;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('diary');
  const { address, failed } = useSealedPhoto(photo.id);
  return (
    <button type="button" className={classes.thumb} onClick={onOpen} aria-label={label}>
      {address ? <img src={address} alt="" /> : failed ? t('photos.failed') : null}
    </button>
  );
}
