import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';

const INVITATIONS = '/api/companies/own/invitations';
const GRANTS = '/api/companies/own/grants';
const MINUTE = 60_000;
/** Three for each place of a trial. */
const MAILS_A_DAY = 30;

const clock = new TestClock();
let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ now: clock.now, environment: { RATE_LIMITS: 'on' } });
});
afterAll(() => world?.stop());

async function ask(who: TestPerson, method: string, path: string, json?: object) {
  const response = await world.fetchAs(who, path, json ? { method, json } : { method });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}
const invite = (by: TestPerson, address: string) =>
  ask(by, 'POST', INVITATIONS, { lines: [{ address, site: '', sector: '' }] });
const askCommittee = (by: TestPerson, address: string) =>
  ask(by, 'POST', GRANTS, { address, kind: 'committee', until: null });

it('mails so many invitations of a company in a day, by whatever way they are asked for', async () => {
  const { bruno, duda } = world.people;
  expect((await invite(bruno, 'pia@example.org')).body.invited).toBe(1);
  const [pia] = (await ask(bruno, 'GET', INVITATIONS)).body.invitations;
  for (let nth = 1; nth < MAILS_A_DAY; nth += 1) {
    const { status, body } = await askCommittee(bruno, `c${nth}@example.org`);
    expect([nth, status, body]).toEqual([nth, 200, { outcome: 'invited' }]);
  }
  clock.pass(11 * MINUTE);
  for (const refused of [
    await invite(bruno, 'rui@example.org'),
    await askCommittee(bruno, 'rui@example.org'),
    await ask(bruno, 'POST', `${INVITATIONS}/${pia.id}/mail`),
  ]) {
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
  }
  const { invitations } = (await ask(bruno, 'GET', INVITATIONS)).body;
  expect(JSON.stringify(invitations)).not.toContain('rui@example.org');
  // Those of another company are its own.
  expect((await invite(duda, 'rui@example.org')).status).toBe(200);
  clock.pass(48 * MINUTE);
  expect((await ask(bruno, 'POST', `${INVITATIONS}/${pia.id}/mail`)).status).toBe(204);
  expect((await invite(bruno, 'rui@example.org')).status).toBe(429);
});
