import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Note, Sheet, useFailureText } from '#packages/ui/index.ts';

interface ConfirmSheetProps {
  opened: boolean;
  title: string;
  text: string;
  action: string;
  /** Does it; what it throws is told here. */
  run: () => Promise<void>;
  onClose: () => void;
}

/** Asks once before something is lost. */
export function ConfirmSheet({ opened, title, text, action, run, onClose }: ConfirmSheetProps) {
  const { t } = useTranslation('common');
  const failureText = useFailureText('news');
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: run,
    onSuccess: onClose,
  });
  return (
    <Sheet opened={opened} onClose={onClose} title={title}>
      <Stack gap="lg">
        <p style={{ margin: 0 }}>{text}</p>
        <div role="alert">{error ? <Note tone="sun">{failureText(error)}</Note> : null}</div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button color="red" loading={isPending} onClick={() => mutate()}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Sheet>
  );
}
