import { Button, Title } from '@mantine/core';
import {
  IconAccessible,
  IconArrowLeft,
  IconCalendarTime,
  IconCreditCard,
  IconExternalLink,
  IconLanguage,
  IconMail,
  IconMapPin,
  IconPhone,
  IconRosetteDiscountCheck,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferCard } from '#features/booking/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, EmptyState, Tag, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Entry } from '../contract/network.contract.ts';
import classes from './NetworkEntryPage.module.css';
import { useEntry } from './network.api.ts';
import { NETWORK_PATH } from './network.paths.ts';
import { EntryPicture } from './parts/EntryPicture.tsx';
import { FavouriteButton } from './parts/FavouriteButton.tsx';
import { useEntryWords } from './use-entry-words.ts';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** One professional or clinic: who they are, how it works, how to reach them. */
export default function NetworkEntryPage() {
  const { t } = useTranslation('network');
  const { entryId = '' }: { entryId?: string } = useParams({ strict: false });
  const query = useEntry(entryId);
  return (
    <div className={classes.page}>
      <Button
        className={classes.back}
        variant="subtle"
        leftSection={<IconArrowLeft {...ICON} />}
        renderRoot={(props) => <Link to={NETWORK_PATH} {...props} />}
      >
        {t('title')}
      </Button>
      {query.data ? <Whole entry={query.data} /> : <Instead query={query} />}
    </div>
  );
}

function Whole({ entry }: { entry: Entry }) {
  const { t } = useTranslation('network');
  const format = useFormat();
  const words = useEntryWords(entry);
  const { check, sessions, plans, access, address, team } = entry;
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <header className={classes.head}>
          <EntryPicture id={entry.id} kind={entry.kind} size={96} />
          <div className={classes.names}>
            <Title order={1} tabIndex={-1}>
              {entry.name}
            </Title>
            <p className={classes.works}>{words.works}</p>
            <div className={classes.tags}>
              <Tag tone="leaf">
                <IconVideo size={16} stroke={1.75} aria-hidden />
                {words.modes}
              </Tag>
              {words.place ? (
                <Tag>
                  <IconMapPin size={16} stroke={1.75} aria-hidden />
                  {words.place}
                </Tag>
              ) : null}
              <Tag>
                <IconLanguage size={16} stroke={1.75} aria-hidden />
                {words.languages}
              </Tag>
              {entry.demonstration ? <Tag tone="sun">{t('demonstration')}</Tag> : null}
            </div>
          </div>
          <FavouriteButton entry={entry} />
        </header>
        <div className={classes.check}>
          <IconRosetteDiscountCheck size={26} stroke={1.75} aria-hidden />
          <p>
            <b>{entry.registry}</b>
            <br />
            {t('check', { on: format.day(check.on, 'long'), by: check.by })}{' '}
            {t('checkAgain', { again: format.day(check.again, 'long') })}
          </p>
        </div>
        {entry.about ? (
          <section>
            <Title order={2}>{t('about')}</Title>
            <p className={classes.text}>{entry.about}</p>
          </section>
        ) : null}
        <section>
          <Title order={2}>{t('how')}</Title>
          <dl className={classes.how}>
            <How icon={<IconUsers {...ICON} />} name={t('howTeam')} value={team} />
            <How icon={<IconCalendarTime {...ICON} />} name={t('howSessions')} value={sessions} />
            <How icon={<IconMapPin {...ICON} />} name={t('howAddress')} value={address} />
            <How
              icon={<IconCreditCard {...ICON} />}
              name={t('howPlans')}
              value={plans.join(', ') || t('noPlans')}
            />
            <How icon={<IconAccessible {...ICON} />} name={t('howAccess')} value={access} />
          </dl>
        </section>
      </div>
      <div className={classes.aside}>
        <OfferCard entryId={entry.id} name={entry.name} />
        <Contact entry={entry} />
      </div>
    </div>
  );
}

function How({ icon, name, value }: { icon: ReactNode; name: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Contact({ entry: { name, contact } }: { entry: Entry }) {
  const { t } = useTranslation('network');
  const { email, phone, site } = contact;
  return (
    <Card as="aside" className={classes.contact} aria-labelledby="network-contact">
      <Title order={2} id="network-contact">
        {t('contact')}
      </Title>
      <p>{t('contactText', { name })}</p>
      {phone ? (
        <Button
          component="a"
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          leftSection={<IconPhone {...ICON} />}
        >
          {phone}
        </Button>
      ) : null}
      {email ? (
        <Button
          component="a"
          variant={phone ? 'light' : 'filled'}
          href={`mailto:${email}`}
          leftSection={<IconMail {...ICON} />}
        >
          {t('write')}
        </Button>
      ) : null}
      {email ? <p className={classes.address}>{email}</p> : null}
      {site ? (
        <Button
          component="a"
          variant="default"
          href={site}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<IconExternalLink {...ICON} />}
        >
          {t('site', { site: new URL(site).hostname })}
        </Button>
      ) : null}
      <p className={classes.promise}>{t('promise')}</p>
    </Card>
  );
}

/** What is said while there is nobody to show. */
function Instead({ query }: { query: ReturnType<typeof useEntry> }) {
  const { t } = useTranslation('network');
  const online = useOnline();
  const { error } = query;
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState headingOrder={1} title={t('gone.title')} text={t('gone.text')}>
        <Button variant="light" renderRoot={(props) => <Link to={NETWORK_PATH} {...props} />}>
          {t('showAll')}
        </Button>
      </EmptyState>
    );
  }
  const state = online ? 'failed' : 'offline';
  return (
    <InPlace
      query={query}
      loading={t('loading')}
      headingOrder={1}
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
    />
  );
}
