import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadConfiguration } from '#apps/server/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'florescer-meetings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (given: Record<string, string>) =>
  loadConfiguration({ DATA_DIR: folder, ...given }).settings.meetings;
const SECRET = 'a secret of the relay';

it('asks no server of anybody unless the operator names one', () => {
  expect(read({ MAIL_FROM: 'Florescer <ola@example.org>' })).toEqual({
    mailAddress: 'ola@example.org',
    stunUrls: [],
    turn: null,
    jitsiDomain: null,
  });
});

it('reads relays between commas, and the secret that goes with them', () => {
  const TURN_URL = 'turn:relay.example.org?transport=udp, turns:relay.example.org:443';
  expect(read({ TURN_URL, TURN_SECRET: SECRET, STUN_URL: 'stun:relay.example.org' })).toMatchObject(
    {
      stunUrls: ['stun:relay.example.org'],
      turn: {
        urls: ['turn:relay.example.org?transport=udp', 'turns:relay.example.org:443'],
        secret: SECRET,
      },
    },
  );
});

it.each<[Record<string, string>, RegExp]>([
  [{ TURN_URL: 'turn:relay.example.org' }, /go together/],
  [{ TURN_SECRET: SECRET }, /go together/],
  [{ TURN_URL: 'https://relay.example.org', TURN_SECRET: SECRET }, /no address of its kind/],
  [{ STUN_URL: 'relay.example.org' }, /no address of its kind/],
  [{ JITSI_DOMAIN: 'https://meet.example.org' }, /JITSI_DOMAIN/],
])('refuses %o', (given, reason) => {
  expect(() => read(given)).toThrow(reason);
});
