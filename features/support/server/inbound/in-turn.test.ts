import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

/** A reader that reads a mail when it is told to. */
function heldReader(mostWaiting: number) {
  const begun: string[] = [];
  const held = new Map<string, PromiseWithResolvers<string>>();
  const read = inTurn((name: string) => {
    begun.push(name);
    const one = Promise.withResolvers<string>();
    held.set(name, one);
    return one.promise;
  }, mostWaiting);
  return { read, begun, held };
}
const settled = (works: Promise<string>[]) => Promise.allSettled(works);

describe('mails that are read in turn', () => {
  it('are read one at a time, the next one after one that failed too', async () => {
    const { read, begun, held } = heldReader(2);
    const works = ['Ana', 'Bruno', 'Carla'].map((name) => read(name));
    await Promise.resolve();
    expect(begun).toEqual(['Ana']);
    held.get('Ana')?.reject(new Error('No thread'));
    await settled(works.slice(0, 1));
    held.get('Bruno')?.resolve('Oi');
    await settled(works.slice(1, 2));
    held.get('Carla')?.resolve('Olá');
    expect(await settled(works)).toMatchObject([
      { status: 'rejected' },
      { value: 'Oi' },
      { value: 'Olá' },
    ]);
    expect(begun).toEqual(['Ana', 'Bruno', 'Carla']);
  });

  it('are refused at once while two wait, are never begun, and are taken again after that', async () => {
    const { read, begun, held } = heldReader(2);
    const works = ['Ana', 'Bruno', 'Carla'].map((name) => read(name));
    await expect(read('Davi')).rejects.toThrow();
    await expect(read('Elisa')).rejects.toThrow();
    held.get('Ana')?.resolve('Oi');
    await works[0];
    const again = read('Davi');
    await expect(read('Elisa')).rejects.toThrow();
    held.get('Bruno')?.resolve('Oi');
    await works[1];
    held.get('Carla')?.resolve('Oi');
    await works[2];
    held.get('Davi')?.resolve('Olá');
    expect(await again).toBe('Olá');
    expect(begun).toEqual(['Ana', 'Bruno', 'Carla', 'Davi']);
  });
});
