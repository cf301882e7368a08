import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy, IconFile, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { IconTile, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { publicAddress } from '../../contract/addresses.ts';
import { PICTURE_TYPES } from '../../contract/buckets.ts';
import { useSize } from '../use-size.ts';
import { type Bucket, type StoredFile, useFileChanges } from './files.api.ts';
import classes from './files.module.css';

const THUMB = { width: 112, height: 112, resize: 'cover' } as const;

/** A file with its picture, size and day, its address to copy, and the way to remove it. */
export function FileRow({ bucket, file }: { readonly bucket: Bucket; readonly file: StoredFile }) {
  const { t } = useTranslation('files');
  const failureText = useFailureText('files');
  const format = useFormat(useTimeZone());
  const sizeText = useSize();
  const { remove } = useFileChanges(bucket.id);
  const [asking, setAsking] = useState(false);
  const name = file.name.slice(file.name.lastIndexOf('/') + 1);
  const isPicture = PICTURE_TYPES.some((type) => type === file.metadata.mimetype);
  return (
    <li className={classes.row}>
      {bucket.public && isPicture ? (
        <img
          className={classes.thumb}
          src={publicAddress(bucket.id, file.name, THUMB)}
          alt=""
          width={56}
          height={56}
          loading="lazy"
        />
      ) : (
        <IconTile tone="mist">
          <IconFile size={22} stroke={1.75} />
        </IconTile>
      )}
      <div className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>
          {sizeText(file.metadata.size)} · {format.date(new Date(file.created_at))}
        </span>
      </div>
      {bucket.public ? (
        <CopyButton value={location.origin + publicAddress(bucket.id, file.name)}>
          {({ copied, copy }) => (
            <Tooltip label={t(copied ? 'admin.copied' : 'admin.copy')}>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t(copied ? 'admin.copiedOf' : 'admin.copyOf', { name })}
                onClick={copy}
              >
                {copied ? (
                  <IconCheck size={20} stroke={1.75} aria-hidden />
                ) : (
                  <IconCopy size={20} stroke={1.75} aria-hidden />
                )}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
      ) : null}
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('file.remove', { name })}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ConfirmSheet
        opened={asking}
        title={t('admin.removeTitle', { name })}
        text={t('admin.removeText')}
        action={t('admin.remove')}
        run={() => remove.mutateAsync(file.name)}
        onClose={() => setAsking(false)}
        failureText={failureText}
      />
    </li>
  );
}
