import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cancelRemoval, waitingRemoval } from '#features/accounts/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note } from '#packages/ui/index.ts';
import { useAccountChanged } from '../profile.api.ts';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';

const REMOVAL_KEY = ['auth', 'factor removal'] as const;

/** That somebody asked to be rid of this person's second factors, and the way to stop it; else nothing. */
export function RemovalNote() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const client = useQueryClient();
  const changed = useAccountChanged();
  const { data: waiting } = useQuery({ queryKey: REMOVAL_KEY, queryFn: waitingRemoval });
  const cancel = useMutation({
    mutationFn: cancelRemoval,
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: REMOVAL_KEY }), changed()]);
    },
  });
  if (!waiting) return null;
  return (
    <Note tone="sun" role="alert" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}>
      <strong>{t('removal.title')}</strong>
      <p>{t('removal.text', { date: format.dateTime(waiting.due_at, 'day') })}</p>
      <Failure error={cancel.error} />
      <div className={classes.actions}>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('removal.cancel')}
        </Button>
      </div>
    </Note>
  );
}
