import { Button } from '@mantine/core';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaces } from '#features/emotions/web/index.ts';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { useRowInSight } from '#packages/ui/parts/list-place.ts';
import { grouped, isWhole, type Listed, monthTitle } from '../list.rules.ts';
import { DamagedRow } from './DamagedEntry.tsx';
import classes from './EntryList.module.css';
import { EntryRow } from './EntryRow.tsx';

interface EntryListProps {
  entries: readonly Listed[];
  currentId: string | undefined;
  today: string;
  /** Folded words that were searched; none where nothing is. */
  words: readonly string[];
  hasOlder: boolean;
  loadingOlder: boolean;
  onOlder: () => void;
}

/** The entries by week and month, and a button for older ones: nothing loads by itself while reading. */
export const EntryList = memo(function EntryList(props: EntryListProps) {
  const { entries, currentId, today, words, hasOlder, loadingOlder, onOlder } = props;
  const { t } = useTranslation('diary');
  const [language] = useLanguage();
  const faces = useFaces(useMemo(() => entries.map(({ day }) => day), [entries]));
  const list = useRowInSight<HTMLDivElement>(currentId, entries.length > 0);
  const nameOf = (name: string) =>
    name === 'thisWeek' || name === 'lastWeek' ? t(`list.${name}`) : monthTitle(name, language);
  return (
    <div ref={list} className={classes.list}>
      {grouped(entries, today, language).map((group) => (
        <section key={group.name} aria-label={nameOf(group.name)}>
          <h2 className={classes.month}>{nameOf(group.name)}</h2>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.id}>
                {isWhole(entry) ? (
                  <EntryRow
                    entry={entry}
                    current={entry.id === currentId}
                    face={faces.get(entry.day)}
                    today={today}
                    words={words}
                  />
                ) : (
                  <DamagedRow entry={entry} current={entry.id === currentId} today={today} />
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
});
