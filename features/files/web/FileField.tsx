import { ActionIcon } from '@mantine/core';
import { IconFile, IconFileUpload, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { useFailureText } from '#packages/ui/index.ts';
import { FieldGroup } from '#packages/ui/parts/FieldGroup.tsx';
import { BUCKETS, type BucketLimits, type BucketName } from '../contract/buckets.ts';
import { ChooseFile } from './ChooseFile.tsx';
import classes from './fields.module.css';
import { ownName } from './safe-name.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useSize } from './use-size.ts';
import { useUpload } from './use-upload.ts';

/** A file that has been uploaded, as a record names it. */
export interface ChosenFile {
  /** Within its bucket. */
  path: string;
  /** As it was called on the device. */
  name: string;
  type: string;
  size: number;
}

interface FileFieldProps {
  readonly legend: string;
  readonly optional?: string;
  readonly bucket: BucketName;
  /** Where it is put, with `/` at its end; '' for the bucket itself. */
  readonly folder: string;
  /** Fewer types than the bucket takes, such as videos alone. */
  readonly types?: readonly string[];
  readonly value: ChosenFile | null;
  /** Told once the file is there. */
  readonly onChange: (value: ChosenFile | null) => void;
}

/** Chooses a file and sends it, however large, with a way to hold it and to go on. */
export function FileField(props: FileFieldProps) {
  const { legend, optional, bucket, folder, types, value, onChange } = props;
  const { t } = useTranslation('files');
  const failureText = useFailureText('files');
  const format = useFormat();
  const sizeText = useSize();
  const hintId = useId();
  const upload = useUpload();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<unknown>(null);
  const limits: BucketLimits = BUCKETS[bucket];
  const accept = types ?? limits.mimeTypes ?? [];

  const choose = (file: File) => {
    const refused = refusalOf(file, accept, limits.sizeLimit);
    setRefusal(refused);
    setName(file.name);
    if (refused) return;
    upload.start({
      ...{ bucket, folder, name: ownName(bucket, file.name), prepare: async () => file },
      onDone: (path) => onChange({ path, name: file.name, type: file.type, size: file.size }),
    });
  };

  const isOpen = upload.state.is === 'idle';
  return (
    <FieldGroup legend={legend} optional={optional}>
      <div className={classes.field}>
        {value && isOpen ? (
          <div className={classes.file}>
            <IconFile size={22} stroke={1.75} aria-hidden />
            <span className={classes.fileText}>
              {value.name} · {sizeText(value.size)}
            </span>
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={t('file.remove', { name: value.name })}
              onClick={() => onChange(null)}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </div>
        ) : null}
        {!value && isOpen ? (
          <ChooseFile
            accept={accept}
            action={t('file.choose')}
            icon={<IconFileUpload size={32} stroke={1.75} aria-hidden />}
            hint={
              limits.sizeLimit === null
                ? t('file.hint')
                : t('file.hintLimit', {
                    limit: format.number(limits.sizeLimit / 1_048_576, {
                      maximumFractionDigits: 0,
                    }),
                  })
            }
            hintId={hintId}
            onChoose={choose}
          />
        ) : null}
        {refusal ? (
          <p className={classes.problem} role="alert">
            {name}: {failureText(refusal)}
          </p>
        ) : null}
        <UploadProgress {...upload} name={name} pausable />
      </div>
    </FieldGroup>
  );
}

/** What the server would refuse anyway, told before anything is sent. */
function refusalOf(
  { type, size }: File,
  accept: readonly string[],
  limit: number | null,
): ApiFailure | null {
  if (accept.length > 0 && !accept.includes(type)) {
    return new ApiFailure('unsupported_media_type', 0, 'The type does not belong here');
  }
  if (limit !== null && size > limit) return new ApiFailure('payload_too_large', 0, 'Too large');
  return null;
}
