import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import styles from './landing.module.css';
import { Section } from './Section.tsx';

/** What a company gets, with an example of how its report holds groups back. */
export function ForCompanies({ folded }: { folded?: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <Section id="companies" title={t('companies.title')} folded={folded} className={styles.pair}>
      <div>
        <ul className={styles.checks}>
          {[0, 1, 2, 3].map((item) => (
            <li key={item}>
              <IconCheck size={20} stroke={1.75} aria-hidden />
              <span>{t(`companies.items.${item}`)}</span>
            </li>
          ))}
        </ul>
        <a className={classes(plain.button, plain.primary)} href="/register?plan=empresarial">
          {t('companies.start')}
        </a>
      </div>
      <table className={classes(plain.card, styles.example)}>
        <caption>{t('companies.example')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('companies.sector')}</th>
            <th scope="col">{t('companies.month')}</th>
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2].map((row) => (
            <tr key={row}>
              <th scope="row">{t(`companies.rows.${row}.sector`)}</th>
              <td>{t(`companies.rows.${row}.month`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
