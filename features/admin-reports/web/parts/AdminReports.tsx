import { Button, NativeSelect } from '@mantine/core';
import { IconEyeOff, IconFileTypeCsv } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Note, PageHeader, showToast, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { saveFile } from '#packages/ui/save-file.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { PlatformMonth, PlatformReport } from '../../contract/admin-reports.contract.ts';
import { usePlatformCsv, usePlatformReport } from '../admin-reports.api.ts';
import { usePeople } from '../use-people.ts';
import classes from './reports.module.css';

/** What both halves show around their cards: the month, its first numbers, and what protects people. */
export function AdminReports({ children }: { children: (report: PlatformReport) => ReactNode }) {
  const { t } = useTranslation('admin-reports');
  const failureText = useFailureText('admin-reports');
  const format = useFormat('America/Sao_Paulo');
  const navigate = useNavigate();
  const { month }: { month?: string } = useSearch({ strict: false });
  const query = usePlatformReport(month);
  const csv = usePlatformCsv(month);
  const report = query.data;
  const save = () =>
    csv.mutate(undefined, {
      onSuccess: (blob) => saveFile(blob, `${t('file')}-${report?.closed?.month ?? ''}.csv`),
      onError: (error) => showToast({ kind: 'failed', text: failureText(error) }),
    });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          report?.closed ? (
            <>
              <NativeSelect
                label={t('month')}
                value={report.closed.month}
                data={report.months.map((value) => ({
                  value,
                  label: format.day(`${value}-01`, 'wholeMonth'),
                }))}
                onChange={({ currentTarget: { value } }) =>
                  void navigate({ ...linkTo('.', { search: { month: value } }), replace: true })
                }
              />
              <Button
                variant="default"
                className={classes.file}
                leftSection={<IconFileTypeCsv size={20} stroke={1.75} aria-hidden />}
                loading={csv.isPending}
                onClick={save}
              >
                {t('csv')}
              </Button>
            </>
          ) : undefined
        }
      />
      {report ? (
        <div className={classes.body}>
          {report.closed ? (
            <Tiles closed={report.closed} now={report.now} />
          ) : (
            <Note>{t('none')}</Note>
          )}
          {children(report)}
          <Note icon={<IconEyeOff size={20} stroke={1.75} aria-hidden />}>{t('protection')}</Note>
        </div>
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
    </>
  );
}

function Tiles({ closed, now }: { closed: PlatformMonth; now: PlatformReport['now'] }) {
  const { t } = useTranslation('admin-reports');
  const people = usePeople();
  const format = useFormat();
  const tiles = [
    {
      key: 'accounts',
      value: people(closed.accounts),
      more: t('tiles.accountsMore', {
        created: people(closed.created),
        deleted: people(closed.deleted),
      }),
    },
    {
      key: 'active',
      value: people(closed.active),
      more: t('tiles.activeMore', { before: people(closed.activeBefore) }),
    },
    {
      key: 'companies',
      value: format.number(now.companies),
      more: t('tiles.companiesMore', { paying: format.number(now.companiesPaying) }),
    },
    { key: 'trials', value: people(now.trials), more: t('tiles.trialsMore') },
  ];
  return (
    <Card as="div" flush>
      <dl className={classes.tiles}>
        {tiles.map(({ key, value, more }) => (
          <div key={key}>
            <dt>{t(`tiles.${key}`)}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{more}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
