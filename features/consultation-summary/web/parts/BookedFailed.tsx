import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Note } from '#packages/ui/index.ts';
import type { useBooked } from '../consultation-summary.api.ts';
import classes from './consultation.module.css';

/** Where the booked consultations did not come: says so, and asks again. */
export function BookedFailed({ query }: { query: ReturnType<typeof useBooked> }) {
  const { t } = useTranslation(['consultation-summary', 'common']);
  if (query.data || !(query.isError || query.isPaused)) return null;
  return (
    <Note tone="sun" role="alert">
      {t('booked.failed')}
      <span className={classes.again}>
        <Button
          variant="light"
          loading={query.isFetching}
          aria-label={t('booked.again')}
          onClick={() => void query.refetch()}
        >
          {t('common:action.retry')}
        </Button>
      </span>
    </Note>
  );
}
