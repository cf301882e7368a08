import { Button, Title } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { calendarDayOf } from '#packages/kernel/wall-clock.ts';
import { Card, Note, showToast, Tag, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { saveFile } from '#packages/ui/save-file.ts';
import { CASE_KINDS, type CaseKind } from '../contract/cases.ts';
import { type DataCase, PAPERS } from '../contract/data-protection.contract.ts';
import { CaseSheet } from './CaseSheet.tsx';
import { exportOf, paperOf, useCases } from './data-protection.api.ts';
import classes from './data-protection.module.css';
import { contentOf, inOrder, waitingFor } from './rules.ts';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What people ask for by mail and what went wrong with data, each with the day it has to be dealt with. */
export default function DataProtectionAdmin() {
  const { t } = useTranslation('data-protection');
  const failureText = useFailureText('data-protection');
  const timeZone = useTimeZone();
  const today = calendarDayOf(new Date(), timeZone);
  const query = useCases();
  const [asked, setAsked] = useState<{ kind: CaseKind; known: DataCase | null } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (kind: CaseKind, known: DataCase | null) => {
    setAsked({ kind, known });
    setIsOpen(true);
  };
  const save = (fetching: Promise<Blob>, name: string) =>
    void fetching
      .then((file) => saveFile(file, name))
      .catch((error: unknown) => showToast({ kind: 'failed', text: failureText(error) }));
  return (
    <div className={classes.stack}>
      <div className={classes.head}>
        <div>
          <Title order={2} tabIndex={-1}>
            {t('title')}
          </Title>
          <p className={classes.quiet}>{t('lead')}</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconDownload {...ICON} />}
          onClick={() => save(exportOf(), `${t('file')}-${today}.ndjson`)}
        >
          {t('export')}
        </Button>
      </div>
      {query.data ? (
        CASE_KINDS.map((kind) => (
          <CaseList
            key={kind}
            kind={kind}
            cases={inOrder(
              query.data.filter((one) => one.kind === kind),
              today,
            )}
            today={today}
            onOpen={(known) => open(kind, known)}
          />
        ))
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      <section className={classes.stack} aria-labelledby="data-papers">
        <Title order={3} id="data-papers">
          {t('papers.title')}
        </Title>
        <p className={classes.quiet}>{t('papers.lead')}</p>
        <div className={classes.actions}>
          {PAPERS.map((paper) => (
            <Button
              key={paper}
              variant="default"
              leftSection={<IconDownload {...ICON} />}
              onClick={() => save(paperOf(paper), `${t(`papers.file.${paper}`)}.md`)}
            >
              {t(`papers.${paper}`)}
            </Button>
          ))}
        </div>
      </section>
      <Note>{t('sources')}</Note>
      {asked ? (
        <CaseSheet
          key={`${asked.known?.id ?? asked.kind} ${asked.known?.version ?? 0} ${isOpen}`}
          {...asked}
          today={today}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}

interface CaseListProps {
  readonly kind: CaseKind;
  readonly cases: readonly DataCase[];
  readonly today: string;
  readonly onOpen: (known: DataCase | null) => void;
}

function CaseList({ kind, cases, today, onOpen }: CaseListProps) {
  const { t } = useTranslation('data-protection');
  return (
    <section className={classes.stack} aria-labelledby={`data-${kind}`}>
      <div className={classes.head}>
        <Title order={3} id={`data-${kind}`}>
          {t(`${kind}.title`)}
        </Title>
        <Button variant="light" leftSection={<IconPlus {...ICON} />} onClick={() => onOpen(null)}>
          {t(`${kind}.new`)}
        </Button>
      </div>
      {cases.length === 0 ? <p className={classes.quiet}>{t(`${kind}.none`)}</p> : null}
      {cases.length > 0 ? (
        <Card as="div" flush>
          <ul className={classes.rows}>
            {cases.map((one) => (
              <CaseRow key={one.id} one={one} today={today} onOpen={() => onOpen(one)} />
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  );
}

function CaseRow({ one, today, onOpen }: { one: DataCase; today: string; onOpen: () => void }) {
  const { t } = useTranslation('data-protection');
  const format = useFormat();
  const request = contentOf('request', one);
  const incident = contentOf('incident', one);
  const waiting = waitingFor(one, today);
  const title = request
    ? `${t(`right.${request.right}`)}: ${request.who}`
    : (incident?.happened.slice(0, 90) ?? t('broken'));
  const begun = request?.receivedOn ?? incident?.noticedOn;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h4>
          {title}
          {waiting ? (
            <Tag tone={waiting.over ? 'danger' : 'sun'}>
              {t(waiting.over ? 'over' : `wait.${waiting.what}`, {
                day: format.day(waiting.day, 'day'),
              })}
            </Tag>
          ) : (
            <Tag tone="leaf">{t('done')}</Tag>
          )}
        </h4>
        <p className={classes.quiet}>
          {[
            begun ? t('begun', { day: format.day(begun, 'long') }) : null,
            incident?.people == null ? null : t('people', { count: incident.people }),
            t('version', { version: one.version, by: one.by }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button variant="subtle" aria-label={t('open_of', { title })} onClick={onOpen}>
        {t('open')}
      </Button>
    </li>
  );
}
