/** A busy page puts it off no longer than this, in ms. */
const IDLE_MS = 3_000;

/** Does something once the page is there and nothing else happens. */
export function whenIdle(work: () => void): void {
  const start = () => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => work(), { timeout: IDLE_MS });
    else setTimeout(work, IDLE_MS);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
