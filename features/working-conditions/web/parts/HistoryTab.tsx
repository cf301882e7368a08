import { Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { nameOf } from '../rules/file.rules.ts';
import { useDates } from '../use-dates.ts';
import { useHistory } from '../working-conditions.api.ts';
import classes from './conditions.module.css';
import type { TabProps } from './RecordsView.tsx';

/** Every version of everything, newest first. */
export function HistoryTab({ file }: TabProps) {
  const { t } = useTranslation('working-conditions');
  const { at: written } = useDates();
  const failureText = useFailureText('working-conditions');
  const query = useHistory(file.company.id);
  const records = query.data?.pages.flatMap((page) => page.records);
  return (
    <Card aria-labelledby="history">
      <Title order={2} size="h3" id="history">
        {t('history.title')}
      </Title>
      <p className={classes.lead}>{t('history.lead')}</p>
      {records ? (
        <>
          {records.length === 0 ? <p className={classes.lead}>{t('history.empty')}</p> : null}
          <ol className={classes.rows}>
            {records.map(({ kind, id, version, at, by, content }) => (
              <li key={`${kind}/${id}/${version}`} className={classes.row}>
                <div>
                  <strong>
                    {[t(`kinds.${kind}`), nameOf(kind, content, id)].filter(Boolean).join(': ')}
                  </strong>
                  <p className={classes.small}>{t('history.line', { version, by })}</p>
                </div>
                <div className={classes.side}>{written(at)}</div>
              </li>
            ))}
          </ol>
          {query.hasNextPage ? (
            <Button
              variant="default"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('history.more')}
            </Button>
          ) : null}
        </>
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
    </Card>
  );
}
