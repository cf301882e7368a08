import { Button, Title } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Note, showToast, Tag } from '#packages/ui/index.ts';
import type { ConsultationLink } from '../../contract/consultation-summary.contract.ts';
import { useLinks, useRevokeLink } from '../consultation-summary.api.ts';
import classes from './consultation.module.css';

/** The links that were made: how each stands, when it was opened, and how to end it. */
export function LinkList() {
  const { t } = useTranslation('consultation-summary');
  const { data, isError } = useLinks();
  const revoke = useRevokeLink();
  const heading = useRef<HTMLHeadingElement>(null);
  const end = (link: ConsultationLink) =>
    revoke.mutateAsync(link.id).then(
      () => {
        // The button goes with the link that it ended.
        heading.current?.focus();
        showToast({ text: t('links.ended'), kind: 'done' });
      },
      () => undefined,
    );
  if (data ? data.links.length === 0 : !isError) return null;
  return (
    <div className={classes.links}>
      <Card aria-labelledby="links-title">
        <Title order={2} id="links-title" tabIndex={-1} ref={heading}>
          {t('links.title')}
        </Title>
        <p className={classes.lead}>{t('links.lead')}</p>
        {isError && !data ? <Note tone="sun">{t('links.failed')}</Note> : null}
        <ul className={classes.list}>
          {data?.links.map((link) => (
            <li key={link.id}>
              <LinkFacts link={link} />
              {link.state === 'open' ? (
                <Button
                  variant="default"
                  aria-label={t('links.endOf', { label: link.label ?? t('links.unnamed') })}
                  loading={revoke.isPending && revoke.variables === link.id}
                  onClick={() => void end(link)}
                >
                  {t('links.end')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
        {revoke.isError ? (
          <Note tone="sun" role="alert">
            {t('links.endFailed')}
          </Note>
        ) : null}
      </Card>
    </div>
  );
}

function LinkFacts({ link }: { link: ConsultationLink }) {
  const { t } = useTranslation('consultation-summary');
  const format = useFormat(useMe()?.timeZone);
  const { label, state, hasPin, expiresAt, openings, openedAt } = link;
  return (
    <div className={classes.facts}>
      <p>
        <strong>{label ?? t('links.unnamed')}</strong>{' '}
        <Tag tone={state === 'open' ? 'leaf' : 'plain'}>{t(`links.state.${state}`)}</Tag>{' '}
        {hasPin ? <Tag>{t('links.pin')}</Tag> : null}
      </p>
      {state === 'open' ? (
        <p className={classes.hint}>
          {t('links.until', { date: format.dateTime(expiresAt, 'day') })}
        </p>
      ) : null}
      {openings === 0 ? (
        <p className={classes.hint}>{t('links.never')}</p>
      ) : (
        <details className={classes.hint}>
          <summary>{t('links.opened', { count: openings })}</summary>
          <ul>
            {openedAt.map((at) => (
              <li key={at}>{format.dateTime(at)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
