import { describe, expect, it } from 'vitest';
import { BATCH, PasswordThreads, type Question, sizeOfNextBatch } from './password-threads.ts';

/** Threads that answer when the test says so, with the password itself for a hash. */
function slowThreads() {
  const batches: { passwords: string[]; answer: () => void; fail: () => void }[] = [];
  const threads = new PasswordThreads(
    (questions: readonly Question[]) =>
      new Promise((resolve, reject) => {
        const passwords = questions.map(({ password }) => password);
        batches.push({
          passwords,
          answer: () => resolve(passwords),
          fail: () => reject(new Error('The thread ended')),
        });
      }),
  );
  const ask = (...passwords: string[]) => passwords.map((password) => threads.ask({ password }));
  const check = (password: string, stored: string) => threads.ask({ password, stored });
  return { batches, ask, check, sizes: () => batches.map(({ passwords }) => passwords.length) };
}

const named = (count: number) => Array.from({ length: count }, (_, number) => `${number}`);

describe('passwords on their way to a thread', () => {
  it.each([
    ['nobody waits', { waiting: 0, batches: 0 }, 0],
    ['one comes alone', { waiting: 1, batches: 0 }, 1],
    ['one comes while a thread works', { waiting: 1, batches: 1 }, 1],
    ['two wait for free threads', { waiting: 2, batches: 0 }, 1],
    ['five wait for free threads', { waiting: 5, batches: 1 }, 3],
    ['a crowd waits', { waiting: 50, batches: 0 }, BATCH],
    ['both threads work and a few wait', { waiting: BATCH - 1, batches: 2 }, 0],
    ['both threads work and a batch waits', { waiting: BATCH, batches: 2 }, BATCH],
    ['both threads have enough', { waiting: 50, batches: 4 }, 0],
  ])('%s', (_when, state, expected) => {
    expect(sizeOfNextBatch(state)).toBe(expected);
  });

  it('go at once while a thread is free, and wait for none but a whole batch', () => {
    const { ask, sizes } = slowThreads();
    void ask(...named(2));
    expect(sizes()).toEqual([1, 1]);
    void ask(...named(3));
    expect(sizes()).toEqual([1, 1]);
    void ask('4');
    expect(sizes()).toEqual([1, 1, 4]);
  });

  it('are answered to who asked, however many ask', async () => {
    const { batches, ask, sizes } = slowThreads();
    const asked = ask(...named(25));
    let answered = 0;
    while (answered < batches.length) {
      expect(batches.length - answered).toBeLessThanOrEqual(4);
      batches[answered++]?.answer();
      await new Promise(setImmediate);
    }
    expect(await Promise.all(asked)).toEqual(named(25));
    expect(Math.max(...sizes())).toBe(BATCH);
  });

  it('are sent alone when their hash comes from elsewhere', () => {
    const { batches, ask, check } = slowThreads();
    void ask('0', '1');
    const imported = '$2b$12$f4O0JYkCChbfWdfsoEbJh.L4RPa6kJdDoU90Z8HMOHQpMBlSkv3b2';
    void [ask('2'), check('ana', imported), ask('3', '4', '5', '6')];
    const sent = () => batches.slice(2).map(({ passwords }) => passwords);
    expect(sent()).toEqual([['2'], ['ana']]);
  });

  it('fail with the thread that had them, and the others go on', async () => {
    const { batches, ask } = slowThreads();
    const [ana, bruno] = ask('ana', 'bruno');
    batches[0]?.fail();
    await expect(ana).rejects.toThrow('The thread ended');
    batches[1]?.answer();
    expect(await bruno).toBe('bruno');
    const [carla] = ask('carla');
    batches[2]?.answer();
    expect(await carla).toBe('carla');
  });
});
