import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import { ChartTable } from '#packages/ui/parts/ChartTable.tsx';
import type { EmotionReport } from '../../contract/emotions.contract.ts';
import { directionOf } from './Clue.tsx';
import classes from './report.module.css';

/** Every tag that can be compared; its days, difference and chance are in a table for who asks. */
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
      <ul className={classes.tagWords}>
        {report.tags.map(({ tag, difference }) => (
          <li key={tag}>
            <b>{tag}</b> {t(`tags.${directionOf(difference)}`)}
          </li>
        ))}
      </ul>
      <ChartTable
        caption={t('tags.title')}
        columns={[t('tags.tag'), t('tags.days'), t('tags.difference'), t('tags.chance')]}
        rows={report.tags.map(({ tag, with: days, difference, p, clear }) => ({
          key: tag,
          cells: [
            tag,
            format.number(days),
            format.number(difference, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
            clear
              ? t('tags.unlikely')
              : t('tags.of100', { chance: format.number(Math.max(1, Math.round(p * 100))) }),
          ],
        }))}
      />
    </Card>
  );
}
