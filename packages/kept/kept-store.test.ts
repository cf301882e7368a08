import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#packages/device/testing/memory-storage.ts';
import { keptStore } from './kept-store.ts';

const ANA = 'ana';
const BRUNO = 'bruno';
interface Text {
  id: string;
  text: string;
}
const isText = (value: unknown): value is Text => typeof (value as Text | null)?.text === 'string';
const [most, longest] = [3, 100];
const store = keptStore<Text[], Text>({
  prefix: 'florescer.test.',
  most,
  longest,
  isList: (value): value is Text[] => Array.isArray(value) && value.every(isText),
  isItem: isText,
});
const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 12, minute)).toISOString();
const item = (nth: number, text = 'a'): Text => ({ id: `${nth}`, text });

describe('what is kept on a device', () => {
  it('are the items opened last, each person’s own, and gone when that person signs out', () => {
    const storage = memoryStorage();
    for (let nth = 1; nth <= most + 1; nth += 1) store.keepItem(storage, ANA, item(nth), at(nth));
    store.keepItem(storage, ANA, item(2, 'b'), at(50));
    expect(store.items(storage, ANA)).toEqual([
      { at: at(50), value: item(2, 'b') },
      { at: at(4), value: item(4) },
      { at: at(3), value: item(3) },
    ]);
    expect(store.readItem(storage, ANA, '1')).toBeNull();
    expect(store.readItem(storage, BRUNO, '2')).toBeNull();
    store.keepItem(storage, BRUNO, item(1), at(1));
    store.clear(storage, ANA);
    expect([store.items(storage, ANA), store.items(storage, BRUNO).length]).toEqual([[], 1]);
    store.clear(storage);
    expect(storage.length).toBe(0);
  });

  it('holds nothing too long, and no older copy of it', () => {
    const storage = memoryStorage();
    expect(store.keepItem(storage, ANA, item(1), at(1))).toBe(true);
    expect(store.keepItem(storage, ANA, item(1, 'a'.repeat(longest)), at(2))).toBe(false);
    expect(storage.length).toBe(0);
  });

  it('passes over what has another shape, and gives its place away first', () => {
    const storage = memoryStorage();
    storage.setItem(`florescer.test.${ANA}.item.old`, '{"at":"2030","value":{}}');
    storage.setItem(`florescer.test.${ANA}.course.old`, '{"at":"2030","course":{}}');
    storage.setItem(`florescer.test.${ANA}.list`, '{"at":"2026","value":[{}]}');
    expect([store.items(storage, ANA), store.readList(storage, ANA)]).toEqual([[], null]);
    for (let nth = 1; nth <= most; nth += 1) store.keepItem(storage, ANA, item(nth), at(nth));
    expect(storage.getItem(`florescer.test.${ANA}.item.old`)).toBeNull();
    expect(storage.getItem(`florescer.test.${ANA}.course.old`)).toBeNull();
    expect(store.items(storage, ANA)).toHaveLength(most);
  });

  it('is nothing where nothing may be kept', () => {
    store.keepList(null, ANA, [item(1)], at(1));
    expect(store.keepItem(null, ANA, item(1), at(1))).toBe(false);
    expect([store.readList(null, ANA), store.readItem(null, ANA, '1')]).toEqual([null, null]);
    expect(store.items(null, ANA)).toEqual([]);
  });
});
