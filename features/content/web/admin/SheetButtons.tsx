import { Button, Group } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#packages/ui/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import { BringSheet, type BringSheetProps } from './BringSheet.tsx';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface SheetButtonsProps extends Omit<BringSheetProps, 'opened' | 'onClose'> {
  /** Everything as a table. */
  readonly download: () => Promise<Blob>;
  /** What the table is called on the device. */
  readonly fileName: string;
}

/** Everything of a kind as a table, out and in. */
export function SheetButtons({ download, fileName, ...sheet }: SheetButtonsProps) {
  const { t } = useTranslation('content');
  const [bringing, setBringing] = useState(false);
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      saveFile(await download(), fileName);
    } catch (error) {
      showToast({ kind: 'failed', text: sheet.failureText(error) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconDownload {...ICON} />}
        loading={loading}
        onClick={() => void save()}
      >
        {t('sheet.out')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconUpload {...ICON} />}
        onClick={() => setBringing(true)}
      >
        {t('sheet.in')}
      </Button>
      <BringSheet {...sheet} opened={bringing} onClose={() => setBringing(false)} />
    </Group>
  );
}
