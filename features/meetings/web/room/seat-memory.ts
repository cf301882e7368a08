/** What a tab remembers of its seat, so that it comes back to it when it is loaded anew. */
export interface RememberedSeat {
  key: string;
  seat: string;
  withVideo: boolean;
}

const NAME = 'florescer.meetings.seat';

export function rememberSeat(remembered: RememberedSeat): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(remembered));
  } catch {
    // Without a storage the door is shown again.
  }
}

/** The seat that this tab had with a key; null with another key, or once it was left. */
export function rememberedSeat(key: string): RememberedSeat | null {
  try {
    const known: Partial<RememberedSeat> = JSON.parse(sessionStorage.getItem(NAME) ?? '{}');
    if (known.key !== key || typeof known.seat !== 'string') return null;
    return { key, seat: known.seat, withVideo: known.withVideo === true };
  } catch {
    return null;
  }
}

export function forgetSeat(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // It was never kept.
  }
}
