import { useDidUpdate } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useMe } from '#features/access/web/index.ts';
import { useWordsHelp, WordsHelpCard } from '#features/crisis/web/index.ts';
import { useToday } from '#features/emotions/web/index.ts';
import { FailedState, LoadingShape, Note, PageHeader, SegmentedTabs } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { HealthRecord } from '../../contract/health.contract.ts';
import { HEALTH_TABS, type HealthTab, parseHealthTab } from '../health.paths.ts';
import { wordsOf } from '../rules/records.rules.ts';
import { useHealthActions } from '../use-actions.ts';
import { useHealth } from '../use-health.ts';
import { useWords } from '../use-words.ts';
import classes from './HealthScreen.module.css';
import type { HealthView, Opened } from './health-view.ts';
import { RecordSheet } from './RecordSheet.tsx';

interface HealthScreenProps {
  /** Arranges the cards of the open tab. */
  children: (view: HealthView, tab: HealthTab) => ReactNode;
}

const PANEL = 'health-panel';

/** Heading, tabs (the open one stands in the address), every state, and the form above the page. */
export function HealthScreen({ children }: HealthScreenProps) {
  const { t } = useWords();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = parseHealthTab(search.tab);
  const goTo = (next: HealthTab) =>
    void navigate(linkTo('.', { search: next === 'overview' ? {} : { tab: next } }));
  const tabs = useRef<HTMLDivElement>(null);
  // A way to another tab that stands on the page goes with what it stood in.
  useDidUpdate(() => {
    if (document.activeElement !== document.body) return;
    tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [tab]);
  const today = useToday();
  const timeZone = useMe()?.timeZone;
  const { health, failed, retrying, retry } = useHealth();
  // What was written today, also where its form has just closed.
  const help = useWordsHelp(...wordsOn(today, health?.overview.records));
  const actions = useHealthActions(health, today);
  const [what, setWhat] = useState<Opened | null>(null);
  const [opened, setOpened] = useState(false);
  const [openings, setOpenings] = useState(0);
  const view: HealthView | null = health && {
    health,
    actions,
    today,
    timeZone,
    goTo,
    open: (next) => {
      setWhat(next);
      setOpened(true);
      // Each opening begins with a form of its own.
      setOpenings(openings + 1);
    },
  };
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <WordsHelpCard help={help} />
      <div className={classes.tabs} ref={tabs}>
        <SegmentedTabs
          label={t('tabs.label')}
          options={HEALTH_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onChange={goTo}
          panelId={PANEL}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
        {view && !view.health.complete ? (
          <div className={classes.note}>
            <Note tone="sky">{t('device')}</Note>
          </div>
        ) : null}
        {view ? children(view, tab) : null}
        {!view && failed ? (
          <FailedState
            title={t('failed.title')}
            text={t('failed.text')}
            onRetry={retry}
            retrying={retrying}
          />
        ) : null}
        {!view && !failed ? <LoadingShape label={t('loading')} lines={6} /> : null}
      </div>
      {view && what ? (
        <RecordSheet
          key={openings}
          view={view}
          what={what}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </>
  );
}

function wordsOn(today: string, records: readonly HealthRecord[] = []): string[] {
  return records.flatMap((record) => (record.day === today ? (wordsOf(record) ?? []) : []));
}
