import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { instantOfWallClock } from '#packages/kernel/wall-clock.ts';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import { FieldGroup } from '#packages/ui/parts/FieldGroup.tsx';
import type { TimedKind } from '../../contract/versions.contract.ts';
import classes from './admin.module.css';
import { useSchedule, useScheduled } from './versions.api.ts';

interface PublishLaterProps {
  readonly kind: TimedKind;
  readonly id: string;
}

/** When something that is saved and not published is published by itself. */
export function PublishLater({ kind, id }: PublishLaterProps) {
  const { t } = useTranslation('content');
  const failureText = useFailureText('content');
  const timeZone = useTimeZone();
  const format = useFormat(timeZone);
  const scheduled = useScheduled(kind);
  const schedule = useSchedule(kind);
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const planned = scheduled.data?.get(id);
  const save = async (time: string | null) => {
    setProblem(null);
    try {
      await schedule.mutateAsync({ id, at: time });
      setAt('');
      showToast({ text: t(time ? 'later.saved' : 'later.taken') });
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  const plan = () => {
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(at)) return setProblem(t('later.missing'));
    const instant = instantOfWallClock(at.slice(0, 16), timeZone);
    if (instant.getTime() <= Date.now()) return setProblem(t('errors.bad_time'));
    void save(instant.toISOString());
  };
  return (
    <FieldGroup legend={t('later.title')}>
      {planned ? (
        <p className={classes.planned}>
          {t('later.planned', { when: format.dateTime(planned, 'long') })}{' '}
          <Button variant="subtle" loading={schedule.isPending} onClick={() => void save(null)}>
            {t('later.take')}
          </Button>
        </p>
      ) : null}
      <div className={classes.later}>
        <TextInput
          type="datetime-local"
          label={t('later.at')}
          description={t('later.hint')}
          value={at}
          error={problem}
          onChange={({ currentTarget: { value } }) => setAt(value)}
        />
        <Button variant="light" loading={schedule.isPending} onClick={plan}>
          {t(planned ? 'later.move' : 'later.plan')}
        </Button>
      </div>
    </FieldGroup>
  );
}
