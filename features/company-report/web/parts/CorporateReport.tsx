import { Anchor, Button, Title } from '@mantine/core';
import { IconEye, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe, usePermissions } from '#features/access/web/index.ts';
import { IconTile, Note, PageHeader, showToast, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { saveFile } from '#packages/ui/save-file.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { type Chosen, useReport, useReportFile } from '../company-report.api.ts';
import { MIRROR_PATH } from '../company-report.paths.ts';
import { useWords } from '../use-words.ts';
import { CompanyChooser } from './CompanyChooser.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';
import { ReportBody } from './ReportBody.tsx';
import classes from './report.module.css';

/** The report as the company opens it; a general admin chooses whose. */
export function CorporateReport({ arrange }: { readonly arrange: 'table' | 'list' }) {
  const { t } = useTranslation('company-report');
  const failureText = useFailureText('company-report');
  const words = useWords();
  const navigate = useNavigate();
  const me = useMe();
  const { isAdmin } = usePermissions();
  const search: { period?: string; company?: string } = useSearch({ strict: false });
  const own = me?.company?.id;
  const company = isAdmin ? (search.company ?? own) : undefined;
  const chosen: Chosen = { period: search.period, company };
  const query = useReport(chosen, me !== null && (!isAdmin || company !== undefined));
  const go = (next: Partial<Chosen>) =>
    void navigate({ ...linkTo('.', { search: { ...search, ...next } }), replace: true });
  const report = query.data;
  const tools = report?.closed ? (
    <>
      <PeriodSelect report={report} onChoose={(period) => go({ period })} />
      <FileButton chosen={chosen} ending="pdf" name={report.closed.period} />
      <FileButton chosen={chosen} ending="csv" name={report.closed.period} />
    </>
  ) : null;
  const chooser = isAdmin ? (
    <CompanyChooser chosen={company} onChoose={(id) => go({ company: id, period: undefined })} />
  ) : null;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={report?.company.name}
        actions={arrange === 'table' ? tools : null}
      />
      <div className={classes.body}>
        {arrange === 'list' && tools ? <div className={classes.tools}>{tools}</div> : null}
        {chooser}
        {report ? (
          <>
            <section className={classes.same} aria-labelledby="same-page">
              <IconTile tone="leaf">
                <IconEye size={22} stroke={1.75} />
              </IconTile>
              <div>
                <Title order={2} size="h3" id="same-page">
                  {t('same.title')}
                </Title>
                <p>
                  {t('same.text')}{' '}
                  {t('same.times', {
                    count: report.opened.times,
                    period: words.period(report.opened.month),
                  })}
                </p>
              </div>
              {own === report.company.id ? (
                <Button component={Link} to={MIRROR_PATH} variant="default">
                  {t('same.open')}
                </Button>
              ) : null}
            </section>
            <ReportBody
              closed={report.closed}
              arrange={arrange}
              names={
                own === report.company.id ? (
                  <Anchor component={Link} {...linkTo('/admin', { search: { tab: 'legal' } })}>
                    {t('courses.names')}
                  </Anchor>
                ) : null
              }
            />
          </>
        ) : isAdmin && !company ? (
          <Note>{t('choose.first')}</Note>
        ) : me && !isAdmin && !me.company ? (
          <Note>{t('noCompany.admin')}</Note>
        ) : (
          <InPlace
            query={query}
            loading={t('loading')}
            title={t('failed.title')}
            text={failureText(query.error ?? { code: 'offline' })}
          />
        )}
      </div>
    </>
  );
}

function FileButton(props: { chosen: Chosen; ending: 'pdf' | 'csv'; name: string }) {
  const { chosen, ending, name } = props;
  const { t } = useTranslation('company-report');
  const failureText = useFailureText('company-report');
  const file = useReportFile(chosen, ending);
  const Icon = ending === 'pdf' ? IconFileTypePdf : IconFileTypeCsv;
  return (
    <Button
      variant="default"
      className={classes.file}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      loading={file.isPending}
      onClick={() =>
        file.mutate(undefined, {
          onSuccess: (blob) => saveFile(blob, `${t('file')}-${name}.${ending}`),
          onError: (error) => showToast({ kind: 'failed', text: failureText(error) }),
        })
      }
    >
      {t(ending)}
    </Button>
  );
}
