import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, kept } from './keeping.ts';

/** A browser's cache storage, as far as this asks for it. */
function fakeCaches(stored: Map<string, Response>) {
  const full = (address: string) => new URL(address, 'https://florescer.example').href;
  return {
    open: async () => ({
      match: async (address: string) => stored.get(full(address))?.clone(),
      keys: async () => [...stored.keys()].map((url) => ({ url })),
      put: async (address: string, response: Response) => void stored.set(full(address), response),
      delete: async ({ url }: { url: string }) => stored.delete(url),
    }),
  };
}

const whole = Uint8Array.of(1, 2, 3);
const crisis = Uint8Array.of(4, 5);

describe('compiled lexicons', () => {
  const stored = new Map<string, Response>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('caches', fakeCaches(stored));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are there for the next page', async () => {
    await keep('en', 'files of one version', { whole, crisis });
    expect(await kept('en', 'files of one version')).toEqual({ whole, crisis });
  });

  it('are not taken for those of other files, which take their place', async () => {
    await keep('en', 'one version', { whole, crisis });
    await keep('en.crisis', 'one version', { crisis });
    expect(await kept('en', 'the next version')).toBeUndefined();
    await keep('en', 'the next version', { whole: crisis, crisis: whole });
    expect(await kept('en', 'one version')).toBeUndefined();
    expect(await kept('en', 'the next version')).toEqual({ whole: crisis, crisis: whole });
    expect(await kept('en.crisis', 'one version')).toEqual({ whole: undefined, crisis });
  });

  it('are not there when only a half was kept', async () => {
    await keep('en', 'one version', { crisis });
    expect(await kept('en', 'one version')).toBeUndefined();
  });

  it('are compiled anew where a browser keeps nothing', async () => {
    vi.stubGlobal('caches', undefined);
    await keep('en', 'one version', { whole, crisis });
    expect(await kept('en', 'one version')).toBeUndefined();
  });
});
