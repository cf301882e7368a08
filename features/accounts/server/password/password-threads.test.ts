import { expect, test } from 'vitest';
import { PasswordThreads } from './password-threads.ts';

const named = (count: number) => Array.from({ length: count }, (_, number) => `senha ${number}`);

test('a crowd of passwords is answered to who asked', async () => {
  const threads = new PasswordThreads();
  const passwords = named(12);
  const hashes = await Promise.all(passwords.map((password) => threads.ask({ password })));
  expect(new Set(hashes).size).toBe(12);
  const own = passwords.map((password, at) => threads.ask({ password, stored: hashes[at] ?? '' }));
  const others = passwords.map((password, at) =>
    threads.ask({ password, stored: hashes.at(at - 1) ?? '' }),
  );
  expect(await Promise.all(own)).toEqual(passwords.map(() => true));
  expect(await Promise.all(others)).toEqual(passwords.map(() => false));
});

test('a stored hash that cannot be read fits nothing, and the next password is answered', async () => {
  const threads = new PasswordThreads();
  expect(await threads.ask({ password: 'ana', stored: 'nonsense' })).toBe(false);
  const stored = await threads.ask({ password: 'ana' });
  expect(await threads.ask({ password: 'ana', stored })).toBe(true);
});
