import { IconShieldHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './report.module.css';

/** Stands where a number is held back; which rule holds it back is told nowhere. */
export function Protected() {
  const { t } = useTranslation('company-report');
  return (
    <span className={classes.protected}>
      <IconShieldHeart size={16} stroke={1.75} aria-hidden />
      {t('protected')}
    </span>
  );
}
