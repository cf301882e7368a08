import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#packages/testing/people/auth-clients.ts';
import {
  signInNewPerson,
  signIn as startSession,
  startTestApp,
  type TestApp,
} from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { accountsOf } from '../accounts.ts';

let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: { RATE_LIMITS: 'on', MAIL_GAP_MS: '60000' },
  });
});
afterAll(() => server?.stop());

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  ask(server, '/token?grant_type=password', { body: { email, password }, headers });

describe('limits', () => {
  it('slow down guesses of one account, say for how long, and let the right one in again', async () => {
    const { email, password } = server.people.ana;
    const statuses = [];
    for (let guess = 0; guess < 11; guess++) statuses.push((await signIn(email, 'errada')).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    const slowed = await signIn(email, password);
    expect(slowed).toMatchObject({ status: 429, json: { code: 'over_request_rate_limit' } });
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = server.people.bruno;
    expect((await signIn(other.email, other.password)).status).toBe(200);
    clock.pass(31_000);
    expect((await signIn(email, password)).status).toBe(200);
    clock.pass(600_000);
  });

  it('do not count sign-ins that were right', async () => {
    const { email, password } = server.people.duda;
    for (let time = 0; time < 15; time++) expect((await signIn(email, password)).status).toBe(200);
    clock.pass(600_000);
  });

  it('count by the socket’s address, not by what a header claims', async () => {
    const statuses = [];
    for (let time = 0; time < 31; time++) {
      const headers = { 'x-forwarded-for': `10.0.0.${time}` };
      statuses.push((await signIn(`nobody${time}@example.com`, 'errada', headers)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(400), 429]);
    clock.pass(60_000);
  });

  it('are told in seconds where an address failed too often, and nobody’s success counts', async () => {
    const { email, password } = server.people.bruno;
    for (let time = 0; time < 30; time++) await signIn(`guess${time}@example.com`, 'errada');
    const refused = await signIn(email, password);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 2]);
    clock.pass(2_000);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(200);
    clock.pass(60_000);
  });

  it('let an office of sixty behind one address sign in and refresh at the same moment', async () => {
    const office = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        signInNewPerson(server.url, server.context, `Colega${number} Souza`),
      ),
    );
    // One laptop among them sends nonsense all the while.
    const refresh = (token: string) =>
      ask(server, '/token?grant_type=refresh_token', { body: { refresh_token: token } });
    const nonsense = Array.from({ length: 60 }, (_, number) => refresh(`nonsense-token-${number}`));
    const refreshed = await Promise.all(office.map(({ refreshToken }) => refresh(refreshToken)));
    const signedIn = await Promise.all(office.map((one) => signIn(one.email, one.password)));
    expect(refreshed.map(({ status }) => status)).toEqual(Array(60).fill(200));
    expect(signedIn.map(({ status }) => status)).toEqual(Array(60).fill(200));
    expect((await Promise.all(nonsense)).map(({ status }) => status)).toEqual(Array(60).fill(400));

    // The next morning ten of them mistype theirs first, in the middle of everybody else.
    const morning = await Promise.all(
      office.map(({ email, password }, number) =>
        signIn(email, number % 6 === 0 ? `${password}!` : password),
      ),
    );
    const statuses = morning.map(({ status }) => status);
    expect(statuses).toEqual(office.map((_, number) => (number % 6 === 0 ? 400 : 200)));
    const mistyped = office.filter((_, number) => number % 6 === 0);
    const again = await Promise.all(mistyped.map((one) => signIn(one.email, one.password)));
    expect(again.map(({ status }) => status)).toEqual(Array(10).fill(200));
    clock.pass(60_000);
  });

  it('put the refreshes of one session off, and it lives on', async () => {
    let { refreshToken } = await startSession(server.url, server.people.duda.email);
    const refresh = () =>
      ask(server, '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } });
    for (let time = 0; time < 30; time++) {
      const { status, json } = await refresh();
      expect(status).toBe(200);
      refreshToken = json.refresh_token;
    }
    const putOff = await refresh();
    expect([putOff.status, Number(putOff.headers.get('retry-after'))]).toEqual([503, 2]);
    expect(
      (
        await ask(server, '/token?grant_type=refresh_token', {
          body: { refresh_token: server.people.bruno.refreshToken },
        })
      ).status,
    ).toBe(200);
    clock.pass(2_000);
    expect((await refresh()).status).toBe(200);
  });

  it('leave a minute between two mails of a kind, for known and unknown addresses alike', async () => {
    for (const email of [server.people.carla.email, 'nobody@example.com']) {
      const recover = () => ask(server, '/recover', { body: { email } });
      expect((await recover()).status).toBe(200);
      const early = await recover();
      expect(early).toMatchObject({
        status: 429,
        json: {
          code: 'over_email_send_rate_limit',
          message: 'For security purposes, you can only request this after 60 seconds.',
        },
      });
      clock.pass(60_000);
      expect((await recover()).status).toBe(200);
    }
    clock.pass(600_000);
  });

  describe('of mails', () => {
    const refused = { status: 429, code: 'over_email_send_rate_limit' };
    const mail = (to: string, ip: string) =>
      accountsOf(server.context).limits.countMail({ kind: 'otp', to, ip }, 0);

    it('stop one network long before it has used up those of the server', async () => {
      const counted = Array.from({ length: 200 }, (_, number) =>
        mail(`p${number}@example.com`, `2001:db8:1:${number}::1`),
      );
      await Promise.all(counted);
      await expect(mail('q@example.com', '2001:db8:1::2')).rejects.toMatchObject(refused);
      await mail('q@example.com', '2001:db8:2::2');
      clock.pass(18_000);
      await mail('q@example.com', '2001:db8:1::2');
    });

    it('stop those of a company at what it may send in a day, all of them or none', async () => {
      const { limits } = accountsOf(server.context);
      const take = (mails: number) => limits.takeCompanyMails('companhia', { mails, aDay: 1_440 });
      expect(await take(1_441)).toBe(false);
      expect(await take(1_400)).toBe(true);
      expect(await take(100)).toBe(false);
      expect(await take(40)).toBe(true);
      expect(await take(1)).toBe(false);
      clock.pass(60_000);
      expect(await take(1)).toBe(true);
    });

    it('stop those to one address, wherever they are asked for', async () => {
      const counted = Array.from({ length: 20 }, (_, number) =>
        mail('full@example.com', `10.${number}.0.1`),
      );
      await Promise.all(counted);
      await expect(mail('full@example.com', '10.99.0.1')).rejects.toMatchObject(refused);
      await mail('free@example.com', '10.99.0.1');
    });

    it('are told in the protocol’s words, whether or not anybody has the address', async () => {
      for (const email of [server.people.ana.email, 'full2@example.com']) {
        for (let time = 0; time < 20; time++) await mail(email, '10.98.0.1');
        const { status, json } = await ask(server, '/recover', { body: { email } });
        expect([status, json.code]).toEqual([429, 'over_email_send_rate_limit']);
      }
    });
  });

  it('allow ten guesses of a mailed code', async () => {
    const guess = () =>
      ask(server, '/verify', {
        body: { type: 'signup', email: 'eva@example.com', token: '000000' },
      });
    const codes = [];
    for (let time = 0; time < 11; time++) codes.push((await guess()).json.code);
    expect(codes).toEqual([...Array(10).fill('otp_expired'), 'over_request_rate_limit']);
  });

  it('allow five guesses of the password that deletes an account', async () => {
    const { duda } = server.people;
    const guess = async (password: string) => {
      const request = { method: 'POST', json: { password } };
      return (await server.fetchAs(duda, '/api/account/deletion', request)).status;
    };
    const statuses = [];
    for (let time = 0; time < 6; time++) statuses.push(await guess('errada'));
    expect(statuses).toEqual([...Array(5).fill(422), 429]);
    expect(await guess(duda.password)).toBe(429);
    clock.pass(600_000);
    expect(await guess(duda.password)).toBe(200);
  });

  it('keep no address in the clear', async () => {
    const { rows } = await server.context.db.execute<{ text: string }>(
      `select encode(key, 'escape') as text from rate_buckets`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|127\.0\.0/);
  });
});
