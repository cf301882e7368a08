import { IconFile, IconFileSpreadsheet, IconFileText, IconPhoto } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { IconTile, showToast, useFailureText } from '#packages/ui/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import { PICTURE_TYPES } from '../../contract/attachments.ts';
import type { Attachment } from '../../contract/messages.ts';
import { chatApi } from '../chat.client.ts';
import classes from './thread.module.css';

const KILO = 1024;

interface FileProps {
  readonly conversationId: string;
  readonly file: Attachment;
}

const fetchFile = async ({ conversationId, file }: FileProps): Promise<Blob> => {
  const params = { id: conversationId, attachmentId: file.id };
  const bytes = await chatApi.readAttachment({ params });
  return new Blob([bytes], { type: file.type });
};

function iconOf(type: string) {
  if (PICTURE_TYPES.includes(type)) return IconPhoto;
  if (/sheet|csv/.test(type)) return IconFileSpreadsheet;
  return /pdf|text|word/.test(type) ? IconFileText : IconFile;
}

/** A file that came with a message: its picture, where it is one, and a button that keeps it. */
export function FileOfMessage(props: FileProps) {
  const { file } = props;
  const { t } = useTranslation('chat');
  const sizeText = useSizeText();
  const failureText = useFailureText('chat');
  const Icon = iconOf(file.type);
  const save = useMutation({
    mutationFn: () => fetchFile(props),
    onSuccess: (bytes) => saveFile(bytes, file.name),
    onError: (error) => showToast({ kind: 'failed', text: failureText(error) }),
  });
  return (
    <div className={classes.attached}>
      {PICTURE_TYPES.includes(file.type) ? <Picture {...props} /> : null}
      <button
        type="button"
        className={classes.file}
        onClick={() => save.mutate()}
        disabled={save.isPending}
        aria-label={t('file.save', { name: file.name, size: sizeText(file.size) })}
      >
        <IconTile tone="leaf">
          <Icon size={22} stroke={1.75} />
        </IconTile>
        <span className={classes.fileWords}>
          <b>{file.name}</b>
          <span className={classes.small}>{sizeText(file.size)}</span>
        </span>
      </button>
    </div>
  );
}

function Picture(props: FileProps) {
  const { conversationId, file } = props;
  const query = useQuery({
    queryKey: ['chat', 'picture', conversationId, file.id],
    queryFn: () => fetchFile(props),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const url = useMemo(() => (query.data ? URL.createObjectURL(query.data) : null), [query.data]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url ? <img src={url} alt={file.name} className={classes.picture} /> : null;
}

/** A number of bytes as people read it: `84 kB`, `1,2 MB`. */
function useSizeText(): (bytes: number) => string {
  const format = useFormat();
  const unit = (value: number, name: string, maximumFractionDigits: number) =>
    format.number(value, { style: 'unit', unit: name, maximumFractionDigits });
  return (bytes) =>
    bytes < KILO * KILO
      ? unit(Math.max(1, bytes / KILO), 'kilobyte', 0)
      : unit(bytes / KILO / KILO, 'megabyte', 1);
}
