import { Button, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { CSV_MARK, csvLine, csvSeparatorOf } from '#packages/kernel/csv.ts';
import { Card, EmptyState, Tag, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { saveFile } from '#packages/ui/save-file.ts';
import { type LegalCourse, legalTrainingContract } from '../../contract/training.contract.ts';
import { trainingKeys } from '../training.client.ts';
import { useWords } from '../use-words.ts';
import classes from './legal.module.css';

const api = createClient(legalTrainingContract, apiOptions);

/** Who of a company completed what a law asks for, to be shown to whoever inspects it. */
export default function LegalTraining() {
  const { t } = useWords();
  const failureText = useFailureText('training');
  const query = useQuery({
    queryKey: [...trainingKeys.all, 'legal'],
    queryFn: ({ signal }) => api.listLegal({ signal }),
    staleTime: 0,
  });
  return (
    <section className={classes.page} aria-labelledby="legal-training">
      <div>
        <Title order={2} id="legal-training">
          {t('legalAdmin.tab')}
        </Title>
        <p className={classes.lead}>{t('legalAdmin.lead')}</p>
      </div>
      {!query.data ? (
        <InPlace
          query={query}
          loading={t('legalAdmin.loading')}
          headingOrder={3}
          title={t('legalAdmin.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      ) : query.data.courses.length === 0 ? (
        <EmptyState title={t('legalAdmin.empty')} headingOrder={3} />
      ) : (
        query.data.courses.map((course) => <Course key={course.id} course={course} />)
      )}
    </section>
  );
}

function Course({ course }: { course: LegalCourse }) {
  const { t, format } = useWords();
  const [language] = useLanguage();
  const day = (at: string) => format.date(at, 'short');
  const { id, title, legal, completions } = course;
  const isOver = (expiresAt: string | null) =>
    expiresAt !== null && new Date(expiresAt) <= new Date();
  const save = () => {
    const head = [t('legalAdmin.name'), t('legalAdmin.day'), t('legalAdmin.until')];
    const rows = completions.map(({ name, completedAt, expiresAt }) => [
      ...[name, completedAt.slice(0, 10), expiresAt?.slice(0, 10) ?? ''],
    ]);
    const separator = csvSeparatorOf(language);
    const lines = [head, ...rows].map((cells) => csvLine(cells, separator));
    saveFile(new Blob([CSV_MARK, ...lines], { type: 'text/csv' }), `${t('legalAdmin.file')}.csv`);
  };
  return (
    <Card aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={3} id={id}>
          {title} <Tag tone="sky">{t(`legal.${legal}`)}</Tag>
        </Title>
        {completions.length > 0 ? (
          <Button
            variant="light"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
            onClick={save}
          >
            {t('legalAdmin.save')}
          </Button>
        ) : null}
      </div>
      {completions.length === 0 ? (
        <p className={classes.lead}>{t('legalAdmin.nobody')}</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{t('legalAdmin.name')}</th>
                <th scope="col">{t('legalAdmin.day')}</th>
                <th scope="col">{t('legalAdmin.until')}</th>
              </tr>
            </thead>
            <tbody>
              {completions.map(({ userId, name, completedAt, expiresAt }) => (
                <tr key={userId}>
                  <th scope="row">{name || t('certificate.noName')}</th>
                  <td>{day(completedAt)}</td>
                  <td>
                    {expiresAt ? day(expiresAt) : t('legalAdmin.forGood')}{' '}
                    {isOver(expiresAt) ? <Tag tone="sun">{t('legalAdmin.over')}</Tag> : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
