const UNITS_MS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};

/** Milliseconds of a duration such as `24h` or `1h30m` (Go's notation); null for anything else. */
export function readDuration(text: string): number | null {
  if (!/^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/.test(text)) return null;
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)) {
    total += Number(amount) * (UNITS_MS[unit ?? ''] ?? 0);
  }
  // Beyond this no calendar date can be made of it.
  return total <= 8.64e15 / 2 ? total : null;
}
