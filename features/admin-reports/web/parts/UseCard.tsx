import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lengthOf, Protected, useWords } from '#features/company-report/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import type { PlatformReport } from '../../contract/admin-reports.contract.ts';
import classes from './reports.module.css';

/** Which parts of the product active people use. */
export function UseCard({ report: { closed } }: { report: PlatformReport }) {
  const { t } = useTranslation('admin-reports');
  const words = useWords();
  if (!closed) return null;
  return (
    <Card aria-labelledby="use-title">
      <Title order={2} id="use-title">
        {t('use.title')}
      </Title>
      <p className={classes.lead}>{t('use.lead')}</p>
      <ul className={classes.uses}>
        {closed.uses.map(({ use, share }) => (
          <li key={use}>
            <span>{t(`use.${use}`)}</span>
            {share ? (
              <>
                <span className={classes.track} aria-hidden>
                  <span className={classes.full} style={{ width: `${lengthOf(share)}%` }} />
                </span>
                <strong>{words.share(share)}</strong>
              </>
            ) : (
              <Protected />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
