import { ActionIcon, Menu } from '@mantine/core';
import {
  IconBuildingCommunity,
  IconDots,
  IconUserMinus,
  IconUserShield,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Tag } from '#packages/ui/index.ts';
import { type Column, DataTable } from '#packages/ui/manage/DataTable.tsx';
import type { CompanyPerson } from '../contract/people.contract.ts';
import classes from './companies.module.css';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
export type PersonTask = 'move' | 'make' | 'remove';

interface PeopleTableProps {
  readonly people: readonly CompanyPerson[];
  readonly timeZone: string | undefined;
  readonly onTask: (what: PersonTask, person: CompanyPerson) => void;
  readonly footer: ReactNode;
}

/** The people of a company with where they are and what may be done; of oneself some is done elsewhere. */
export function PeopleTable({ people, timeZone, onTask, footer }: PeopleTableProps) {
  const { t } = useTranslation('companies');
  const format = useFormat(timeZone);
  const nameOf = ({ name }: CompanyPerson) => name || t('people.nameless');
  const columns: Column<CompanyPerson>[] = [
    {
      key: 'person',
      label: t('people.person'),
      cell: (person) => (
        <span className={classes.words}>
          <strong>
            {person.isCaller ? t('people.you', { name: nameOf(person) }) : nameOf(person)}
          </strong>
          {person.addressHint ? <span className={classes.facts}>{person.addressHint}</span> : null}
        </span>
      ),
    },
    {
      key: 'place',
      label: t('people.place'),
      cell: ({ site, sector }) => (
        <span className={classes.words}>
          <span>{sector ?? t('people.no.sector')}</span>
          <span className={classes.facts}>{site ?? t('people.no.site')}</span>
        </span>
      ),
    },
    {
      key: 'role',
      label: t('people.role'),
      cell: ({ isAdmin }) =>
        isAdmin ? <Tag tone="sky">{t('people.admin')}</Tag> : <Tag>{t('people.member')}</Tag>,
    },
    { key: 'since', label: t('people.joined'), cell: ({ joinedAt }) => format.date(joinedAt) },
    {
      key: 'more',
      label: t('people.actions'),
      silent: true,
      cell: (person) => (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('people.more_of', { name: nameOf(person) })}>
              <IconDots {...ICON} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconBuildingCommunity {...ICON} />}
              onClick={() => onTask('move', person)}
            >
              {t('people.move.action')}
            </Menu.Item>
            {person.isAdmin ? null : (
              <Menu.Item
                leftSection={<IconUserShield {...ICON} />}
                onClick={() => onTask('make', person)}
              >
                {t('people.make.action')}
              </Menu.Item>
            )}
            {person.isCaller ? null : (
              <Menu.Item
                leftSection={<IconUserMinus {...ICON} />}
                onClick={() => onTask('remove', person)}
              >
                {t('people.remove.action')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      ),
    },
  ];
  return (
    <DataTable
      label={t('people.table')}
      columns={columns}
      rows={people}
      keyOf={({ id }) => id}
      footer={footer}
    />
  );
}
