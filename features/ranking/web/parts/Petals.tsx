import classes from './ranking.module.css';

/** As many flowers as there fit in a line; the number stands beside them in words. */
const MOST = 8;

/** A flower for each course. */
export function Petals({ count }: { count: number }) {
  return (
    <span className={classes.petals} aria-hidden>
      {Array.from({ length: Math.min(count, MOST) }, (_, nth) => nth).map((nth) => (
        <svg key={nth} aria-hidden="true" viewBox="0 0 20 20" width={16} height={16}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse
              key={turn}
              className={classes.petal}
              cx={10}
              cy={5}
              rx={3.6}
              ry={4.6}
              transform={`rotate(${turn} 10 10)`}
            />
          ))}
          <circle className={classes.heart} cx={10} cy={10} r={2.6} />
        </svg>
      ))}
    </span>
  );
}
