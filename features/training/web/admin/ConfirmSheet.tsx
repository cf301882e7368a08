import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Sheet } from '#packages/ui/index.ts';

interface ConfirmSheetProps {
  title: string;
  text: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before something is lost. */
export function ConfirmSheet({ title, text, action, onConfirm, onClose }: ConfirmSheetProps) {
  const { t } = useTranslation('common');
  return (
    <Sheet opened onClose={onClose} title={title}>
      <p>{text}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Sheet>
  );
}
