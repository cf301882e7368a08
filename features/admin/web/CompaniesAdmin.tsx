import { Button, Stack, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { formatCnpj } from '#features/companies/contract/cnpj.rules.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { EmptyState, Tag, useFailureText } from '#packages/ui/index.ts';
import { type Column, DataTable } from '#packages/ui/manage/DataTable.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { AdminCompany, CompanySort } from '../contract/admin.contract.ts';
import { useCompanies } from './admin.api.ts';
import classes from './admin.module.css';
import { CompanyMenu } from './CompanyMenu.tsx';
import { CompanySheet, type CompanyTask } from './CompanySheet.tsx';

const TYPING_MS = 250;
const TONES = { paid: 'leaf', trial: 'sky', none: 'plain' } as const;

/** The companies of the instance, with their plan, and the way to their people. */
export default function CompaniesAdmin() {
  const { t } = useTranslation('admin');
  const failureText = useFailureText('admin');
  const format = useFormat(useTimeZone());
  const [text, setText] = useState('');
  const [typed] = useDebouncedValue(text.trim(), TYPING_MS);
  const [order, setOrder] = useState<{ by: CompanySort; descending: boolean }>({
    by: 'name',
    descending: false,
  });
  const [task, setTask] = useState<CompanyTask | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useCompanies({ text: typed, sort: order.by, descending: order.descending });
  const companies = query.data?.pages.flatMap((page) => page.companies) ?? [];
  const columns: Column<AdminCompany, CompanySort>[] = [
    {
      key: 'name',
      label: t('companies.column.name'),
      sort: 'name',
      cell: ({ name, cnpj }) => (
        <span className={classes.words}>
          <strong>{name}</strong>
          {cnpj ? <span className={classes.facts}>{formatCnpj(cnpj).text}</span> : null}
        </span>
      ),
    },
    {
      key: 'people',
      label: t('companies.column.people'),
      sort: 'people',
      cell: ({ people, seats }) =>
        seats === null
          ? format.number(people)
          : t('companies.ofPlaces', {
              people: format.number(people),
              places: format.number(seats),
            }),
    },
    {
      key: 'admins',
      label: t('companies.column.admins'),
      cell: ({ admins }) => (admins === 0 ? t('companies.noAdmin') : format.number(admins)),
    },
    {
      key: 'plan',
      label: t('companies.column.plan'),
      cell: ({ plan }) => <Tag tone={TONES[plan]}>{t(`companies.plan.${plan}`)}</Tag>,
    },
    {
      key: 'created',
      label: t('companies.column.created'),
      sort: 'created',
      cell: ({ createdAt }) => format.date(createdAt),
    },
    {
      key: 'users',
      label: t('companies.column.users'),
      cell: ({ id, name }) => (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('companies.usersOf', { name })}
          renderRoot={(props) => (
            <Link {...linkTo('/admin', { search: { tab: 'users', company: id } })} {...props} />
          )}
        >
          {t('companies.users')}
        </Button>
      ),
    },
    {
      key: 'more',
      label: t('actions'),
      silent: true,
      cell: (company) => (
        <CompanyMenu company={company} onTask={(what) => setTask({ what, company })} />
      ),
    },
  ];
  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <div>
          <Title ref={heading} order={2} tabIndex={-1}>
            {t('companies.title')}
          </Title>
          <p className={classes.lead}>{t('companies.lead')}</p>
        </div>
        <Button
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => setTask({ what: 'change', company: null })}
        >
          {t('companies.create.action')}
        </Button>
      </div>
      <SearchField
        label={t('companies.search')}
        clearLabel={t('clear')}
        value={text}
        onChange={setText}
        found=""
      />
      {query.data ? null : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('companies.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      {query.data && companies.length === 0 ? (
        <EmptyState title={t('companies.none')} text={t('users.noneText')} />
      ) : null}
      {companies.length > 0 ? (
        <DataTable
          label={t('companies.title')}
          columns={columns}
          rows={companies}
          keyOf={({ id }) => id}
          sort={{
            ...order,
            onSort: (by) =>
              setOrder({ by, descending: by === order.by ? !order.descending : by !== 'name' }),
          }}
          footer={
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
      {task ? (
        <CompanySheet
          {...task}
          onClose={() => {
            setTask(null);
            requestAnimationFrame(() => {
              if (document.activeElement === document.body) heading.current?.focus();
            });
          }}
        />
      ) : null}
    </Stack>
  );
}
