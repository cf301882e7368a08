import i18next from 'i18next';
import { showToast } from '#packages/ui/index.ts';

/**
 * Registers the service worker of the site once the page has loaded. A failure is only logged. A new
 * version waits until the person agrees: nothing reloads under somebody who is writing.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  window.addEventListener('load', start, { once: true });
  if (document.readyState === 'complete') start();
}

/**
 * Gives the service worker what this page has fetched, so that the app opens without a connection
 * even when the worker came after the page. Does nothing where there is no worker.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { active } = await navigator.serviceWorker.ready;
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'keep', addresses });
}

let started = false;

function start(): void {
  if (started) return;
  started = true;
  navigator.serviceWorker.register('/sw.js').then(watch, (error: unknown) => {
    console.error('Service worker was not registered', error);
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      // Without a controller this is the first worker, not an update.
      if (next.state === 'installed' && navigator.serviceWorker.controller) offer(next);
    });
  });
}

function offer(worker: ServiceWorker): void {
  showToast({
    id: 'new-version',
    kind: 'update',
    lasting: true,
    text: i18next.t('shell:update.text'),
    action: {
      label: i18next.t('shell:update.action'),
      run() {
        navigator.serviceWorker.addEventListener(
          'controllerchange',
          () => window.location.reload(),
          { once: true },
        );
        worker.postMessage({ type: 'activate' });
      },
    },
  });
}
