import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  adviseOnPassword,
  type PasswordOwner,
} from '#features/accounts/contract/password.rules.ts';
import classes from './profile.module.css';

/** How many of the four leaves each strength fills. */
const FILLED = { too_short: 1, weak: 1, fair: 2, strong: 4 } as const;

interface PasswordMeterProps {
  readonly password: string;
  readonly owner: PasswordOwner;
}

/** How hard a new password is to guess, and what would help; told in words, shown in length. */
export function PasswordMeter({ password, owner }: PasswordMeterProps) {
  const { t } = useTranslation('accounts');
  const id = useId();
  if (password === '') return <p className={classes.hint}>{t('form.passwordHint')}</p>;
  const { strength, weaknesses, tips } = adviseOnPassword(password, owner);
  const advice = [
    ...weaknesses.map((weakness) => t(`passwordAdvice.weakness.${weakness}`)),
    ...tips.map((tip) => t(`passwordAdvice.tip.${tip}`)),
  ];
  return (
    <div className={classes.meter} data-strength={strength}>
      <div className={classes.bars} aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-filled={bar <= FILLED[strength] || undefined} />
        ))}
      </div>
      <p id={id} role="status" className={classes.hint}>
        {[t(`strength.${strength}`), ...advice].join(' ')}
      </p>
    </div>
  );
}
