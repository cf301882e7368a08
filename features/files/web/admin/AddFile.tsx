import { IconFileUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#packages/ui/index.ts';
import { PICTURE_TYPES } from '../../contract/buckets.ts';
import { ChooseFile } from '../ChooseFile.tsx';
import { ownName } from '../safe-name.ts';
import { scalePicture } from '../scale-picture.ts';
import { UploadProgress } from '../UploadProgress.tsx';
import { useUpload } from '../use-upload.ts';
import { type Bucket, useFileChanges } from './files.api.ts';

const LARGEST_SIDE = 2_560;

/** Puts a file into a bucket; pictures are made smaller on the device first. */
export function AddFile({ bucket }: { readonly bucket: Bucket }) {
  const { t } = useTranslation('files');
  const hintId = useId();
  const upload = useUpload();
  const { refresh } = useFileChanges(bucket.id);
  const [name, setName] = useState('');
  const choose = (file: File) => {
    setName(file.name);
    const isPicture = PICTURE_TYPES.some((type) => type === file.type);
    upload.start({
      ...{ bucket: bucket.id, folder: '', name: ownName(bucket.id, file.name) },
      prepare: async () => (isPicture ? (await scalePicture(file, LARGEST_SIDE)).blob : file),
      onDone: () => {
        showToast({ text: t('admin.added', { name: file.name }) });
        void refresh();
      },
    });
  };
  if (upload.state.is !== 'idle') return <UploadProgress {...upload} name={name} pausable />;
  return (
    <ChooseFile
      accept={bucket.allowed_mime_types ?? []}
      action={t('file.choose')}
      icon={<IconFileUpload size={32} stroke={1.75} aria-hidden />}
      hint={t('admin.hint')}
      hintId={hintId}
      onChoose={choose}
    />
  );
}
