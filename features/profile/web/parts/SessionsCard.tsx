import { Button } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { LoadingShape, Tag } from '#packages/ui/index.ts';
import { accountApi, useAccountChanged, useSessions } from '../profile.api.ts';
import { methodOf } from '../rules/methods.rules.ts';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';
import { Row } from './Row.tsx';
import { Section } from './Section.tsx';

/** Where the person is signed in, this device first; one or all others can be ended. */
export function SessionsCard({ timeZone }: { readonly timeZone: string }) {
  const { t } = useTranslation('profile');
  const format = useFormat(timeZone);
  const changed = useAccountChanged();
  const { data, error, refetch } = useSessions();
  const end = useMutation({
    mutationFn: (id: string) => accountApi.endSession({ params: { id } }),
    onSettled: changed,
  });
  const endOthers = useMutation({
    mutationFn: () => accountApi.endOtherSessions(),
    onSettled: changed,
  });
  const sessions = (data?.sessions ?? []).toSorted((a, b) => Number(b.current) - Number(a.current));
  const others = sessions.filter(({ current }) => !current);
  return (
    <Section title={t('sessions.title')} lead={t('sessions.lead')}>
      {error ? (
        <>
          <Failure error={error} title={t('errors.load')} />
          <Button variant="light" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        </>
      ) : null}
      {!data && !error ? <LoadingShape label={t('loading')} lines={2} /> : null}
      <ul className={classes.rows}>
        {sessions.map(({ id, current, createdAt, lastUsedAt, method }) => (
          <Row
            key={id}
            icon={<IconDevices size={22} stroke={1.75} />}
            title={
              current ? (
                <Tag tone="leaf">{t('sessions.current')}</Tag>
              ) : (
                t('sessions.used', { when: format.relative(lastUsedAt, Date.now()) })
              )
            }
            text={t('sessions.since', {
              date: format.dateTime(createdAt, 'day'),
              method: t(`methods.${methodOf(method)}`),
            })}
            action={
              current ? null : (
                <Button
                  variant="default"
                  loading={end.isPending && end.variables === id}
                  aria-label={t('sessions.endOf', { date: format.dateTime(createdAt, 'day') })}
                  onClick={() => end.mutate(id)}
                >
                  {t('sessions.end')}
                </Button>
              )
            }
          />
        ))}
      </ul>
      <Failure error={end.error ?? endOthers.error} />
      {others.length > 0 ? (
        <div className={classes.actions}>
          <Button variant="light" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
