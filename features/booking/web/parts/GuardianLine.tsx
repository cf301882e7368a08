import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { ShownGuardian } from '../../contract/booking.contract.ts';
import classes from './booking.module.css';

/** Who answers for a minor, and that they authorized the consultation, for the professional to check. */
export function GuardianLine({ guardian }: { readonly guardian: ShownGuardian | null }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  if (!guardian) return null;
  const { name, phone, relationship, authorizedOn } = guardian;
  const who = relationship ? `${name} (${t(`relationship.${relationship}`)})` : name;
  return (
    <p className={classes.quiet}>
      {t('agenda.guardian', { name: who, phone })}{' '}
      {authorizedOn
        ? t('agenda.authorized', { day: format.date(authorizedOn, 'short') })
        : t('agenda.notAuthorized')}
    </p>
  );
}
