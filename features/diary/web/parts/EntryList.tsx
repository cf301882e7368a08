import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { Entry } from '../../contract/diary.contract.ts';
import { groupByMonth, isWhole, type Listed, monthTitle } from '../list.rules.ts';
import { DamagedRow } from './DamagedEntry.tsx';
import classes from './EntryList.module.css';
import { EntryRow } from './EntryRow.tsx';

interface EntryListProps {
  entries: readonly Listed[];
  currentId: string | undefined;
  withoutLevel: (entry: Entry) => boolean;
  timeZone: string;
  hasOlder: boolean;
  loadingOlder: boolean;
  onOlder: () => void;
}

/** The entries by month, and a button for older ones: nothing loads by itself while reading. */
export function EntryList(props: EntryListProps) {
  const { entries, currentId, withoutLevel, timeZone, hasOlder, loadingOlder, onOlder } = props;
  const { t } = useTranslation('diary');
  const { language } = useFormat(timeZone);
  return (
    <div className={classes.list}>
      {groupByMonth(entries, timeZone).map((group) => (
        <section key={group.month} aria-label={monthTitle(group.month, language)}>
          <h2 className={classes.month}>{monthTitle(group.month, language)}</h2>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.id}>
                {isWhole(entry) ? (
                  <EntryRow
                    entry={entry}
                    current={entry.id === currentId}
                    withoutLevel={withoutLevel(entry)}
                    timeZone={timeZone}
                  />
                ) : (
                  <DamagedRow entry={entry} current={entry.id === currentId} timeZone={timeZone} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasOlder ? (
        <Button variant="light" fullWidth loading={loadingOlder} onClick={onOlder}>
          {t('list.older')}
        </Button>
      ) : null}
    </div>
  );
}
