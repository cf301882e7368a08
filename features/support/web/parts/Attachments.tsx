import { ActionIcon, Button } from '@mantine/core';
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { BUCKETS } from '#features/files/contract/buckets.ts';
import { ownName, UploadProgress, useSize, useUpload } from '#features/files/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useFailureText, useOnline } from '#packages/ui/index.ts';
import { type AttachmentDraft, MAX_ATTACHMENTS } from '../../contract/support.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './support.module.css';

const LIMITS = BUCKETS.attachments;

export interface Attached extends AttachmentDraft {
  size: number;
}

interface AttachmentsProps {
  /** Where they are put. */
  readonly folder: string;
  readonly value: readonly Attached[];
  readonly onChange: (value: Attached[]) => void;
  /** Told whether a file is on its way. */
  readonly onBusy: (busy: boolean) => void;
}

/** Files that go along with a message, each sent as soon as it is chosen. */
export function Attachments({ folder, value, onChange, onBusy }: AttachmentsProps) {
  const { t } = useWords();
  const sizeText = useSize();
  const failureText = useFailureText('files');
  const online = useOnline();
  const upload = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const isIdle = upload.state.is === 'idle';

  const choose = (file: File) => {
    const refused = refusalOf(file);
    setRefusal(refused);
    setChosen(file.name);
    if (refused) return;
    onBusy(true);
    upload.start({
      ...{
        bucket: 'attachments',
        folder,
        name: ownName('attachments', file.name),
        prepare: async () => file,
      },
      onDone: (path) => {
        onBusy(false);
        onChange([...value, { path, name: file.name, size: file.size }]);
      },
    });
  };
  const cancel = () => {
    upload.cancel();
    onBusy(false);
  };
  return (
    <div className={classes.attachments}>
      {value.length > 0 ? (
        <ul className={classes.files}>
          {value.map(({ path, name, size }) => (
            <li key={path} className={classes.file}>
              <IconFile size={18} stroke={1.75} aria-hidden />
              <span className={classes.fileName}>{name}</span>
              <span className={classes.small}>{sizeText(size)}</span>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('attach.remove', { name })}
                onClick={() => onChange(value.filter((one) => one.path !== path))}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
      {isIdle && online && value.length < MAX_ATTACHMENTS ? (
        <>
          <input
            ref={input}
            type="file"
            hidden
            data-testid="attachment"
            accept={LIMITS.mimeTypes.join(',')}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) choose(file);
            }}
          />
          <Button
            variant="subtle"
            leftSection={<IconPaperclip size={20} stroke={1.75} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {t('attach.add')}
          </Button>
          <span className={classes.small}>{t('attach.hint')}</span>
        </>
      ) : null}
      {refusal ? (
        <p className={classes.problem} role="alert">
          {chosen}: {failureText(refusal)}
        </p>
      ) : null}
      <UploadProgress {...upload} cancel={cancel} name={chosen} pausable />
    </div>
  );
}

/** What the server would refuse anyway, told before anything is sent. */
function refusalOf({ type, size }: File): ApiFailure | null {
  if (!LIMITS.mimeTypes.some((one) => one === type)) {
    return new ApiFailure('unsupported_media_type', 0, 'The type does not belong here');
  }
  if (size > LIMITS.sizeLimit) return new ApiFailure('payload_too_large', 0, 'Too large');
  return null;
}
