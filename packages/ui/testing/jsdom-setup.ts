/**
 * What Mantine asks of a browser and jsdom does not have: a light, wide, motionless screen whose
 * sizes never change.
 */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

window.matchMedia ??= (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
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
