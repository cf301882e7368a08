import type { ReactElement } from 'react';
import { PALETTE } from '#packages/ui/tokens/palette.ts';
import type { FilmName } from '../../contract/video.ts';
import { breathAt, swing } from './cues.ts';

const { folha, manaca, ipe, ceu, urucum } = PALETTE;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const clamp = (value: number) => Math.min(1, Math.max(0, value));
/** From 0 to 1 between two moments. */
const between = (seconds: number, from: number, to: number) =>
  clamp((seconds - from) / (to - from));
/** 1 within a span, softly at its ends. */
const during = (seconds: number, from: number, to: number) =>
  Math.min(between(seconds, from, from + 2), 1 - between(seconds, to - 2, to));

/** A flower that opens with the breath in and closes with the breath out. */
function Breathing(seconds: number): ReactElement {
  const { full } = breathAt(seconds);
  const open = 0.55 + full * 0.45;
  return (
    <>
      <rect width="640" height="400" fill={manaca[1]} />
      <circle cx="320" cy="190" r={130 + full * 50} fill={manaca[2]} />
      <path d="M0 330Q160 290 320 320T640 306V400H0Z" fill={folha[3]} />
      <path d="M0 362Q200 330 360 352T640 344V400H0Z" fill={folha[5]} />
      <path d="M320 380Q316 300 320 210" fill="none" stroke={folha[7]} strokeWidth="10" />
      <path d="M318 340C280 330 262 300 258 276 292 284 312 306 318 340Z" fill={folha[6]} />
      <path d="M320 356C358 344 378 316 384 290 348 298 326 320 320 356Z" fill={folha[7]} />
      {times(8).map((nth) => (
        <ellipse
          key={nth}
          cx="320"
          cy={190 - 58 * open}
          rx={30 * open}
          ry={52 * open}
          fill={nth % 2 ? manaca[4] : manaca[5]}
          transform={`rotate(${nth * 45 + full * 8} 320 190)`}
        />
      ))}
      <circle cx="320" cy="190" r={22 + full * 6} fill={ipe[4]} />
    </>
  );
}

/** Somebody at a desk: arms up, head to the sides, shoulders, hands. */
function Stretching(seconds: number): ReactElement {
  const up = during(seconds, 8, 28) * (0.75 + 0.25 * swing(seconds, 5));
  const tilt = during(seconds, 28, 48) * Math.sin((seconds - 28) / 2.6) * 22;
  const shrug = during(seconds, 48, 68) * swing(seconds, 4) * 14;
  const turn = during(seconds, 68, 88) * Math.sin((seconds - 68) / 2.2) * 26;
  const arm = (side: 1 | -1) => {
    const swung = 28 - up * 178 - (turn ? 40 * during(seconds, 68, 88) : 0);
    return (
      <g transform={`rotate(${side * -swung} ${320 + side * 48} ${196 - shrug})`}>
        <path
          d={`M${320 + side * 48} ${196 - shrug}v74`}
          stroke={manaca[6]}
          strokeWidth="26"
          strokeLinecap="round"
        />
        <g transform={`rotate(${turn * side} ${320 + side * 48} 276)`}>
          <path
            d={`M${320 + side * 48} ${272 - shrug}v36`}
            stroke={urucum[3]}
            strokeWidth="20"
            strokeLinecap="round"
          />
        </g>
      </g>
    );
  };
  return (
    <>
      <rect width="640" height="400" fill={ipe[1]} />
      <circle cx="120" cy="92" r="46" fill={ipe[3]} />
      <path d="M0 320Q180 290 340 306T640 296V400H0Z" fill={folha[2]} />
      <path
        d="M252 372q0-150 68-150t68 150Z"
        fill={manaca[7]}
        transform={`translate(0 ${-shrug})`}
      />
      {arm(-1)}
      {arm(1)}
      <g transform={`rotate(${tilt} 320 176)`}>
        <path d="M320 190v-30" stroke={urucum[3]} strokeWidth="26" strokeLinecap="round" />
        <circle cx="320" cy="124" r="40" fill={urucum[3]} />
        <path
          d="M278 126C272 76 300 66 320 68 344 66 368 78 362 126 348 96 292 96 278 126Z"
          fill={ipe[9]}
        />
        <path
          d="M306 134q14 12 28 0"
          fill="none"
          stroke={ipe[9]}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="306" cy="120" r="3.5" fill={ipe[9]} />
        <circle cx="334" cy="120" r="3.5" fill={ipe[9]} />
      </g>
      <rect x="120" y="340" width="400" height="16" rx="8" fill={ipe[8]} />
      <rect x="440" y="282" width="60" height="58" rx="8" fill={ceu[6]} />
      <rect x="160" y="318" width="34" height="22" rx="6" fill={urucum[5]} />
      <path
        d="M480 282q-4-36 4-60M480 262q20-6 28-26M480 250q-20-6-24-24"
        fill="none"
        stroke={folha[7]}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}

/** A window with something far away to look at, and an eye that closes and opens. */
function Eyes(seconds: number): ReactElement {
  const far = during(seconds, 8, 28);
  const drift = seconds * 5;
  const isBlinking = seconds > 28 && seconds < 48;
  const lid = isBlinking ? swing(seconds, 5) : swing(seconds, 80) * 0.1;
  const gaze = seconds >= 48 && seconds < 62 ? Math.sin((seconds - 48) / 2.2) : far * 0.2;
  return (
    <>
      <rect width="640" height="400" fill={ceu[1]} />
      <rect x="60" y="36" width="520" height="220" rx="18" fill={ceu[3]} />
      <circle cx={460 - far * 60} cy="100" r="38" fill={ipe[3]} />
      <path d="M60 200Q200 140 340 186T580 160V256H60Z" fill={folha[3]} />
      <path d="M60 226Q220 186 380 214T580 204V256H60Z" fill={folha[5]} />
      <path
        d="M0 0q12-12 22 0 10-12 22 0"
        transform={`translate(${90 + (drift % 440)} ${86 + 14 * Math.sin(seconds / 3)})`}
        fill="none"
        stroke={ceu[8]}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M320 36v220M60 146h520" stroke="#fff" strokeWidth="8" />
      <rect
        x="60"
        y="36"
        width="520"
        height="220"
        rx="18"
        fill="none"
        stroke="#fff"
        strokeWidth="10"
      />
      <path d="M210 326Q320 246 430 326 320 406 210 326Z" fill="#fff" />
      <circle cx={320 + gaze * 44} cy="326" r="30" fill={folha[7]} />
      <circle cx={320 + gaze * 44} cy="326" r="14" fill={ceu[9]} />
      <path d={`M210 326Q320 246 430 326 320 ${246 + lid * 160} 210 326Z`} fill={ceu[1]} />
      <path
        d={`M210 326Q320 ${246 + lid * 160} 430 326`}
        fill="none"
        stroke={ceu[8]}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}

/** The moon rises, the windows go dark, a blanket rises and falls. */
function Sleep(seconds: number): ReactElement {
  const { full } = breathAt(seconds);
  const night = between(seconds, 0, 60);
  const lights = [18, 30, 44, 58];
  return (
    <>
      <rect width="640" height="400" fill={ceu[9]} />
      <rect width="640" height="400" fill={manaca[9]} opacity={0.75 - night * 0.5} />
      {times(16).map((nth) => (
        <circle
          key={nth}
          cx={(nth * 137) % 640}
          cy={20 + ((nth * 61) % 150)}
          r={1.5 + (nth % 3) * 0.8}
          fill={ipe[1]}
          opacity={between(seconds, nth * 4, nth * 4 + 8) * (0.6 + 0.4 * swing(seconds + nth, 6))}
        />
      ))}
      <circle cx={470 - night * 40} cy={220 - night * 130} r="40" fill={ipe[2]} />
      <circle cx={454 - night * 40} cy={212 - night * 130} r="36" fill={ceu[9]} opacity="0.92" />
      <path d="M0 250Q150 206 300 236T640 214V400H0Z" fill={folha[9]} />
      {lights.map((until, nth) => (
        <g key={until} transform={`translate(${60 + nth * 92} ${214 - (nth % 2) * 14})`}>
          <path d="M0 24l26-20 26 20v34H0Z" fill="#1B2550" />
          <rect
            x="18"
            y="30"
            width="16"
            height="16"
            rx="2"
            fill={ipe[3]}
            opacity={1 - between(seconds, until, until + 3)}
          />
        </g>
      ))}
      <path d="M70 400V330q0-20 20-20h460q20 0 20 20v70Z" fill={ipe[9]} />
      <rect x="96" y="300" width="130" height="46" rx="23" fill="#fff" />
      <circle cx="190" cy="300" r="30" fill={urucum[3]} />
      <path d="M162 296q6-34 34-30 26 4 24 34-24-18-58-4Z" fill={ipe[9]} />
      <path
        d="M184 306q7 5 14 0"
        fill="none"
        stroke={ipe[9]}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d={`M210 400V330Q380 ${286 - full * 26} 560 330V400Z`} fill={manaca[5]} />
      <path d={`M210 364Q380 ${322 - full * 20} 560 364V400H210Z`} fill={manaca[4]} />
    </>
  );
}

/** What a film shows at a moment. */
export const SCENES: Readonly<Record<FilmName, (seconds: number) => ReactElement>> = {
  breathing: Breathing,
  stretching: Stretching,
  eyes: Eyes,
  sleep: Sleep,
};
