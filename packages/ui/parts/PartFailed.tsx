import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './PartFailed.module.css';
import { Note } from './surfaces.tsx';

interface PartFailedProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Where a sheet should have opened and its code did not arrive: says so, above the page. */
export function PartFailed({ onRetry, onClose }: PartFailedProps) {
  const { t } = useTranslation('common');
  return (
    <div className={classes.place}>
      <Note tone="sun" role="alert">
        <strong>{t('failed.title')}</strong> {t('failed.text')}
        <span className={classes.actions}>
          <Button variant="light" size="sm" onClick={onRetry}>
            {t('action.retry')}
          </Button>
          <Button variant="subtle" size="sm" onClick={onClose}>
            {t('action.close')}
          </Button>
        </span>
      </Note>
    </div>
  );
}
