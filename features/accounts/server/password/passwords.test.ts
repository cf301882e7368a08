import { readdirSync } from 'node:fs';
import os from 'node:os';
import { hash as argon2, parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { ARGON2ID, isOutdated } from './argon2.rules.ts';
import { isImportable } from './imported-hash.rules.ts';
import { NICENESS, type Question, THREADS } from './password-threads.ts';
import { Passwords } from './passwords.ts';

/** `manacá da serra`; the second one is the test vector that Firebase publishes with its scrypt. */
const BCRYPT = '$2b$10$f4O0JYkCChbfWdfsoEbJh.L4RPa6kJdDoU90Z8HMOHQpMBlSkv3b2';
const FIREBASE =
  '$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,' +
  'sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==' +
  '$42xEC+ixf3L2lw==' +
  '$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==';

describe('passwords', () => {
  it('are hashed and checked, many at once, each answer for who asked', async () => {
    const passwords = new Passwords();
    const stored = await passwords.hash('manacá da serra');
    const asked = Array.from({ length: 12 }, (_, number) =>
      passwords.matches(number % 3 ? 'manacá do mar' : 'manacá da serra', stored),
    );
    const others = Array.from({ length: 3 }, (_, number) => passwords.hash(`outra ${number}`));
    expect(await Promise.all(asked)).toEqual(asked.map((_, number) => number % 3 === 0));
    for (const [number, other] of (await Promise.all(others)).entries()) {
      expect(await passwords.matches(`outra ${number}`, other)).toBe(true);
    }
  });

  it.runIf(process.platform === 'linux')(
    'are hashed on two threads, which let requests go first',
    async () => {
      const passwords = new Passwords();
      await Promise.all(Array.from({ length: 6 }, () => passwords.hash('x')));
      const hashing = () =>
        readdirSync('/proc/self/task')
          .map(nicenessOf)
          .filter((one) => one === NICENESS);
      // A thread of a pool that was left before may be ending still.
      await expect.poll(hashing).toHaveLength(THREADS);
    },
  );

  it('go on after one that fails', async () => {
    const passwords = new Passwords();
    const broken = ['no hash', '', '$argon2id$v=19$m=8,t=1,p=1$broken'];
    for (const stored of [...broken, ...broken]) {
      expect(await passwords.matches('x', stored)).toBe(false);
    }
    expect(await passwords.matches('x', await passwords.hash('x'))).toBe(true);
  });

  it.each([
    ['bcrypt', BCRYPT, 'manacá da serra'],
    ['bcrypt of another maker', BCRYPT.replace('$2b', '$2y'), 'manacá da serra'],
    ['Firebase’s scrypt', FIREBASE, 'user1password'],
  ])('are checked against %s from elsewhere, which is outdated', async (_kind, stored, right) => {
    const passwords = new Passwords();
    expect(await passwords.matches(right, stored)).toBe(true);
    expect(await passwords.matches(`${right} `, stored)).toBe(false);
    expect(isOutdated(stored)).toBe(true);
  });

  it('are checked for nobody against a hash of the same cost, from the first time on', async () => {
    const asked: Question[] = [];
    const ask = (question: Question) => {
      asked.push(question);
      return Promise.resolve(true as never);
    };
    expect(await new Passwords({ ask }).matches('qualquer', null)).toBe(false);
    expect(asked).toHaveLength(1);
    const decoy = parseOptions(asked[0]?.stored ?? '');
    expect(decoy).toMatchObject(ARGON2ID);
    expect(decoy).toEqual(parseOptions(await new Passwords().hash('x')));
  });
});

/** Null for a thread that has ended meanwhile. */
function nicenessOf(thread: string): number | null {
  try {
    return os.getPriority(Number(thread));
  } catch {
    return null;
  }
}

describe('a stored hash', () => {
  it('is outdated when any parameter differs from today’s', async () => {
    expect(isOutdated(await argon2('x', ARGON2ID))).toBe(false);
    for (const change of [
      { memoryCost: 8_192 },
      { timeCost: 3 },
      { parallelism: 2 },
      { algorithm: 1 },
    ]) {
      expect(isOutdated(await argon2('x', { ...ARGON2ID, ...change }))).toBe(true);
    }
    expect(isOutdated('$2b$10$abc')).toBe(true);
  });

  it.each([
    [
      '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$2wHwmMp8XLY8JSHDnpi5T3gmeBBAM3hqPqTKfAcTBsw',
      true,
    ],
    [
      '$argon2i$v=19$m=4096,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$2wHwmMp8XLY8JSHDnpi5T3gmeBBAM3hqPqTKfAcTBsw',
      true,
    ],
    [
      '$argon2id$v=19$m=1048576,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$2wHwmMp8XLY8JSHDnpi5T3gmeBBAM3hqPqTKfAcTBsw',
      false,
    ],
    [
      '$argon2id$v=19$m=65536,t=99,p=4$c29tZXNhbHRzb21lc2FsdA$2wHwmMp8XLY8JSHDnpi5T3gmeBBAM3hqPqTKfAcTBsw',
      false,
    ],
    [BCRYPT, true],
    [BCRYPT.replace('$2b$10', '$2y$14'), true],
    [BCRYPT.replace('$2b$10', '$2b$15'), false],
    [BCRYPT.replace('$2b$10', '$2b$03'), false],
    [BCRYPT.replace('$2b', '$2x'), false],
    [`${BCRYPT}x`, false],
    [FIREBASE, true],
    [FIREBASE.replace(',ss=Bw==', ''), true],
    [FIREBASE.replace('n=14', 'n=18'), false],
    [FIREBASE.replace('r=8', 'r=0'), false],
    [FIREBASE.replace('v=1', 'v=2'), false],
    [FIREBASE.replace(/sk=[^$]+/, 'sk='), false],
    ['', false],
  ])('%s can be imported: %s', (encoded, expected) => {
    expect(isImportable(encoded)).toBe(expected);
  });
});
