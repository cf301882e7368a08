import { Button, Menu, Stack, Title } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconExternalLink,
  IconShieldCheck,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, showToast, Tag, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Tool, ToolKind } from '../contract/corporate-tools.contract.ts';
import { useToolChanges, useTools } from './corporate-tools.api.ts';
import { TOOL_PATHS } from './corporate-tools.paths.ts';
import { ToolForm } from './ToolForm.tsx';
import { ToolTile } from './ToolLooks.tsx';
import { ToolRow } from './ToolRow.tsx';
import classes from './tools.module.css';

/** What companies commonly pin; only the address is theirs to add. */
const CATALOGUE = [
  ['webmail', 'email'],
  ['sharedInbox', 'email'],
  ['teamChat', 'chat'],
  ['meetingRoom', 'chat'],
  ['taskBoard', 'boards'],
  ['shifts', 'boards'],
] as const satisfies readonly (readonly [string, ToolKind])[];

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const fresh = (more: Partial<Tool> = {}): Tool => ({
  id: crypto.randomUUID(),
  kind: 'email',
  name: '',
  address: '',
  ...more,
});

/** The links that a company pins for its people: their order, their fields, and a catalogue to begin with. */
export default function CompanyTools() {
  const { t } = useTranslation('corporate-tools');
  const failureText = useFailureText('corporate-tools');
  const query = useTools();
  const { save, remove, order } = useToolChanges('company');
  const [start, setStart] = useState(fresh);
  const form = useRef<HTMLDivElement>(null);
  const tools = query.data?.company?.tools ?? [];
  const isThere = tools.some(({ id }) => id === start.id);
  const failed = (error: unknown) => showToast({ kind: 'failed', text: failureText(error) });
  const edit = (tool: Tool) => {
    setStart(tool);
    requestAnimationFrame(() => {
      form.current?.scrollIntoView({ block: 'nearest' });
      form.current
        ?.querySelector<HTMLElement>(`input[type="${tool.name ? 'url' : 'text'}"]`)
        ?.focus();
    });
  };
  const pin = async (tool: Tool) => {
    await save.mutateAsync(tool);
    showToast({ text: t('company.saved', { name: tool.name }) });
    setStart(fresh());
  };
  const unpin = (tool: Tool) =>
    remove.mutateAsync(tool.id).then(() => {
      const run = () => void save.mutateAsync(tool).catch(failed);
      const text = t('company.removed', { name: tool.name });
      showToast({ text, action: { label: t('common:action.undo'), run } });
    }, failed);
  const move = (from: number, to: number) => {
    const ids = tools.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    order.mutateAsync(ids).catch(failed);
  };
  if (!query.data) {
    return (
      <InPlace
        query={query}
        loading={t('loading')}
        title={t('failed')}
        text={failureText(query.error ?? { code: 'offline' })}
      />
    );
  }
  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <div>
          <Title order={2}>{t('company.title')}</Title>
          <p className={classes.lead}>{t('company.lead')}</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconExternalLink {...ICON} />}
          renderRoot={(props) => <Link to={TOOL_PATHS.email} {...props} />}
        >
          {t('company.asTeam')}
        </Button>
      </div>
      <div className={classes.two}>
        <Card flush aria-labelledby="company-pinned">
          <Title order={3} id="company-pinned" className={classes.cardTitle}>
            {t('company.pinned')}
          </Title>
          {tools.length === 0 ? <p className={classes.cardText}>{t('company.none')}</p> : null}
          <ul className={classes.rows}>
            {tools.map((tool, nth) => (
              <ToolRow
                key={tool.id}
                tool={tool}
                onEdit={() => edit(tool)}
                onRemove={() => void unpin(tool)}
              >
                <Menu.Item
                  leftSection={<IconArrowUp {...ICON} />}
                  disabled={nth === 0}
                  onClick={() => move(nth, nth - 1)}
                >
                  {t('company.up')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconArrowDown {...ICON} />}
                  disabled={nth === tools.length - 1}
                  onClick={() => move(nth, nth + 1)}
                >
                  {t('company.down')}
                </Menu.Item>
              </ToolRow>
            ))}
          </ul>
        </Card>
        <Card aria-labelledby="company-address">
          <Title order={3} id="company-address" mb="md">
            {t(isThere ? 'company.change' : 'company.other')}
          </Title>
          <div ref={form}>
            <ToolForm
              key={start.id}
              start={start}
              action={t(isThere ? 'common:action.save' : 'company.pin')}
              onSave={pin}
            />
          </div>
        </Card>
      </div>
      <Card aria-labelledby="company-catalogue">
        <Title order={3} id="company-catalogue">
          {t('catalogue.title')}
        </Title>
        <p className={classes.lead}>{t('catalogue.lead')}</p>
        <ul className={classes.catalogue}>
          {CATALOGUE.map(([name, kind]) => {
            const label = t(`catalogue.${name}`);
            const isPinned = tools.some((tool) => tool.name === label);
            return (
              <li key={name} className={classes.offer}>
                <ToolTile kind={kind} />
                <span className={classes.words}>
                  <strong>{label}</strong>
                  <span className={classes.facts}>{t(`kind.${kind}`)}</span>
                </span>
                {isPinned ? (
                  <Tag tone="leaf">
                    <IconCheck size={16} stroke={1.75} aria-hidden />
                    {t('catalogue.pinned')}
                  </Tag>
                ) : (
                  <Button
                    variant="light"
                    size="sm"
                    aria-label={t('catalogue.pinOf', { name: label })}
                    onClick={() => edit(fresh({ kind, name: label }))}
                  >
                    {t('catalogue.pin')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
      <Note icon={<IconShieldCheck {...ICON} />}>{t('company.private')}</Note>
    </Stack>
  );
}
