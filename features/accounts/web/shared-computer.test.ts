import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markSharedComputer } from '../contract/auth-client-options.ts';
import { finishForgetting, forgetOnSharedComputer } from './shared-computer.ts';

let kept: string[];
/** Whether the browser still answers, or is on its way to another page. */
let leaving: boolean;

beforeEach(() => {
  kept = ['diary', 'safety-plan'];
  leaving = false;
  vi.stubGlobal('indexedDB', {
    databases: () =>
      leaving ? new Promise(() => undefined) : Promise.resolve(kept.map((name) => ({ name }))),
    deleteDatabase(name: string) {
      const request = { onsuccess: () => undefined };
      queueMicrotask(() => {
        kept = kept.filter((one) => one !== name);
        request.onsuccess();
      });
      return request;
    },
  });
  window.localStorage.setItem('florescer-draft', 'hoje');
  window.localStorage.setItem('i18nextLng', 'fr-FR');
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const storage = () => Object.keys(window.localStorage);

it('leaves nothing of the person on a shared computer but its language', async () => {
  markSharedComputer(window.sessionStorage, true);
  await forgetOnSharedComputer();
  expect(kept).toEqual([]);
  expect(storage()).toEqual(['i18nextLng']);
  expect(window.sessionStorage).toHaveLength(0);
});

it('goes on at the sign-in page where the way there cut it short', async () => {
  markSharedComputer(window.sessionStorage, true);
  leaving = true;
  void forgetOnSharedComputer();
  expect(storage()).not.toContain('florescer-draft');
  expect(kept).toEqual(['diary', 'safety-plan']);
  leaving = false;
  await finishForgetting();
  expect(kept).toEqual([]);
  expect(storage()).toEqual(['i18nextLng']);
});

it('forgets nothing on a computer of one’s own', async () => {
  await forgetOnSharedComputer();
  await finishForgetting();
  expect(kept).toEqual(['diary', 'safety-plan']);
  expect(storage()).toContain('florescer-draft');
});
