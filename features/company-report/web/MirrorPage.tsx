import { Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { EmptyState, PageHeader, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { linkTo, useLayout } from '#packages/ui/screens/index.ts';
import { useMirror } from './company-report.api.ts';
import { CountingCard } from './parts/CountingCard.tsx';
import { PeriodSelect } from './parts/PeriodSelect.tsx';
import { ReportBody } from './parts/ReportBody.tsx';
import classes from './parts/report.module.css';
import { useWords } from './use-words.ts';

/** The company's report, opened by its people: the same answer of the server, and what they may decide. */
export default function MirrorPage() {
  const { t } = useTranslation('company-report');
  const failureText = useFailureText('company-report');
  const words = useWords();
  const navigate = useNavigate();
  const me = useMe();
  const { period }: { period?: string } = useSearch({ strict: false });
  const query = useMirror(period, me !== null && me.company !== null);
  const arrange = useLayout() === 'mobile' ? 'list' : 'table';
  const report = query.data;
  const select = report?.closed ? (
    <PeriodSelect
      report={report}
      onChoose={(next) =>
        void navigate({ ...linkTo('.', { search: { period: next } }), replace: true })
      }
    />
  ) : null;
  if (me && !me.company) {
    return (
      <>
        <PageHeader title={t('mirror.title')} />
        <EmptyState title={t('noCompany.title')} text={t('noCompany.text')} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('mirror.title')}
        lead={report ? t('mirror.lead', { company: report.company.name }) : undefined}
        actions={arrange === 'table' ? select : null}
      />
      {report ? (
        <div className={classes.body}>
          {arrange === 'list' ? select : null}
          <section className={classes.opened} aria-labelledby="opened">
            <strong className={classes.times} aria-hidden>
              {words.format.number(report.opened.times)}
            </strong>
            <div>
              <Title order={2} size="h3" id="opened">
                {t('mirror.times', {
                  count: report.opened.times,
                  period: words.period(report.opened.month),
                })}
              </Title>
              <p>{t('mirror.before', { count: report.opened.timesBefore })}</p>
            </div>
          </section>
          <CountingCard />
          <Title order={2}>{t('mirror.page')}</Title>
          <ReportBody closed={report.closed} arrange={arrange} />
        </div>
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed.title')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
    </>
  );
}
