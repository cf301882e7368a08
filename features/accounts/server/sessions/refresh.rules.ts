/** The part of a refresh token's row that the rotation rule looks at. */
export interface ChainToken {
  id: string;
  parentId: string | null;
  revokedAt: Date | null;
}

/**
 * What a presented refresh token leads to: `rotate` gives a new one, `repeat` gives the active one
 * again, `reuse` ends the session.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reuse';

/**
 * The rotation rule. An active token rotates. A revoked one is answered with the active token when
 * it is that token's immediate parent, however old (the last answer was lost on its way), or when
 * it was revoked less than the reuse interval ago (two tabs refreshed at once). Anything else is a
 * stolen or copied token.
 */
export function judgeRefresh(
  presented: ChainToken,
  active: ChainToken | undefined,
  now: Date,
  reuseIntervalMs: number,
): RefreshVerdict {
  if (!presented.revokedAt) return 'rotate';
  if (!active) return 'reuse';
  if (active.parentId === presented.id) return 'repeat';
  return now.getTime() <= presented.revokedAt.getTime() + reuseIntervalMs ? 'repeat' : 'reuse';
}
