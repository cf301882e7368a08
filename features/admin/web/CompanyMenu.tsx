import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AdminCompany } from '../contract/admin.contract.ts';
import type { CompanyTask } from './CompanySheet.tsx';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface CompanyMenuProps {
  readonly company: AdminCompany;
  readonly onTask: (what: CompanyTask['what']) => void;
}

/** What may be done with a company. */
export function CompanyMenu({ company: { name }, onTask }: CompanyMenuProps) {
  const { t } = useTranslation('admin');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('moreOf', { name })}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => onTask('change')}>
          {t('companies.change.action')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={() => onTask('remove')}>
          {t('companies.remove.action')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
