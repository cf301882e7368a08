/** What a look at a call tells; null where the browser does not say. */
export interface Sample {
  /** Part of the packets that the other side missed, 0 to 1. */
  loss: number | null;
  roundTripMs: number | null;
  /** What the way out is thought to carry. */
  kbps: number | null;
}

export type Quality = 'good' | 'fair' | 'poor';

export interface Watch {
  quality: Quality;
  /** The picture rests so that the voice does not break. */
  isVideoResting: boolean;
  bad: number;
  fine: number;
}

/** Looks of a poor network in a row before the picture rests, and of a better one before it comes back. */
const BAD_BEFORE_REST = 2;
const FINE_BEFORE_RETURN = 5;
/** Looks that somebody who asks for the picture is given, whatever they say. */
const GRACE = 4;

export const FIRST_WATCH: Watch = { quality: 'good', isVideoResting: false, bad: 0, fine: 0 };

export function qualityOf({ loss, roundTripMs, kbps }: Sample): Quality {
  const worseThan = (limits: { loss: number; roundTripMs: number; kbps: number }) =>
    (loss ?? 0) > limits.loss ||
    (roundTripMs ?? 0) > limits.roundTripMs ||
    (kbps ?? Number.POSITIVE_INFINITY) < limits.kbps;
  if (worseThan({ loss: 0.1, roundTripMs: 700, kbps: 120 })) return 'poor';
  return worseThan({ loss: 0.03, roundTripMs: 300, kbps: 350 }) ? 'fair' : 'good';
}

/** Voice first: the picture rests when a network stays poor, and comes back by itself when it stays better. */
export function watched(before: Watch, sample: Sample): Watch {
  const quality = qualityOf(sample);
  const bad = quality === 'poor' ? before.bad + 1 : Math.min(before.bad, 0);
  const fine = quality === 'poor' ? 0 : before.fine + 1;
  if (!before.isVideoResting) {
    const rests = bad >= BAD_BEFORE_REST;
    return { quality, isVideoResting: rests, bad, fine: rests ? 0 : fine };
  }
  const returns = fine >= FINE_BEFORE_RETURN;
  return { quality, isVideoResting: !returns, bad: returns ? 0 : bad, fine };
}

/** Somebody wants the picture now. */
export const triedAgain = (before: Watch): Watch => ({
  ...before,
  isVideoResting: false,
  bad: -GRACE,
  fine: 0,
});
