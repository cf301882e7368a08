import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import type { PlatformReport } from '../../contract/admin-reports.contract.ts';
import classes from './reports.module.css';

/** How many people took which course, from five on. */
export function CoursesCard({ report: { now } }: { report: PlatformReport }) {
  const { t } = useTranslation('admin-reports');
  const format = useFormat();
  const told = (people: number | null) =>
    people === null ? t('fewerThanFive') : format.number(people);
  if (now.courses.length === 0) return null;
  return (
    <Card flush>
      <div className={classes.padded}>
        <Title order={2} id="courses-title">
          {t('courses.title')}
        </Title>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved by keyboard, too */}
      <section className={classes.scroll} aria-labelledby="courses-title" tabIndex={0}>
        <table className={classes.table} aria-labelledby="courses-title">
          <thead>
            <tr>
              <th scope="col">{t('courses.course')}</th>
              <th scope="col">{t('courses.started')}</th>
              <th scope="col">{t('courses.completed')}</th>
            </tr>
          </thead>
          <tbody>
            {now.courses.map(({ id, title, started, completed }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{told(started)}</td>
                <td>{told(completed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
