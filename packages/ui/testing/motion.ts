import { vi } from 'vitest';

/** For one test, the screen of somebody who asked for no stillness; see `jsdom-setup.ts`. */
export function allowMotion(): void {
  const still = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(still(query), { matches: false }),
  );
}
