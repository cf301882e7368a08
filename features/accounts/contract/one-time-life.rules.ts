/** Seconds for which a mailed code or link works, and for which what it was sent for waits. */
export const ONE_TIME_LIFE_SECONDS = 3_600;

export function isExpired(
  createdAt: Date,
  now: Date,
  lifeSeconds: number = ONE_TIME_LIFE_SECONDS,
): boolean {
  return now.getTime() > createdAt.getTime() + lifeSeconds * 1_000;
}

/** Whether a wished change of address still waits, by when its codes were last sent. */
export const isChangeWaiting = (sentAt: Date | null | undefined, now: Date): boolean =>
  !!sentAt && !isExpired(sentAt, now);
