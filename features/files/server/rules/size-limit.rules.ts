const UNITS = { b: 1, kb: 1_024, mb: 1_024 ** 2, gb: 1_024 ** 3 } as const;

/** Bytes of a limit as the protocol writes it (`20MB`, `3B`, a number); undefined for what is none. */
export function parseSizeLimit(limit: string | number): number | undefined {
  const text = String(limit).trim();
  const [, number, unit = 'b'] = /^(\d{1,15})\s*(b|kb|mb|gb)?$/i.exec(text) ?? [];
  if (number === undefined) return undefined;
  const bytes = Number(number) * UNITS[unit.toLowerCase() as keyof typeof UNITS];
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}
