import { useTranslation } from 'react-i18next';
import { SegmentedTabs } from '#packages/ui/index.ts';
import { PANEL, type RankingTab, TABS } from '../use-ranking-place.ts';

interface RankingTabsProps {
  readonly tab: RankingTab;
  readonly setTab: (tab: RankingTab) => void;
}

export function RankingTabs({ tab, setTab }: RankingTabsProps) {
  const { t } = useTranslation('ranking');
  return (
    <SegmentedTabs
      label={t('tabs.label')}
      options={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={tab}
      onChange={setTab}
      panelId={PANEL}
    />
  );
}
