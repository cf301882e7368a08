import { Button } from '@mantine/core';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import classes from './fields.module.css';

interface ChooseFileProps {
  /** Media types, for the list that the device shows. */
  readonly accept: readonly string[];
  readonly action: string;
  readonly icon: ReactNode;
  readonly hint: string;
  readonly hintId: string;
  readonly onChoose: (file: File) => void;
}

/** Where a file is chosen from the device, or dropped. */
export function ChooseFile({ accept, action, icon, hint, hintId, onChoose }: ChooseFileProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={classes.icon}>{icon}</span>
      <FileOpener accept={accept} describedBy={hintId} onChoose={onChoose}>
        {action}
      </FileOpener>
      <p id={hintId} className={classes.hint}>
        {hint}
      </p>
    </div>
  );
}

interface FileOpenerProps {
  readonly accept: readonly string[];
  readonly describedBy?: string;
  readonly variant?: 'light' | 'default' | 'filled';
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that opens the device's own list of files. */
export function FileOpener(props: FileOpenerProps) {
  const { accept, describedBy, variant = 'light', onChoose, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        data-testid="file"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again, such as after a failure.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        variant={variant}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
