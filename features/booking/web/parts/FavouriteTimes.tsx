import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { PAYMENT_PATH } from '#features/payment/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { calendarDayOf } from '#packages/kernel/wall-clock.ts';
import { Card, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import { useFavourites, useOffer } from '../booking.api.ts';
import classes from './booking.module.css';
import { useRequestSheet } from './RequestSheet.tsx';

/** So many times are shown of each: the page of a professional has them all. */
const TIMES = 2;

/** When the professionals that somebody has marked are free next, beside where they arrange a call. */
export function FavouriteTimes() {
  const { t } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const query = useFavourites();
  return (
    <Card aria-labelledby="favourite-times" className={classes.stack}>
      <div>
        <Title order={2} size="h3" id="favourite-times">
          {t('favourites.title')}
        </Title>
        <p className={classes.quiet}>{t('favourites.lead')}</p>
      </div>
      {query.data ? (
        query.data.length === 0 ? (
          <p>{t('favourites.none')}</p>
        ) : (
          <ul className={classes.favourites}>
            {query.data.map(({ id, name, registry }) => (
              <li key={id}>
                <Link {...linkTo(`/network/${id}`)}>{name}</Link>
                <span className={classes.quiet}>{registry}</span>
                <NextTimes entryId={id} name={name} />
              </li>
            ))}
          </ul>
        )
      ) : (
        <InPlace
          query={query}
          loading={t('offer.loading')}
          title={t('offer.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      <Link {...linkTo('/network')} className={classes.link}>
        {t('favourites.all')}
      </Link>
    </Card>
  );
}

function NextTimes({ entryId, name }: { readonly entryId: string; readonly name: string }) {
  const { t } = useTranslation('booking');
  const timeZone = useTimeZone();
  const format = useFormat(timeZone);
  const whenOf = (startsAt: string) =>
    `${format.weekday(calendarDayOf(new Date(startsAt), timeZone))}, ${format.date(startsAt, 'day')}, ${format.time(startsAt)}`;
  const { data: offer, isPending, isError } = useOffer(entryId);
  const { ask, sheet } = useRequestSheet(entryId, name, offer);
  if (isPending) return <p className={classes.quiet}>{t('offer.loading')}</p>;
  if (isError) return <p className={classes.quiet}>{t('offer.failed')}</p>;
  if (!offer) return <p className={classes.quiet}>{t('favourites.contact')}</p>;
  if (offer.starts.length === 0) return <p className={classes.quiet}>{t('offer.none')}</p>;
  if (!offer.inPlan) {
    return (
      <p className={classes.quiet}>
        {t('favourites.plan', { count: offer.starts.length })}{' '}
        <Link to={PAYMENT_PATH}>{t('offer.plans')}</Link>
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's border has no place here.
    <div className={classes.times} role="group" aria-label={t('favourites.of', { name })}>
      {offer.starts.slice(0, TIMES).map((startsAt) => (
        <Button key={startsAt} variant="default" onClick={() => ask(startsAt)}>
          {whenOf(startsAt)}
        </Button>
      ))}
      {sheet}
    </div>
  );
}
