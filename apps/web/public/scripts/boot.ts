import { SESSION_STORAGE_KEY } from '#features/accounts/contract/auth-client-options.ts';
import { LANGUAGE_COOKIE, LANGUAGE_QUERY, LANGUAGE_STORAGE } from '#packages/i18n/languages.ts';

// Stands in the head of every public page, before anything is painted; kept under half a kilobyte.
const root = document.documentElement;
try {
  const scheme = localStorage.getItem('mantine-color-scheme-value');
  if (scheme === 'light' || scheme === 'dark') root.dataset.mantineColorScheme = scheme;
  const isHere = [sessionStorage, localStorage].some((store) => SESSION_STORAGE_KEY in store);
  if (isHere) root.dataset.signedIn = '';
  // The server has answered `?lng=` in that language: keep the choice for the next page.
  if (new URLSearchParams(location.search).has(LANGUAGE_QUERY)) {
    localStorage.setItem(LANGUAGE_STORAGE, root.lang);
    // biome-ignore lint/suspicious/noDocumentCookie: must be kept before the next request
    document.cookie = `${LANGUAGE_COOKIE}=${root.lang};path=/;max-age=31536000;samesite=strict`;
  }
} catch {
  // Storage is switched off: the page follows the system and the address.
}
addEventListener('load', () => {
  navigator.serviceWorker?.register('/sw.js').catch(console.warn);
});
