/**
 * What Mantine asks of a browser and jsdom does not have: a light, wide, motionless screen whose
 * sizes never change.
 */
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for may take long on a busy machine; the limit is for what never comes.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

// The files of a run share one window; each finds it as new, without toasts: only three are shown at a time.
notifications.cleanQueue();
notifications.clean();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

window.matchMedia ??= (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    // Without motion Mantine opens and closes at once, and no timer outlives its test.
    matches: query.includes('prefers-reduced-motion: reduce'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

Element.prototype.scrollIntoView ??= () => undefined;

// A text area that grows listens for fonts that arrive late.
if (!document.fonts) Object.assign(document, { fonts: new EventTarget() });
