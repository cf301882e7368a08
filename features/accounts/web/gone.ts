import type { DeletionReceipt } from '../contract/account.contract.ts';

const GONE_KEY = 'florescer-account-gone';

/** For the sign-in page that comes next in this tab: the account that was open here was just deleted. */
export function rememberGone(receipt: DeletionReceipt): void {
  window.sessionStorage.setItem(GONE_KEY, JSON.stringify(receipt));
}

/**
 * The receipt of the account that was deleted in this tab, until the person has kept it: there is no
 * other copy of it where no mail could be sent, and a page may be loaded twice.
 */
export function receiptOfGone(): DeletionReceipt | null {
  const text = window.sessionStorage.getItem(GONE_KEY);
  return text ? (JSON.parse(text) as DeletionReceipt) : null;
}

export function forgetGone(): void {
  window.sessionStorage.removeItem(GONE_KEY);
}
