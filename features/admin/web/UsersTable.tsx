import { IconBan, IconCircleCheck, IconMail, IconShield } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Tag } from '#packages/ui/index.ts';
import { type Column, DataTable } from '#packages/ui/manage/DataTable.tsx';
import type { AdminUser, UserSort } from '../contract/admin.contract.ts';
import classes from './admin.module.css';
import { UserMenu, type UserTask } from './UserMenu.tsx';
import type { UserFormName } from './UserSheet.tsx';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const TONES = { admin: 'lilac', company_admin: 'sky', none: 'plain' } as const;

interface UsersTableProps {
  readonly users: readonly AdminUser[];
  readonly sort: {
    readonly by: UserSort;
    readonly descending: boolean;
    readonly onSort: (by: UserSort) => void;
  };
  readonly onTask: (what: UserTask, user: AdminUser) => void;
  readonly onForm: (what: UserFormName, user: AdminUser) => void;
  readonly more: ReactNode;
}

/** Accounts with role, company and plan, and what may be done with them. */
export function UsersTable({ users, sort, onTask, onForm, more }: UsersTableProps) {
  const { t } = useTranslation('admin');
  const format = useFormat(useTimeZone());
  const nameOf = ({ name, email }: AdminUser) => name || (email ?? t('users.nameless'));
  const columns: Column<AdminUser, UserSort>[] = [
    {
      key: 'name',
      label: t('users.column.name'),
      sort: 'name',
      cell: (user) => (
        <span className={classes.words}>
          <strong>{nameOf(user)}</strong>
          {user.name && user.email ? <span className={classes.facts}>{user.email}</span> : null}
        </span>
      ),
    },
    {
      key: 'role',
      label: t('users.column.role'),
      cell: ({ role }) => (
        <Tag tone={TONES[role]}>
          {role === 'none' ? null : <IconShield size={16} stroke={1.75} aria-hidden />}
          {t(`users.role.${role}`)}
        </Tag>
      ),
    },
    {
      key: 'company',
      label: t('users.column.company'),
      cell: ({ company }) => company?.name ?? t('users.noCompany'),
    },
    { key: 'plan', label: t('users.column.plan'), cell: ({ plan }) => t(`users.plan.${plan}`) },
    {
      key: 'state',
      label: t('users.column.state'),
      cell: ({ isSuspended, state }) => {
        const shown = isSuspended ? 'suspended' : state;
        const Icon = isSuspended ? IconBan : state === 'confirmed' ? IconCircleCheck : IconMail;
        return (
          <span className={classes.state}>
            <Icon {...ICON} />
            {t(`users.state.${shown}`)}
          </span>
        );
      },
    },
    {
      key: 'created',
      label: t('users.column.created'),
      sort: 'created',
      cell: ({ createdAt }) => format.date(createdAt),
    },
    {
      key: 'more',
      label: t('actions'),
      silent: true,
      cell: (user) => <UserMenu user={user} name={nameOf(user)} onTask={onTask} onForm={onForm} />,
    },
  ];
  return (
    <DataTable
      label={t('users.title')}
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      sort={sort}
      footer={more}
    />
  );
}
