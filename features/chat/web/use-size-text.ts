import { useFormat } from '#packages/i18n/web/index.ts';

const KILO = 1024;

/** A number of bytes as people read it: `84 kB`, `1,2 MB`. */
export function useSizeText(): (bytes: number) => string {
  const format = useFormat();
  const unit = (value: number, name: string, maximumFractionDigits: number) =>
    format.number(value, { style: 'unit', unit: name, maximumFractionDigits });
  return (bytes) =>
    bytes < KILO * KILO
      ? unit(Math.max(1, bytes / KILO), 'kilobyte', 0)
      : unit(bytes / KILO / KILO, 'megabyte', 1);
}
