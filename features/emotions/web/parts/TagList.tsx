import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import type { EmotionReport } from '../../contract/emotions.contract.ts';
import classes from './report.module.css';

/** Every tag that can be compared, in a table with its days, difference and chance. */
export function TagList({ report }: { report: EmotionReport }) {
  const { t } = useTranslation('emotions');
  const format = useFormat();
  if (report.tags.length === 0) return null;
  return (
    <Card aria-labelledby="tags-title">
      <Title order={2} id="tags-title">
        {t('tags.title')}
      </Title>
      <p className={classes.remark}>{t('tags.text')}</p>
      <table className={classes.tags}>
        <thead>
          <tr>
            <th scope="col">{t('tags.tag')}</th>
            <th scope="col">{t('tags.days')}</th>
            <th scope="col">{t('tags.difference')}</th>
            <th scope="col">{t('tags.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {report.tags.map(({ tag, with: days, difference, p, clear }) => (
            <tr key={tag}>
              <th scope="row">{tag}</th>
              <td>{format.number(days)}</td>
              <td>
                {format.number(difference, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })}
              </td>
              <td>
                {clear
                  ? t('tags.unlikely')
                  : t('tags.of100', { chance: format.number(Math.max(1, Math.round(p * 100))) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
