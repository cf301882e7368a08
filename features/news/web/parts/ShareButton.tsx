import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#packages/ui/index.ts';

/** Passes the address of an item on: by what the device offers for that, else as a copy. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('news');
  const share = async () => {
    const url = window.location.href;
    try {
      if ('share' in navigator) {
        await navigator.share({ title, url });
      } else {
        await (navigator as Navigator).clipboard.writeText(url);
        showToast({ text: t('share.copied') });
      }
    } catch (error) {
      // Whoever closes what the device offered wanted nothing.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        showToast({ kind: 'failed', text: t('share.failed') });
      }
    }
  };
  return (
    <Button
      variant="light"
      leftSection={<IconShare2 size={20} stroke={1.75} aria-hidden />}
      onClick={() => void share()}
    >
      {t('share.action')}
    </Button>
  );
}
