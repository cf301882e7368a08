import { ActionIcon, Menu } from '@mantine/core';
import {
  IconBan,
  IconBuilding,
  IconCreditCard,
  IconDots,
  IconShield,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import type { AdminUser } from '../contract/admin.contract.ts';
import { USER_FORMS, type UserFormName } from './UserSheet.tsx';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const FORM_ICONS = { setRole: IconShield, setCompany: IconBuilding, setPlan: IconCreditCard };
/** What is asked about once, and done. */
export type UserTask = 'suspend' | 'readmit' | 'remove';

interface UserMenuProps {
  readonly user: AdminUser;
  /** How the person is called. */
  readonly name: string;
  readonly onTask: (what: UserTask, user: AdminUser) => void;
  readonly onForm: (what: UserFormName, user: AdminUser) => void;
}

/** What may be done with an account; nobody changes their own role, and no general admin is suspended. */
export function UserMenu({ user, name, onTask, onForm }: UserMenuProps) {
  const { t } = useTranslation('admin');
  const isOwn = useMe()?.id === user.id;
  const mayEnd = user.role !== 'admin';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('moreOf', { name })}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {USER_FORMS.filter((what) => what !== 'setRole' || !isOwn).map((what) => {
          const Icon = FORM_ICONS[what];
          return (
            <Menu.Item
              key={what}
              leftSection={<Icon {...ICON} />}
              onClick={() => onForm(what, user)}
            >
              {t(`users.${what}.action`)}
            </Menu.Item>
          );
        })}
        {user.isSuspended ? (
          <Menu.Item
            leftSection={<IconUserCheck {...ICON} />}
            onClick={() => onTask('readmit', user)}
          >
            {t('users.readmit.action')}
          </Menu.Item>
        ) : null}
        {mayEnd && !user.isSuspended ? (
          <Menu.Item leftSection={<IconBan {...ICON} />} onClick={() => onTask('suspend', user)}>
            {t('users.suspend.action')}
          </Menu.Item>
        ) : null}
        {mayEnd ? (
          <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={() => onTask('remove', user)}>
            {t('users.remove.action')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
