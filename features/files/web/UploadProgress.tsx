import { Button, Group, Progress } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note, useFailureText } from '#packages/ui/index.ts';
import classes from './fields.module.css';
import type { UploadControls } from './use-upload.ts';

interface UploadProgressProps extends UploadControls {
  /** What is on its way. */
  readonly name: string;
  /** Whether it is worth holding: large files. */
  readonly pausable?: boolean;
}

/** Refusals of the file itself: the same one again is refused again. */
const FINAL: ReadonlySet<unknown> = new Set([
  'unsupported_media_type',
  'payload_too_large',
  'forbidden',
  'invalid',
]);
const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** How far an upload is, how to hold and drop it, and what to do where it failed. */
export function UploadProgress({ name, pausable, state, ...controls }: UploadProgressProps) {
  const { t } = useTranslation('files');
  const failureText = useFailureText('files');
  const format = useFormat();
  const labelId = useId();
  if (state.is === 'idle') return null;
  const isFinal = state.is === 'failed' && FINAL.has(codeOf(state.error));
  const percent = format.number(state.part, { style: 'percent', maximumFractionDigits: 0 });
  const told =
    state.is === 'paused'
      ? t('upload.paused', { percent })
      : state.is === 'failed'
        ? t(state.part === 0 ? 'upload.notSent' : 'upload.stopped', { percent })
        : state.part === 0
          ? t('upload.preparing')
          : t('upload.sending', { percent });
  return (
    <div className={classes.progress}>
      <p id={labelId} className={classes.told}>
        <span className={classes.name}>{name}</span> <span role="status">{told}</span>
      </p>
      <Progress.Root size="md" className={classes.bar}>
        <Progress.Section
          value={state.part * 100}
          aria-label={undefined}
          aria-labelledby={labelId}
          aria-valuetext={percent}
        />
      </Progress.Root>
      {state.is === 'failed' ? (
        <Note tone="sun" role="alert">
          {failureText(state.error)}
        </Note>
      ) : null}
      <Group gap="xs">
        {state.is === 'sending' && pausable && state.part > 0 ? (
          <Button
            variant="default"
            leftSection={<IconPlayerPause size={18} stroke={1.75} aria-hidden />}
            onClick={controls.pause}
          >
            {t('upload.pause')}
          </Button>
        ) : null}
        {state.is === 'sending' || isFinal ? null : (
          <Button
            variant="light"
            leftSection={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
            onClick={controls.goOn}
          >
            {t(state.is === 'paused' || state.part > 0 ? 'upload.goOn' : 'upload.again')}
          </Button>
        )}
        <Button
          variant={isFinal ? 'light' : 'subtle'}
          leftSection={<IconX size={18} stroke={1.75} aria-hidden />}
          onClick={controls.cancel}
        >
          {t(isFinal ? 'upload.other' : 'upload.cancel')}
        </Button>
      </Group>
    </div>
  );
}
