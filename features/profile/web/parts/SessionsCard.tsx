import { Button } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowserName, SystemName } from '#features/accounts/contract/account.contract.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { LoadingShape, showToast, Tag } from '#packages/ui/index.ts';
import { accountApi, useAccountChanged, useSessions } from '../profile.api.ts';
import { methodOf } from '../rules/methods.rules.ts';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';
import { Row } from './Row.tsx';
import { Section } from './Section.tsx';

/** Names that are the same in every language. */
const BROWSERS: Record<BrowserName, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};
const SYSTEMS: Record<SystemName, string> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
};

/** Where the person is signed in, this device first; one or all others can be ended. */
export function SessionsCard({ timeZone }: { readonly timeZone: string }) {
  const { t } = useTranslation('profile');
  const format = useFormat(timeZone);
  const changed = useAccountChanged();
  const deviceName = (browser: BrowserName | null, system: SystemName | null) => {
    if (browser && system) {
      return t('sessions.device', { browser: BROWSERS[browser], system: SYSTEMS[system] });
    }
    if (browser) return BROWSERS[browser];
    return system ? SYSTEMS[system] : t('sessions.unknown');
  };
  const { data, error, refetch } = useSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes; the next press must not meet that of another device.
  const tell = (text: string) => {
    showToast({ text });
    heading.current?.focus();
  };
  const end = useMutation({
    mutationFn: (id: string) => accountApi.endSession({ params: { id } }),
    onSuccess: () => tell(t('sessions.ended')),
    onSettled: changed,
  });
  const endOthers = useMutation({
    mutationFn: () => accountApi.endOtherSessions(),
    onSuccess: () => tell(t('sessions.endedOthers')),
    onSettled: changed,
  });
  const sessions = (data?.sessions ?? []).toSorted((a, b) => Number(b.current) - Number(a.current));
  const others = sessions.filter(({ current }) => !current);
  return (
    <Section title={t('sessions.title')} lead={t('sessions.lead')} headingRef={heading}>
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
        {sessions.map(({ id, current, createdAt, lastUsedAt, method, browser, system }) => (
          <Row
            key={id}
            icon={<IconDevices size={22} stroke={1.75} />}
            title={
              <>
                {deviceName(browser, system)}{' '}
                {current ? <Tag tone="leaf">{t('sessions.current')}</Tag> : null}
              </>
            }
            text={[
              current
                ? null
                : t('sessions.used', { when: format.relative(lastUsedAt, Date.now()) }),
              t('sessions.since', {
                date: format.dateTime(createdAt, 'day'),
                method: t(`methods.${methodOf(method)}`),
              }),
            ]
              .filter(Boolean)
              .join('. ')}
            action={
              current ? null : (
                <Button
                  variant="default"
                  loading={end.isPending && end.variables === id}
                  aria-label={t('sessions.endOf', {
                    device: deviceName(browser, system),
                    date: format.dateTime(createdAt, 'day'),
                  })}
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
