/** Seconds for which the codes of a change of address work, and the change waits for them. */
export const EMAIL_CHANGE_SECONDS = 3_600;

/** Whether a wished change of address still waits, by when its codes were last sent. */
export function isChangeWaiting(sentAt: Date | null | undefined, now: Date): boolean {
  return !!sentAt && now.getTime() <= sentAt.getTime() + EMAIL_CHANGE_SECONDS * 1_000;
}
