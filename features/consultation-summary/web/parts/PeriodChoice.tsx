import { useTranslation } from 'react-i18next';
import { PERIODS } from '#features/burnout/contract/burnout.contract.ts';
import { SegmentedTabs } from '#packages/ui/index.ts';
import type { SummaryDraft } from '../use-summary-draft.ts';

/** Which time the summary is about. */
export function PeriodChoice({ draft, change }: Pick<SummaryDraft, 'draft' | 'change'>) {
  const { t } = useTranslation('consultation-summary');
  return (
    <div style={{ marginBottom: 20 }}>
      <SegmentedTabs
        label={t('period.label')}
        options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        value={draft.period}
        onChange={(period) => change({ period })}
        panelId="consultation"
      />
    </div>
  );
}
