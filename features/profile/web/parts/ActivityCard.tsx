import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AccountEvent } from '#features/accounts/contract/account.contract.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { LoadingShape } from '#packages/ui/index.ts';
import { useActivity } from '../profile.api.ts';
import { factorOf, methodOf, providerOf } from '../rules/methods.rules.ts';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';
import { Section } from './Section.tsx';

/** What happened to the account in the last half year, in plain words, ten at a time. */
export function ActivityCard({ timeZone }: { readonly timeZone: string }) {
  const { t } = useTranslation('profile');
  const format = useFormat(timeZone);
  const words = useEventWords();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useActivity();
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Section title={t('activity.title')} lead={t('activity.lead')}>
      {!data && !error ? <LoadingShape label={t('loading')} lines={4} /> : null}
      {data && events.length === 0 ? <p className={classes.hint}>{t('activity.none')}</p> : null}
      <ol className={classes.events}>
        {events.map((event) => (
          <li key={event.id}>
            <span>{words(event)}</span>
            <time dateTime={event.at} className={classes.hint}>
              {format.dateTime(event.at, 'day')}
            </time>
          </li>
        ))}
      </ol>
      {error ? (
        <>
          <Failure error={error} title={t('errors.load')} />
          <Button variant="light" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        </>
      ) : null}
      {hasNextPage ? (
        <div className={classes.actions}>
          <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('activity.more')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

/** One event in one sentence. */
function useEventWords(): (event: AccountEvent) => string {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return ({ kind, method, factor, provider, sessions, because, records }) => {
    switch (kind) {
      case 'signed_in':
        if (provider && !provider.startsWith('sso:')) {
          return t('activity.signed_in_by', { provider: providerOf(provider) });
        }
        return t('activity.signed_in', { method: t(`methods.${methodOf(method)}`) });
      case 'factor_added':
      case 'factor_removed':
        return t(`activity.${kind}`, { factor: t(`activity.factor.${factorOf(factor)}`) });
      case 'identity_linked':
      case 'identity_unlinked':
        return t(`activity.${kind}`, { provider: providerOf(provider) });
      case 'session_ended':
        if (because) return t(`activity.because.${because}`);
        return t(`activity.session_ended.${sessions ?? 'one'}`);
      case 'data_brought_in':
        return t('activity.data_brought_in', { records: format.number(records ?? 0) });
      default:
        return t(`activity.${kind}`);
    }
  };
}
