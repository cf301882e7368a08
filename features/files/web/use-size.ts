import { useFormat } from '#packages/i18n/web/index.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Writes a number of bytes as people say it, such as `1,4 MB`. */
export function useSize(): (bytes: number) => string {
  const format = useFormat();
  return (bytes) => {
    const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
    return format.number(bytes / 1_000 ** power, {
      style: 'unit',
      unit: UNITS[power],
      unitDisplay: power === 0 ? 'long' : 'short',
      maximumFractionDigits: power < 2 ? 0 : 1,
    });
  };
}
