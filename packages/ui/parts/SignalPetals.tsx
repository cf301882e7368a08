import { useTranslation } from 'react-i18next';
import { leafPath } from '../art/geometry.ts';
import { SIGNALS, type SignalLevel } from '../tokens/meaning.ts';
import classes from './SignalPetals.module.css';

const PETALS = [-60, 0, 60].map((angle) => leafPath(12, 21, 17, 5.6, angle));

interface SignalPetalsProps {
  readonly level: SignalLevel;
  readonly size?: number;
  /** Leaves the word out where the same word stands beside it already. */
  readonly petalsOnly?: boolean;
}

/** A signal level as petals and word: one, two or three of three; weight grows, never alarm. */
export function SignalPetals({ level, size = 22, petalsOnly = false }: SignalPetalsProps) {
  const { t } = useTranslation('common');
  const { petals } = SIGNALS[level];
  return (
    <span className={classes.signal}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {PETALS.map((path, index) => (
          <path
            key={path}
            d={path}
            className={index < petals ? classes.full : classes.empty}
            style={{ color: `var(--signal-${level})` }}
          />
        ))}
      </svg>
      {petalsOnly ? null : <span>{t('signal.level', { level: t(`signal.${level}`) })}</span>}
    </span>
  );
}
