import { SIGNALS } from '#packages/ui/index.ts';
import type { LevelKey } from '../../contract/burnout.contract.ts';
import classes from './LevelPetals.module.css';

const PETAL = 'M9 19C17 14 16.2 6 9 1C1.8 6 1 14 9 19Z';

/** One, two or three petals of three, large; the word stands beside them. */
export function LevelPetals({ level }: { level: LevelKey }) {
  const { petals } = SIGNALS[level];
  return (
    <svg width="114" height="44" viewBox="0 0 52 20" aria-hidden="true" focusable="false">
      {[0, 1, 2].map((place) => (
        <path
          key={place}
          d={PETAL}
          transform={`translate(${place * 17} 0)`}
          className={place < petals ? classes.full : classes.empty}
          style={{ color: `var(--signal-${level})` }}
        />
      ))}
    </svg>
  );
}
