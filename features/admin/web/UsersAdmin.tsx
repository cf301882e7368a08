import { Button, NativeSelect, Stack, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconEyeOff, IconUserPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Note, Sheet, showToast, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import {
  type AdminUser,
  USER_ROLES,
  type UserRole,
  type UserSort,
} from '../contract/admin.contract.ts';
import { useAccountTasks, useUsers } from './admin.api.ts';
import classes from './admin.module.css';
import { InviteUser } from './InviteUser.tsx';
import type { UserTask } from './UserMenu.tsx';
import { type UserFormName, UserSheet } from './UserSheet.tsx';
import { UsersTable } from './UsersTable.tsx';

const TYPING_MS = 250;
const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Accounts of the instance; neither when nor how much anybody uses it. */
export default function UsersAdmin() {
  const { t } = useTranslation('admin');
  const failureText = useFailureText('admin');
  const navigate = useNavigate();
  const { company }: { company?: unknown } = useSearch({ strict: false });
  const [text, setText] = useState('');
  const [typed] = useDebouncedValue(text.trim(), TYPING_MS);
  const [role, setRole] = useState<UserRole | ''>('');
  const [order, setOrder] = useState<{ by: UserSort; descending: boolean }>({
    by: 'name',
    descending: false,
  });
  const [question, setQuestion] = useState<{ what: UserTask; user: AdminUser } | null>(null);
  const [form, setForm] = useState<{ what: UserFormName; user: AdminUser } | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useUsers({
    text: typed,
    sort: order.by,
    descending: order.descending,
    ...(typeof company === 'string' ? { companyId: company } : {}),
    ...(role ? { role } : {}),
  });
  const changes = useAccountTasks();
  const users = query.data?.pages.flatMap((page) => page.users) ?? [];
  const sortBy = (by: UserSort) =>
    setOrder({ by, descending: by === order.by ? !order.descending : by === 'created' });
  const nameOf = ({ name, email }: AdminUser) => name || (email ?? t('users.nameless'));
  const run = async ({ what, user }: { what: UserTask; user: AdminUser }) => {
    await changes[what].mutateAsync(user.id);
    showToast({ text: t(`users.${what}.done`, { name: nameOf(user) }), kind: 'done' });
  };
  const keepPlace = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <div>
          <Title ref={heading} order={2} tabIndex={-1}>
            {t('users.title')}
          </Title>
          <p className={classes.lead}>{t('users.lead')}</p>
        </div>
        <Button leftSection={<IconUserPlus {...ICON} />} onClick={() => setIsInviting(true)}>
          {t('users.invite.action')}
        </Button>
      </div>
      <div className={classes.filters}>
        <div className={classes.search}>
          <SearchField
            label={t('users.search')}
            clearLabel={t('clear')}
            value={text}
            onChange={setText}
            found=""
          />
        </div>
        <NativeSelect
          aria-label={t('users.column.role')}
          value={role}
          onChange={(event) =>
            setRole(USER_ROLES.find((one) => one === event.currentTarget.value) ?? '')
          }
          data={[
            { value: '', label: t('users.allRoles') },
            ...USER_ROLES.map((value) => ({ value, label: t(`users.role.${value}`) })),
          ]}
        />
      </div>
      {typeof company === 'string' ? (
        <Note>
          {t('users.ofCompany', { company: users[0]?.company?.name ?? '' })}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => void navigate(linkTo('.', { search: { tab: 'users' } }))}
          >
            {t('users.everybody')}
          </Button>
        </Note>
      ) : null}
      {query.data ? null : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('users.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      {query.data && users.length === 0 ? (
        <EmptyState title={t('users.none')} text={t('users.noneText')} />
      ) : null}
      {users.length > 0 ? (
        <UsersTable
          users={users}
          sort={{ ...order, onSort: sortBy }}
          onTask={(what, user) => setQuestion({ what, user })}
          onForm={(what, user) => setForm({ what, user })}
          more={
            query.hasNextPage ? (
              <Button
                variant="light"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('more')}
              </Button>
            ) : null
          }
        />
      ) : null}
      <Note icon={<IconEyeOff {...ICON} />}>{t('users.unseen')}</Note>
      <Sheet
        opened={isInviting}
        onClose={() => setIsInviting(false)}
        title={t('users.invite.title')}
      >
        <InviteUser onDone={() => setIsInviting(false)} />
      </Sheet>
      {form ? (
        <UserSheet
          {...form}
          name={nameOf(form.user)}
          onClose={() => {
            setForm(null);
            keepPlace();
          }}
        />
      ) : null}
      {question ? (
        <ConfirmSheet
          opened
          title={t(`users.${question.what}.title`, { name: nameOf(question.user) })}
          text={t(`users.${question.what}.text`)}
          action={t(`users.${question.what}.action`)}
          run={() => run(question)}
          onClose={() => {
            setQuestion(null);
            keepPlace();
          }}
          failureText={failureText}
        />
      ) : null}
    </Stack>
  );
}
