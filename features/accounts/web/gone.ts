const GONE_KEY = 'florescer-account-gone';

/** For the sign-in page that comes next in this tab: the account that was open here was just deleted. */
export function rememberGone(): void {
  window.sessionStorage.setItem(GONE_KEY, '1');
}

/** Whether an account was just deleted in this tab; true once. */
export function takeGone(): boolean {
  const isGone = window.sessionStorage.getItem(GONE_KEY) !== null;
  window.sessionStorage.removeItem(GONE_KEY);
  return isGone;
}
