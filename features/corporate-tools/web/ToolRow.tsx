import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tool } from '../contract/corporate-tools.contract.ts';
import { placeOf } from '../contract/tool-address.rules.ts';
import { OpenLink } from './PinnedCard.tsx';
import { ToolTile } from './ToolLooks.tsx';
import classes from './tools.module.css';

interface ToolRowProps {
  readonly tool: Tool;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** Further entries of its menu. */
  readonly children?: ReactNode;
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A link in a list, which opens it, with what can be done with it. */
export function ToolRow({ tool, onEdit, onRemove, children }: ToolRowProps) {
  const { t } = useTranslation('corporate-tools');
  const place = placeOf(tool.address);
  return (
    <li className={classes.row}>
      <ToolTile kind={tool.kind} />
      <OpenLink tool={tool} shown={`${tool.name} ${place}`} className={classes.link}>
        <span className={classes.words}>
          <strong>{tool.name}</strong>
          <span className={classes.facts}>{place}</span>
        </span>
      </OpenLink>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('more', { name: tool.name })}>
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {children}
          <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onEdit}>
            {t('change')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={onRemove}>
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
