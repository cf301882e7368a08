import { Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader, SegmentedTabs } from '#packages/ui/index.ts';
import { ADMIN_TABS, TAB_KEYS } from './admin.tabs.ts';

const PANEL = 'admin-panel';

/** What the operator's people keep, a tab for each; the address says which one is open. */
export default function AdminPage() {
  const { t } = useTranslation('admin');
  const { tab: asked }: { tab?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = TAB_KEYS.find((key) => key === asked) ?? TAB_KEYS[0];
  const Part = ADMIN_TABS[tab];
  return (
    <Stack gap="lg">
      <PageHeader title={t('title')} />
      <SegmentedTabs
        label={t('tabs.label')}
        options={TAB_KEYS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => void navigate({ to: '.', search: { tab: next } as never })}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
        <Part />
      </div>
    </Stack>
  );
}
