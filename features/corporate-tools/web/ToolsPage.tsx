import { Anchor, Button, Stack, Title } from '@mantine/core';
import { IconEyeOff, IconPin, IconPlus } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#features/access/web/index.ts';
import {
  Card,
  Note,
  PageHeader,
  SegmentedTabs,
  Sheet,
  SheetFooter,
  showToast,
  Tag,
  useFailureText,
} from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import { TOOL_KINDS, type Tool } from '../contract/corporate-tools.contract.ts';
import { useToolChanges, useTools } from './corporate-tools.api.ts';
import { TOOL_PATHS } from './corporate-tools.paths.ts';
import { PinnedCard } from './PinnedCard.tsx';
import { ToolForm } from './ToolForm.tsx';
import { ToolRow } from './ToolRow.tsx';
import classes from './tools.module.css';

const PANEL = 'tools';

/** Links to mail, chat and boards: those of the company, and the person's own. */
export default function ToolsPage() {
  const { t } = useTranslation('corporate-tools');
  const failureText = useFailureText('corporate-tools');
  const { isCompanyAdmin } = usePermissions();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const kind = TOOL_KINDS.find((each) => pathname.startsWith(TOOL_PATHS[each])) ?? 'email';
  const query = useTools();
  const { save, remove } = useToolChanges('own');
  const [edited, setEdited] = useState<{ tool: Tool; isNew: boolean } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (tool: Tool | null) => {
    const fresh: Tool = { id: crypto.randomUUID(), kind, name: '', address: '' };
    setEdited({ tool: tool ?? fresh, isNew: tool === null });
    setIsOpen(true);
  };
  const saveTool = async (tool: Tool) => {
    await save.mutateAsync(tool);
    setIsOpen(false);
    showToast({ text: t('own.saved') });
    if (tool.kind !== kind) void navigate({ to: TOOL_PATHS[tool.kind] });
  };
  const removeTool = async (tool: Tool) => {
    try {
      await remove.mutateAsync(tool.id);
      const run = () => void save.mutateAsync(tool).catch(failed);
      showToast({ text: t('own.removed'), action: { label: t('common:action.undo'), run } });
    } catch (error) {
      failed(error);
    }
  };
  const failed = (error: unknown) => showToast({ kind: 'failed', text: failureText(error) });
  const { company, own } = query.data ?? { company: null, own: [] };
  const pinned = company?.tools.filter((tool) => tool.kind === kind) ?? [];
  const shortcuts = own.filter((tool) => tool.kind === kind);
  return (
    <Stack gap="lg">
      <PageHeader
        title={t('title')}
        lead={company ? t('leadCompany', { company: company.name }) : t('lead')}
      />
      <SegmentedTabs
        label={t('kind.label')}
        options={TOOL_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(next) => void navigate({ to: TOOL_PATHS[next] })}
        panelId={PANEL}
      />
      {query.data ? (
        <div id={PANEL} role="tabpanel" aria-label={t(`kind.${kind}`)} className={classes.panel}>
          {company ? (
            <section aria-labelledby="pinned-tools" className={classes.section}>
              <div className={classes.head}>
                <Title order={2} id="pinned-tools">
                  {t('pinned.title')}
                </Title>
                <Tag>
                  <IconPin size={16} stroke={1.75} aria-hidden />
                  {t('pinned.forAll')}
                </Tag>
              </div>
              {pinned.length > 0 ? (
                <ul className={classes.cards}>
                  {pinned.map((tool) => (
                    <li key={tool.id}>
                      <PinnedCard tool={tool} />
                    </li>
                  ))}
                </ul>
              ) : (
                <Note>
                  {t('pinned.none')}{' '}
                  {isCompanyAdmin ? (
                    <Anchor component={Link} {...linkTo('/admin', { search: { tab: 'tools' } })}>
                      {t('pinned.manage')}
                    </Anchor>
                  ) : null}
                </Note>
              )}
            </section>
          ) : null}
          <section aria-labelledby="own-tools" className={classes.section}>
            <div className={classes.head}>
              <Title order={2} id="own-tools">
                {t('own.title')}
              </Title>
              <Button
                variant="light"
                leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
                onClick={() => open(null)}
              >
                {t('own.new')}
              </Button>
            </div>
            {shortcuts.length > 0 ? (
              <Card as="div" flush>
                <ul className={classes.rows}>
                  {shortcuts.map((tool) => (
                    <ToolRow
                      key={tool.id}
                      tool={tool}
                      onEdit={() => open(tool)}
                      onRemove={() => void removeTool(tool)}
                    />
                  ))}
                </ul>
              </Card>
            ) : (
              <Note>{t('own.none')}</Note>
            )}
          </section>
          <Note icon={<IconEyeOff size={20} stroke={1.75} aria-hidden />}>{t('private')}</Note>
        </div>
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      {edited ? (
        <Sheet
          opened={isOpen}
          onClose={() => setIsOpen(false)}
          title={t(edited.isNew ? 'own.new' : 'own.change')}
        >
          <ToolForm
            key={`${edited.tool.id} ${isOpen}`}
            start={edited.tool}
            action={t('common:action.save')}
            onSave={saveTool}
            footer={(button) => <SheetFooter>{button}</SheetFooter>}
          />
        </Sheet>
      ) : null}
    </Stack>
  );
}
