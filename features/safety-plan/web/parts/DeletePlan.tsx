import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note, Sheet, SheetFooter, showToast } from '#packages/ui/index.ts';
import type { PlanSession } from '../local/plan-session.ts';
import classes from './plan.module.css';

interface DeletePlanProps {
  readonly session: PlanSession;
  readonly onDeleted: () => void;
}

/** Takes the plan out altogether, asked once. */
export function DeletePlan({ session, onDeleted }: DeletePlanProps) {
  const { t } = useTranslation(['safety-plan', 'common']);
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: () => session.remove(),
    onSuccess: () => {
      setAsked(false);
      onDeleted();
      showToast({ text: t('delete.done') });
    },
  });
  const close = () => {
    reset();
    setAsked(false);
  };
  return (
    <>
      <Button variant="subtle" color="red" className={classes.add} onClick={() => setAsked(true)}>
        {t('delete.open')}
      </Button>
      <Sheet opened={asked} onClose={close} title={t('delete.title')}>
        <Stack gap="lg">
          <p>{t('delete.text')}</p>
          {isError ? (
            <Note tone="sun" role="alert">
              {t('delete.failed')}
            </Note>
          ) : null}
          <SheetFooter row>
            <Button variant="default" onClick={close}>
              {t('common:action.cancel')}
            </Button>
            <Button color="red" loading={isPending} onClick={() => mutate()}>
              {t('delete.action')}
            </Button>
          </SheetFooter>
        </Stack>
      </Sheet>
    </>
  );
}
