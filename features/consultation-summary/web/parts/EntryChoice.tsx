import { Button, Checkbox, Title } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconEyeOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { firstWords } from '#features/diary/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Note, Sheet } from '#packages/ui/index.ts';
import { MAX_ENTRIES, MAX_TEXT, textLength } from '../../contract/summary.ts';
import type { Span } from '../rules/redaction.rules.ts';
import { placesOf } from '../rules/redaction.rules.ts';
import type { ReadyDraft } from './ConsultationScreen.tsx';
import { CoverPassages } from './CoverPassages.tsx';
import classes from './consultation.module.css';
import { NamesToCover } from './NamesToCover.tsx';

/** How many entries are offered at first. */
const FIRST = 10;

/** Entries of the period, each taken along by hand, with the passages to cover in it. */
export function EntryChoice({ draft, change, choices, summary }: ReadyDraft) {
  const { t } = useTranslation('consultation-summary');
  const format = useFormat(choices.timeZone);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button goes: one chooses on where the rest begins.
  useDidUpdate(() => list.current?.children[FIRST]?.querySelector('input')?.focus(), [all]);
  const [covered, setCovered] = useState<Entry | null>(null);
  const [opened, setOpened] = useState(false);
  const { entries } = choices;
  const set = (id: string, covers: readonly Span[] | null) => {
    const next = new Map(draft.entries);
    if (covers) next.set(id, covers);
    else next.delete(id);
    change({ entries: next });
  };
  const chosen = entries.filter(({ id }) => draft.entries.has(id));
  const full = chosen.length >= MAX_ENTRIES;
  const cover = (entry: Entry) => {
    setCovered(entry);
    setOpened(true);
  };
  return (
    <Card aria-labelledby="entry-choice">
      <Title order={2} id="entry-choice">
        {t('entries.title')}
      </Title>
      <p className={classes.lead}>{t(entries.length === 0 ? 'entries.none' : 'entries.lead')}</p>
      <ul className={classes.list} ref={list}>
        {entries.slice(0, all ? undefined : FIRST).map((entry) => {
          const covers = draft.entries.get(entry.id);
          return (
            <li key={entry.id}>
              <Checkbox
                label={firstWords(entry.text)}
                description={format.day(entry.day, 'weekday')}
                checked={covers !== undefined}
                disabled={covers === undefined && full}
                onChange={(event) => set(entry.id, event.currentTarget.checked ? [] : null)}
              />
              {covers ? (
                <Button
                  variant="subtle"
                  px={12}
                  leftSection={<IconEyeOff size={20} stroke={1.75} aria-hidden />}
                  aria-haspopup="dialog"
                  aria-label={t('entries.coverOf', { words: firstWords(entry.text) })}
                  onClick={() => cover(entry)}
                >
                  {t('entries.cover', {
                    count: covers.length + placesOf(entry.text, draft.names).length,
                  })}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {all || entries.length <= FIRST ? null : (
        <Button variant="subtle" px={12} onClick={() => setAll(true)}>
          {t('entries.all', { count: entries.length })}
        </Button>
      )}
      {full ? <Note>{t('entries.full', { count: MAX_ENTRIES })}</Note> : null}
      {textLength(summary) > MAX_TEXT ? (
        <Note tone="sun" role="alert">
          {t('entries.tooLong')}
        </Note>
      ) : null}
      {chosen.length > 0 ? (
        <NamesToCover
          texts={chosen.map(({ text }) => text)}
          names={draft.names}
          onChange={(names) => change({ names })}
        />
      ) : null}
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t('cover.title')}>
        {covered ? (
          <CoverPassages
            key={covered.id}
            text={covered.text}
            covers={draft.entries.get(covered.id) ?? []}
            names={draft.names}
            onChange={(covers) => set(covered.id, covers)}
            onDone={() => setOpened(false)}
          />
        ) : null}
      </Sheet>
    </Card>
  );
}
