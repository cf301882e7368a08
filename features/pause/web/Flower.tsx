import classes from './pause.module.css';
import type { Pause } from './use-pause.ts';

const OUTER = 'M0 0C22 -26 24 -74 0 -104C-24 -74 -22 -26 0 0Z';
const INNER = 'M0 0C15 -14 17 -40 0 -60C-17 -40 -15 -14 0 0Z';
const RING = 130;
const AROUND = 2 * Math.PI * RING;

/** A flower that opens with the breath, in a ring that fills with the pause; decoration beside the words. */
export function Flower({ pause: { state, moment, length } }: { readonly pause: Pause }) {
  const { left, phase } = moment;
  const done = state === 'ready' ? 0 : 1 - left / (length * 60);
  return (
    <svg
      className={classes.flower}
      viewBox="-140 -140 280 280"
      aria-hidden="true"
      data-phase={state === 'running' ? phase : 'still'}
    >
      <circle r={RING} className={classes.track} />
      <circle
        r={RING}
        className={classes.ring}
        strokeDasharray={AROUND}
        strokeDashoffset={AROUND * (1 - done)}
        transform="rotate(-90)"
      />
      <g className={classes.petals}>
        {Array.from({ length: 12 }, (_, nth) => nth * 30).map((turn) => (
          <path
            key={turn}
            d={OUTER}
            fill={turn % 60 ? '#B773CE' : '#CC95E2'}
            transform={`rotate(${turn})`}
          />
        ))}
        {Array.from({ length: 8 }, (_, nth) => nth * 45).map((turn) => (
          <path key={turn} d={INNER} fill="#E0B8EE" transform={`rotate(${turn + 15})`} />
        ))}
        <circle r="18" fill="#F0B93F" />
        <circle r="9" fill="#FFD571" />
      </g>
    </svg>
  );
}
