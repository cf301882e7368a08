import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import type { ContentKind } from '../../contract/versions.contract.ts';
import classes from './admin.module.css';
import { draftOf, useVersions } from './versions.api.ts';

interface VersionsProps {
  readonly kind: ContentKind;
  readonly id: string;
  /** Puts what a version said into the fields; it is the newest once it is saved. */
  readonly onTake: (draft: Record<string, unknown>) => void;
}

/** What was saved of an item before, folded until it is asked for. */
export function Versions({ kind, id, onTake }: VersionsProps) {
  const { t } = useTranslation('content');
  const failureText = useFailureText('content');
  const format = useFormat(useTimeZone());
  const [isOpen, setIsOpen] = useState(false);
  const query = useVersions(kind, id, isOpen);
  const take = async (version: number, when: string) => {
    try {
      onTake(await draftOf(kind, id, version));
      showToast({ text: t('versions.taken', { when }) });
    } catch (error) {
      showToast({ kind: 'failed', text: failureText(error) });
    }
  };
  return (
    <details
      className={classes.fold}
      onToggle={(event) => setIsOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>{t('versions.title')}</summary>
      {query.isPending ? <p className={classes.quiet}>{t('versions.loading')}</p> : null}
      {query.isError ? <p role="alert">{failureText(query.error)}</p> : null}
      {query.data?.length === 0 ? <p className={classes.quiet}>{t('versions.none')}</p> : null}
      <ul className={classes.lines}>
        {query.data?.map(({ version, at, by, title }, place) => {
          const when = format.dateTime(at, 'short');
          return (
            <li key={version}>
              <span>
                <b>{title}</b>
                <br />
                <span className={classes.quiet}>
                  {by ? t('versions.line', { when, by }) : when}
                  {place === 0 ? ` · ${t('versions.newest')}` : ''}
                </span>
              </span>
              <Button
                variant="subtle"
                aria-label={t('versions.take_of', { when })}
                onClick={() => void take(version, when)}
              >
                {t('versions.take')}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
