/** From where to where something reaches on the screen, in px from its top. */
export interface Reach {
  readonly top: number;
  readonly bottom: number;
}

/** Between a toast and what it makes room for, in px. */
const GAP = 8;

/**
 * Where toasts of some height end so that they lie over none of `kept`: as low as they can, at `rest` at the
 * lowest. Null where there is no such place.
 */
export function clearPlace(
  { height, rest }: { readonly height: number; readonly rest: number },
  kept: readonly Reach[],
): number | null {
  let end = rest;
  for (const { top, bottom } of kept.toSorted((a, b) => b.bottom - a.bottom)) {
    if (bottom > end - height - GAP && top < end + GAP) end = Math.min(end, top - GAP);
  }
  return end - height < GAP ? null : end;
}
