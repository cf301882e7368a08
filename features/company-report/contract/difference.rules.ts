import type { Cell } from './company-report.contract.ts';

/** What is said of a part beside the period before; null where one of the two is protected. */
export function differenceOf(
  now: Cell | null,
  before: Cell | null,
): 'same' | 'above' | 'below' | null {
  if (!now || !before) return null;
  if (now.mean === before.mean) return 'same';
  return now.mean > before.mean ? 'above' : 'below';
}
