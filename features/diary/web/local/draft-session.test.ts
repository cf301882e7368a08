import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#packages/device/testing/memory-storage.ts';
import { listDrafts } from './draft.store.ts';
import { DraftSession, forgetLiveDrafts } from './draft-session.ts';

let ids = 0;
const tabOn = (storage: ReturnType<typeof memoryStorage>, userId = 'ana') =>
  new DraftSession({ storage, userId, newId: () => `id-${++ids}`, now: () => ids });

/** What a browser tells the other tabs of a write. */
function tell(
  session: DraftSession,
  storage: ReturnType<typeof memoryStorage>,
  before: string | null,
) {
  const key = storage.key(0) ?? '';
  const change = { key, oldValue: before, newValue: storage.getItem(key) };
  const stop = session.start(window);
  window.dispatchEvent(new StorageEvent('storage', change));
  return stop;
}

describe('two tabs', () => {
  it('show the same draft while only one writes', () => {
    const storage = memoryStorage();
    const first = tabOn(storage);
    first.change({ text: 'Hoje' });
    first.store();
    const second = tabOn(storage);
    expect(second.get().text).toBe('Hoje');
    const before = storage.getItem(storage.key(0) ?? '');
    first.change({ text: 'Hoje choveu' });
    first.store();
    const stop = tell(second, storage, before);
    expect(second.get().text).toBe('Hoje choveu');
    stop();
  });

  it('keep both texts when both write, and each can open the other', () => {
    const storage = memoryStorage();
    const first = tabOn(storage);
    first.change({ text: 'Hoje' });
    first.store();
    const second = tabOn(storage);
    second.change({ text: 'Hoje, na segunda aba' });
    first.change({ text: 'Hoje, na primeira aba' });
    first.store();
    second.store();
    expect(second.get()).toMatchObject({ status: 'forked', others: 1 });
    second.openOther();
    expect(second.get().text).toBe('Hoje, na primeira aba');
  });
});

describe('signing out', () => {
  it('leaves nothing that a page could write back', () => {
    const storage = memoryStorage();
    const session = tabOn(storage);
    const stop = session.start(window);
    session.change({ text: 'Não é para ficar' });
    forgetLiveDrafts();
    stop();
    expect(listDrafts(storage, 'ana')).toEqual([]);
  });
});

describe('leaving the page', () => {
  it('stores what was typed a moment before', () => {
    const storage = memoryStorage();
    const session = tabOn(storage);
    const stop = session.start(window);
    session.change({ text: 'Última linha' });
    window.dispatchEvent(new Event('pagehide'));
    expect(listDrafts(storage, 'ana')[0]?.text).toBe('Última linha');
    stop();
  });

  it('says so where the device keeps nothing', () => {
    const session = new DraftSession({
      storage: null,
      userId: 'ana',
      newId: () => 'x',
      now: () => 1,
    });
    session.change({ text: 'Sem lugar' });
    session.store();
    expect(session.get().status).toBe('refused');
  });
});
