import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { access } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { HeldGrant } from '../contract/company-grants.contract.ts';
import classes from './companies.module.css';
import { useGiveBack, useOwnGrants } from './company-grants.api.ts';

/** What companies let the person do, and the way to give it back. */
export function OwnGrants({ timeZone }: { readonly timeZone: string | undefined }) {
  const { t } = useTranslation('companies');
  const failureText = useFailureText('companies');
  const format = useFormat(timeZone);
  const online = useOnline();
  const query = useOwnGrants();
  const giveBack = useGiveBack();
  const [leaving, setLeaving] = useState<HeldGrant | null>(null);
  const grants = query.data;
  if (!grants) {
    return (
      <InPlace
        query={query}
        loading={t('ownGrants.loading')}
        title={t('ownGrants.failed')}
        text={failureText(query.error ?? { code: 'offline' })}
      />
    );
  }
  if (grants.length === 0) return null;
  return (
    <Card aria-labelledby="own-grants">
      <Title order={2} size="h3" id="own-grants">
        {t('ownGrants.title')}
      </Title>
      <p className={classes.lead}>{t('ownGrants.lead')}</p>
      <ul className={classes.rows}>
        {grants.map((grant) => {
          const kind = t(`grants.kind.${grant.kind}`);
          return (
            <li key={`${grant.companyId} ${grant.kind}`} className={classes.row}>
              <div className={classes.words}>
                <strong>{grant.company}</strong>
                <span className={classes.facts}>
                  {grant.until ? t('grants.until', { kind, date: format.day(grant.until) }) : kind}
                </span>
              </div>
              <Button
                variant="default"
                disabled={!online}
                aria-label={t('ownGrants.of', { kind, company: grant.company })}
                onClick={() => setLeaving(grant)}
              >
                {t('ownGrants.action')}
              </Button>
            </li>
          );
        })}
      </ul>
      {leaving ? (
        <ConfirmSheet
          opened
          title={t('ownGrants.confirm', { company: leaving.company })}
          text={t('ownGrants.text')}
          action={t('ownGrants.action')}
          run={async () => {
            await giveBack.mutateAsync(leaving);
            showToast({ kind: 'done', text: t('ownGrants.done') });
            access.refresh();
          }}
          onClose={() => setLeaving(null)}
          failureText={failureText}
        />
      ) : null}
    </Card>
  );
}
