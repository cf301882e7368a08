import { Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { access, useAccessState, useMe, usePermissions } from '#features/access/web/index.ts';
import {
  FailedState,
  LoadingShape,
  Note,
  PageHeader,
  SegmentedTabs,
  useOnline,
} from '#packages/ui/index.ts';
import { ADMIN_TABS, type AdminTab, tabsOf } from './admin.tabs.ts';

const PANEL = 'admin-panel';

/** What the operator's people and those of a company keep, a tab for each; the address says which one is open. */
export default function AdminPage() {
  const { t } = useTranslation('admin');
  const { isAdmin } = usePermissions();
  const company = useMe()?.company ?? null;
  const [first, ...others] = tabsOf({ isAdmin, company });
  return (
    <Stack gap="lg">
      <PageHeader title={t('title')} />
      {first ? <Tabs tabs={[first, ...others]} /> : <Nothing />}
    </Stack>
  );
}

function Tabs({ tabs }: { readonly tabs: readonly [AdminTab, ...AdminTab[]] }) {
  const { t } = useTranslation('admin');
  const { tab: asked }: { tab?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = tabs.find((key) => key === asked) ?? tabs[0];
  const Part = ADMIN_TABS[tab];
  if (tabs.length === 1) return <Part />;
  return (
    <>
      <SegmentedTabs
        label={t('tabs.label')}
        options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => void navigate({ to: '.', search: { tab: next } as never })}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
        <Part />
      </div>
    </>
  );
}

/** While nobody knows which company it is, or where there is none. */
function Nothing() {
  const { t } = useTranslation('admin');
  const me = useMe();
  const { failed } = useAccessState();
  const online = useOnline();
  if (me) return <Note>{t('noCompany')}</Note>;
  if (!failed && online) return <LoadingShape label={t('loading')} lines={6} />;
  return <FailedState title={t('failed')} text={t('failedText')} onRetry={access.refresh} />;
}
