import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Sheet } from '#packages/ui/index.ts';
import { Failure } from './Failure.tsx';

interface ConfirmSheetProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Does it; what it throws is told here. */
  readonly run: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks once before something is taken away. */
export function ConfirmSheet({ title, text, action, run, onClose }: ConfirmSheetProps) {
  const { t } = useTranslation('common');
  const { mutate, isPending, error } = useMutation({ mutationFn: run, onSuccess: onClose });
  return (
    <Sheet opened onClose={onClose} title={title}>
      <Stack gap="lg">
        <p>{text}</p>
        <Failure error={error} />
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
