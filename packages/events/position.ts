/** How long events stay for streams that come back, in minutes. */
export const KEEP_MINUTES = 60;
/**
 * Younger than this a position can be gone on from. Shorter than events are kept, since a long
 * transaction dates its events back to its beginning.
 */
const RESUMABLE_SECONDS = (KEEP_MINUTES - 5) * 60;

const secondsOf = (ms: number) => Math.floor(ms / 1_000);

/**
 * How far somebody has heard, as the id of a server-sent event: everything up to the event `last` as it
 * stood at a time, so that whether more may have been dropped since needs no asking.
 */
export const positionText = (last: bigint, now: number) => `${last}.${secondsOf(now)}`;

/** The last event of a position that can be gone on from; null for none, an old one, or anything else. */
export function parsePosition(text: string | null, now: number): bigint | null {
  const [, last, at] = /^(\d{1,18})\.(\d{1,12})$/.exec(text ?? '') ?? [];
  if (last === undefined || !isResumable(secondsOf(now) - Number(at))) return null;
  return BigInt(last);
}

/** Whether everything that happened within the last seconds is still kept. */
export const isResumable = (seconds: number) => seconds <= RESUMABLE_SECONDS;
