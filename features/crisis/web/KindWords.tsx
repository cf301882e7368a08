import { useTranslation } from 'react-i18next';
import type { DangerKind } from '../contract/danger.ts';
import styles from './crisis.module.css';

/** How many steps the texts of every kind have. */
const STEPS = [0, 1, 2] as const;

/** What to do about a danger of this kind, beside calling; the same on the card and on the help page. */
export function KindWords({ kind }: { readonly kind: DangerKind }) {
  const { t } = useTranslation('crisis');
  return (
    <ul className={styles.steps}>
      {STEPS.map((nth) => (
        <li key={nth}>{t(`kinds.${kind}.steps.${nth}`)}</li>
      ))}
    </ul>
  );
}
