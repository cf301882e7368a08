import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import type { ContentKind } from '../../contract/versions.contract.ts';
import classes from './admin.module.css';
import { draftOf, refreshContent, useDeleted } from './versions.api.ts';

interface DeletedItemsProps {
  readonly kind: ContentKind;
  /** Adds the item again, as a draft. */
  readonly bringBack: (id: string, draft: Record<string, unknown>) => Promise<unknown>;
  /** Why it is not taken again, where its feature has words for it. */
  readonly failureText?: (error: unknown) => string;
}

/** What was deleted and can be brought back; nothing where there is none. */
export function DeletedItems({ kind, bringBack, ...own }: DeletedItemsProps) {
  const { t } = useTranslation('content');
  const shared = useFailureText('content');
  const failureText = own.failureText ?? shared;
  const format = useFormat(useTimeZone());
  const { data = [] } = useDeleted(kind);
  const client = useQueryClient();
  if (data.length === 0) return null;
  const bring = async (id: string, version: number) => {
    try {
      await bringBack(id, await draftOf(kind, id, version));
      showToast({ text: t('deleted.done') });
    } catch (error) {
      showToast({ kind: 'failed', text: failureText(error) });
    } finally {
      await refreshContent(client, kind);
    }
  };
  return (
    <details className={classes.fold}>
      <summary>{t('deleted.title', { count: data.length })}</summary>
      <ul className={classes.lines}>
        {data.map(({ id, version, title, by, until }) => (
          <li key={id}>
            <span>
              <b>{title}</b>
              <br />
              <span className={classes.quiet}>
                {t('deleted.line', { by, until: format.date(until, 'day') })}
              </span>
            </span>
            <Button
              variant="subtle"
              aria-label={t('deleted.bring_of', { title })}
              onClick={() => void bring(id, version)}
            >
              {t('deleted.bring')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
