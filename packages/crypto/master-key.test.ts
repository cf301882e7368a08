import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { masterKeysFromFile, parseMasterKeys } from './master-key.ts';

const one = Buffer.alloc(32, 1).toString('base64');
const two = Buffer.alloc(32, 2).toString('hex');

describe('the master key', () => {
  it('comes as base64 or hex, the first in use and the others for older data', () => {
    const ring = parseMasterKeys(` ${one} , ${two} `);
    expect(ring.current.key).toEqual(Buffer.alloc(32, 1));
    expect(ring.former.map(({ key }) => key)).toEqual([Buffer.alloc(32, 2)]);
    expect(ring.current.id).not.toBe(ring.former[0]?.id);
  });

  it.each(['', ',', 'curta', Buffer.alloc(16).toString('base64'), `${one},curta`])(
    'refuses %j and says how to make one',
    (text) => {
      expect(() => parseMasterKeys(text)).toThrow('openssl rand -base64 32');
    },
  );

  it('is made once for an instance without one, readable by its owner alone', () => {
    const dir = mkdtempSync(join(tmpdir(), 'florescer-key-'));
    try {
      const first = masterKeysFromFile(dir);
      expect(masterKeysFromFile(dir).current.id).toBe(first.current.id);
      expect(statSync(join(dir, 'master.key')).mode & 0o777).toBe(0o600);
      expect(readFileSync(join(dir, 'master.key'), 'utf8').trim()).toHaveLength(44);
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});
