import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet, SheetFooter } from './Sheet.tsx';
import { Note } from './surfaces.tsx';

interface ConfirmSheetProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  /** What the button that does it is called. */
  readonly action: string;
  /** Does it; what it throws is told here, and the question stays. */
  readonly run: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly failureText: (error: unknown) => string;
}

/** Asks once before something is lost. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { opened, title, text, action, run, onClose, failureText } = props;
  const { t } = useTranslation('common');
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const confirm = async () => {
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
        {failure ? (
          <Note tone="sun" role="alert">
            {failureText(failure)}
          </Note>
        ) : null}
        <SheetFooter row>
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button color="red" loading={running} onClick={() => void confirm()}>
            {action}
          </Button>
        </SheetFooter>
      </Stack>
    </Sheet>
  );
}
