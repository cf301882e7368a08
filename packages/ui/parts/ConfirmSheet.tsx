import { Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet, SheetFooter } from './Sheet.tsx';
import { Note } from './surfaces.tsx';

interface ConfirmSheetProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  /** What the button that does it is called. */
  readonly action: string;
  /** What the button that leaves all as it is is called, where “Cancel” could be read both ways. */
  readonly keep?: string;
  /** What else is asked, such as a reason. */
  readonly children?: ReactNode;
  /** False where something asked for is missing, which it says at its place. */
  readonly isComplete?: () => boolean;
  /** Does it; what it throws is told here, and the question stays. */
  readonly run: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly failureText: (error: unknown) => string;
}

/** Asks once before something is lost. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { opened, title, text, action, keep, children, isComplete } = props;
  const { run, onClose, failureText } = props;
  const { t } = useTranslation('common');
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const confirm = async () => {
    if (isComplete && !isComplete()) return;
    setRunning(true);
    setFailure(null);
    try {
      await run();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={title}>
      <Stack gap="lg">
        <p>{text}</p>
        {children}
        {failure ? (
          <Note tone="sun" role="alert">
            {failureText(failure)}
          </Note>
        ) : null}
        <SheetFooter row>
          <Button variant="default" onClick={onClose}>
            {keep ?? t('action.cancel')}
          </Button>
          <Button color="red" loading={running} onClick={() => void confirm()}>
            {action}
          </Button>
        </SheetFooter>
      </Stack>
    </Sheet>
  );
}
