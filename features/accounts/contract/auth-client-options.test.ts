import { describe, expect, it } from 'vitest';
import {
  isSharedComputer,
  markSharedComputer,
  SESSION_STORAGE_KEY,
  type SessionStore,
  sessionStorageFor,
} from './auth-client-options.ts';

function store(): SessionStore & { readonly keys: () => string[] } {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  };
}

describe('where a session is kept', () => {
  it('is the browser on a computer of one’s own', () => {
    const [local, session] = [store(), store()];
    sessionStorageFor(local, session).setItem(SESSION_STORAGE_KEY, 'ana');
    expect(local.keys()).toEqual([SESSION_STORAGE_KEY]);
    expect(session.keys()).toEqual([]);
  });

  it('is the tab on a shared computer, and nothing stays in the browser', () => {
    const [local, session] = [store(), store()];
    const storage = sessionStorageFor(local, session);
    storage.setItem(SESSION_STORAGE_KEY, 'bruno');
    markSharedComputer(session, true);
    storage.setItem(SESSION_STORAGE_KEY, 'ana');
    expect(isSharedComputer(session)).toBe(true);
    expect(local.keys()).toEqual([]);
    expect(storage.getItem(SESSION_STORAGE_KEY)).toBe('ana');
  });

  it('is found in either place, and gone from both after signing out', () => {
    const [local, session] = [store(), store()];
    const storage = sessionStorageFor(local, session);
    local.setItem(SESSION_STORAGE_KEY, 'ana');
    expect(storage.getItem(SESSION_STORAGE_KEY)).toBe('ana');
    session.setItem(SESSION_STORAGE_KEY, 'ana');
    storage.removeItem(SESSION_STORAGE_KEY);
    expect([...local.keys(), ...session.keys()]).toEqual([]);
  });

  it('goes back to the browser once the box is not ticked', () => {
    const [local, session] = [store(), store()];
    markSharedComputer(session, true);
    markSharedComputer(session, false);
    sessionStorageFor(local, session).setItem(SESSION_STORAGE_KEY, 'ana');
    expect(local.getItem(SESSION_STORAGE_KEY)).toBe('ana');
  });
});
