import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader, SegmentedTabs } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { ADMIN_TABS } from '../admin.tabs.ts';
import { NothingToManage } from '../NothingToManage.tsx';
import { useAdminTabs } from '../use-admin-tabs.ts';

const PANEL = 'admin-panel';

/** What the operator's people and those of a company keep, a tab for each; the address says which one is open. */
export default function AdminPage() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { tabs, asked } = useAdminTabs();
  const tab = asked ?? tabs[0];
  const Part = tab && ADMIN_TABS[tab];
  return (
    <Stack gap="lg">
      <PageHeader title={t('title')} />
      {tab && Part ? (
        <>
          <SegmentedTabs
            label={t('tabs.label')}
            options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            value={tab}
            onChange={(next) => void navigate(linkTo('.', { search: { tab: next } }))}
            panelId={PANEL}
          />
          <div id={PANEL} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
            <Part />
          </div>
        </>
      ) : (
        <NothingToManage />
      )}
    </Stack>
  );
}
