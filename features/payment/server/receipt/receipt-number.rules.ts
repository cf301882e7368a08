/** `2026-0042`, the year that of the confirmation; null for what is not paid. */
export function receiptOf({
  receiptNumber,
  confirmedAt,
}: {
  receiptNumber: number | null;
  confirmedAt: Date | null;
}): string | null {
  if (receiptNumber === null || !confirmedAt) return null;
  return `${confirmedAt.getUTCFullYear()}-${String(receiptNumber).padStart(4, '0')}`;
}
