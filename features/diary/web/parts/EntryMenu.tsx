import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCopy,
  IconDots,
  IconHistory,
  IconLifebuoy,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface EntryMenuProps {
  /** The button that opens the menu. */
  buttonRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onCopy: () => void;
  onVersions: () => void;
  onDelete: () => void;
  /** Shows the help that was put away; null where there is none. */
  onHelp: (() => void) | null;
}

/** What can be done with an entry. */
export function EntryMenu(props: EntryMenuProps) {
  const { buttonRef, onEdit, onCopy, onVersions, onDelete, onHelp } = props;
  const { t } = useTranslation('diary');
  return (
    <Menu
      position="bottom-end"
      width={240}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      returnFocus
      styles={{ item: { minHeight: 44 } }}
    >
      <Menu.Target>
        <ActionIcon ref={buttonRef} aria-label={t('entry.more')}>
          <IconDots size={22} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={20} stroke={1.75} />} onClick={onEdit}>
          {t('entry.edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={20} stroke={1.75} />} onClick={onCopy}>
          {t('entry.copy')}
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory size={20} stroke={1.75} />} onClick={onVersions}>
          {t('entry.versions')}
        </Menu.Item>
        {onHelp ? (
          <Menu.Item leftSection={<IconLifebuoy size={20} stroke={1.75} />} onClick={onHelp}>
            {t('help.show')}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash size={20} stroke={1.75} />} onClick={onDelete}>
          {t('entry.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
