import { Button, NativeSelect } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Note, PageHeader, SegmentedTabs, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import { stateOf } from '../../contract/risk.rules.ts';
import type {
  CompanyFile,
  ForPeople,
  ShownAction,
} from '../../contract/working-conditions.contract.ts';
import { recordsOf } from '../rules/file.rules.ts';
import { useDates } from '../use-dates.ts';
import { useCompanyFile } from '../working-conditions.api.ts';
import { ActionsTab } from './ActionsTab.tsx';
import { Board } from './Board.tsx';
import { CriteriaTab } from './CriteriaTab.tsx';
import classes from './conditions.module.css';
import { DossierTab } from './DossierTab.tsx';
import { Facts } from './Facts.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { InventoryTab } from './InventoryTab.tsx';
import { LawTab } from './LawTab.tsx';
import { ParticipationTab } from './ParticipationTab.tsx';
import { SurveyCard } from './PeopleView.tsx';
import { SurveyTab } from './SurveyTab.tsx';

export interface TabProps {
  readonly file: CompanyFile;
}

const TABS = {
  inventory: InventoryTab,
  actions: ActionsTab,
  survey: SurveyTab,
  participation: ParticipationTab,
  criteria: CriteriaTab,
  law: LawTab,
  dossier: DossierTab,
  history: HistoryTab,
} as const satisfies Record<string, ComponentType<TabProps>>;
const NAMES = ['board', ...(Object.keys(TABS) as (keyof typeof TABS)[])] as const;
type TabName = (typeof NAMES)[number];

interface RecordsViewProps {
  readonly company: string;
  readonly reads: ForPeople['reads'];
  readonly seen: ForPeople;
}

/** The records of a company, a part a tab, for its admins, safety committee and auditors. */
export function RecordsView({ company, reads, seen }: RecordsViewProps) {
  const { t } = useTranslation('working-conditions');
  const failureText = useFailureText('working-conditions');
  const navigate = useNavigate();
  const search: { tab?: string; company?: string } = useSearch({ strict: false });
  const tab: TabName = NAMES.find((name) => name === search.tab) ?? 'board';
  const go = (next: { tab?: TabName; company?: string }) =>
    void navigate({ ...linkTo('.', { search: { ...search, ...next } }), replace: true });
  const query = useCompanyFile(company);
  const file = query.data;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={file?.company.name}
        actions={
          file?.mayChange && tab !== 'dossier' ? (
            <Button
              leftSection={<IconFileCertificate size={20} stroke={1.75} aria-hidden />}
              onClick={() => go({ tab: 'dossier' })}
            >
              {t('dossier.issue')}
            </Button>
          ) : null
        }
      />
      <div className={classes.body}>
        {reads.length > 1 ? (
          <NativeSelect
            label={t('choose')}
            value={company}
            data={reads.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => go({ company: event.currentTarget.value })}
          />
        ) : null}
        {file ? (
          <>
            <SegmentedTabs
              label={t('tabs.label')}
              options={NAMES.map((value) => ({ value, label: t(`tabs.${value}`) }))}
              value={tab}
              onChange={(next) => go({ tab: next })}
            />
            <Panel tab={tab} file={file} seen={seen} />
          </>
        ) : (
          <InPlace
            query={query}
            loading={t('loading')}
            title={t('failed')}
            text={failureText(query.error ?? { code: 'offline' })}
          />
        )}
        <Note>{t('never')}</Note>
      </div>
    </>
  );
}

function Panel({ tab, file, seen }: TabProps & { tab: TabName; seen: ForPeople }) {
  const { today } = useDates();
  if (tab !== 'board') {
    const Tab = TABS[tab];
    return <Tab file={file} />;
  }
  return (
    <>
      <Facts file={file} />
      {file.company.name === seen.company ? <SurveyCard survey={seen.survey} /> : null}
      <Board actions={shownActions(file, today)} />
    </>
  );
}

const shownActions = (file: CompanyFile, today: string): ShownAction[] =>
  recordsOf(file, 'action')
    .filter(({ content }) => content.shown)
    .map(({ id, content }) => ({ id, ...content, state: stateOf(content, today) }))
    .toReversed();
