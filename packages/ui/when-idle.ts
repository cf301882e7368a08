/** A busy page puts it off no longer than this, in ms. */
const IDLE_MS = 3_000;

/** Does something once the page is there and nothing else happens; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const start = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(work, { timeout: IDLE_MS });
      signal.addEventListener('abort', () => window.cancelIdleCallback(handle));
    } else {
      const timer = setTimeout(work, IDLE_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal });
  return () => calledOff.abort();
}
