import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Note } from '#packages/ui/index.ts';
import classes from './Frame.module.css';

/** A failure that does not stop the page, with its retry. */
export function RetryNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className={classes.notice}>
      <Note tone="sun" role="alert">
        <div className={classes.retry}>
          <span>{text}</span>
          <Button variant="subtle" size="sm" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </div>
      </Note>
    </div>
  );
}
