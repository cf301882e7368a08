import { Button, Title } from '@mantine/core';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  Card,
  EmptyState,
  Note,
  PageHeader,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { OwnChannel } from '../contract/reporting.contract.ts';
import { ManageCard } from './parts/ManageCard.tsx';
import { QueueCard } from './parts/QueueCard.tsx';
import classes from './parts/reporting.module.css';
import { useChannelChanges, useOwnChannel } from './reporting.api.ts';
import { LISTENING_PATH } from './reporting.paths.ts';
import { useDates } from './use-dates.ts';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The reporting channel inside the app: its rules and its way in, its queue, its opening. */
export default function ReportingChannelPage() {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const query = useOwnChannel();
  const own = query.data;
  return (
    <>
      <PageHeader title={t('title')} lead={own?.company ?? undefined} />
      {own ? (
        <div className={classes.body}>
          {own.handles ? <QueueCard /> : null}
          {own.company ? <WayIn own={own} /> : null}
          {own.manages ? <ManageCard /> : null}
          {!own.company && !own.handles ? (
            <EmptyState title={t('noCompany.title')} text={t('noCompany.text')} />
          ) : null}
        </div>
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
    </>
  );
}

/** For everybody of a company: the rules to read, and the page that knows nobody. */
function WayIn({ own }: { readonly own: OwnChannel }) {
  const { t } = useTranslation('reporting-channel');
  const { day } = useDates();
  const failureText = useFailureText('reporting-channel');
  const { acknowledge } = useChannelChanges();
  const { address, rules, acknowledged } = own;
  const read = (version: number) =>
    acknowledge
      .mutateAsync(version)
      .catch((error: unknown) => showToast({ kind: 'failed', text: failureText(error) }));
  return (
    <>
      <Card aria-labelledby="way-in">
        <Title order={2} size="h3" id="way-in">
          {t('own.title')}
        </Title>
        <p className={classes.text}>{t(address ? 'own.text' : 'own.closed')}</p>
        {address ? (
          <>
            <div className={classes.buttons}>
              <Button
                component="a"
                href={`${LISTENING_PATH}#${address}`}
                target="_blank"
                rel="noopener noreferrer"
                rightSection={<IconExternalLink {...ICON} />}
              >
                {t('own.open')}
              </Button>
            </div>
            <Note>{t('own.safer')}</Note>
          </>
        ) : null}
      </Card>
      {rules ? (
        <Card aria-labelledby="rules">
          <Title order={2} size="h3" id="rules">
            {t('rules.title')}
          </Title>
          <p className={classes.lead}>
            {t('rules.version', { version: rules.version, date: day(rules.publishedOn) })}
          </p>
          <p className={classes.rules}>{rules.text}</p>
          {acknowledged ? (
            <p className={classes.lead}>{t('rules.isRead')}</p>
          ) : (
            <Button
              variant="default"
              leftSection={<IconCheck {...ICON} />}
              loading={acknowledge.isPending}
              onClick={() => void read(rules.version)}
            >
              {t('rules.read')}
            </Button>
          )}
        </Card>
      ) : null}
    </>
  );
}
