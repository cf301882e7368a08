import { useTranslation } from 'react-i18next';
import { fill } from '#packages/i18n/fill.ts';
import { CONTRACT_VERSION } from '../../contract/booking.contract.ts';
import classes from './booking.module.css';

const CLAUSES = [
  'service',
  'technology',
  'confidentiality',
  'place',
  'inPerson',
  'viability',
  'minor',
  'change',
  'danger',
  'forum',
] as const;

/** What both agree to, folded until somebody wants to read it. */
export function ContractText() {
  const { t } = useTranslation('booking');
  return (
    <details className={classes.contract}>
      <summary>{t('contract.read')}</summary>
      <div className={classes.clauses}>
        {CLAUSES.map((clause) => (
          <p key={clause}>{t(`contract.clauses.${CONTRACT_VERSION}.${clause}`)}</p>
        ))}
        <p>{fill(t('contract.version'), { version: CONTRACT_VERSION })}</p>
      </div>
    </details>
  );
}
