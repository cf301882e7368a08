import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, authClient, succeed } from '#packages/testing/people/auth-clients.ts';
import {
  codeIn,
  jobsAreDone,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from '#packages/testing/people/index.ts';
import { findByEmail, lockUser } from '../../users/users.queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());

const NOBODY = 'ninguem@example.org';
let guests = 0;
const newGuest = () => signInNewPerson(server.url, server.context, `asked${++guests}`);
const accountOf = (email: string) => findByEmail(server.context.db, email);

/** Every way to have a mail sent to an address, as a stranger asks for it. */
const REQUESTS: [path: string, body: object][] = [
  ['/otp', { create_user: false }],
  ['/otp', { create_user: true, data: { full_name: 'Mallory' } }],
  ['/magiclink', { create_user: false }],
  ['/recover', {}],
  ['/resend', { type: 'signup' }],
  ['/resend', { type: 'email_change' }],
];

/** Waits until every request was looked at and every mail went out. */
const queuesEmpty = () => jobsAreDone(server.context, 'accounts.%');

describe('a mail that a stranger asks for', () => {
  it.each(REQUESTS)('by %s %j is answered alike for Ana and for nobody', async (path, body) => {
    const { email } = await newGuest();
    const known = await ask(server, path, { body: { ...body, email } });
    const unknown = await ask(server, path, { body: { ...body, email: NOBODY } });
    expect(known).toMatchObject({ status: 200, json: {} });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  });

  it.each(REQUESTS)('by %s %j is answered before anybody looks at Ana', async (path, body) => {
    const { email, userId } = await newGuest();
    const answer = await server.context.db.transaction(async (tx) => {
      // Whoever wanted to change anything of hers, or to read it for a change, would wait here.
      await lockUser(tx, userId);
      return ask(server, path, { body: { ...body, email } });
    });
    expect(answer.status).toBe(200);
  });

  it('goes out once the answer did, to whoever is there', async () => {
    const { email } = await newGuest();
    await ask(server, '/otp', { body: { email, create_user: false } });
    const nobody = 'realmente-ninguem@example.org';
    await ask(server, '/otp', { body: { email: nobody, create_user: false } });
    const token = codeIn((await server.mailbox(email)).at(-1));
    const { user } = succeed(await authClient(server).verifyOtp({ email, token, type: 'email' }));
    expect(user?.email).toBe(email);
    expect(await server.mailbox(nobody, 0)).toEqual([]);
    expect(await accountOf(nobody)).toBeUndefined();
  });

  it('makes an account where it may, with what was said about the person', async () => {
    const email = 'nova@example.org';
    const body = { email, create_user: true, data: { full_name: 'Nova Pessoa' } };
    await ask(server, '/otp', { body });
    const token = codeIn((await server.mailbox(email)).at(-1));
    const { user } = succeed(await authClient(server).verifyOtp({ email, token, type: 'email' }));
    expect(user?.user_metadata).toMatchObject({ full_name: 'Nova Pessoa' });
  });

  it('makes one account for two requests at once', async () => {
    const email = 'gemeas@example.org';
    const body = { email, create_user: true };
    await Promise.all([ask(server, '/otp', { body }), ask(server, '/otp', { body })]);
    // The later one may be mailed too, and its code is the one that counts.
    await queuesEmpty();
    const token = codeIn((await server.mailbox(email)).at(-1));
    const { user } = succeed(await authClient(server).verifyOtp({ email, token, type: 'email' }));
    expect((await accountOf(email))?.id).toBe(user?.id);
  });

  it('leaves nothing of the address in the queue', async () => {
    const { email } = await newGuest();
    await ask(server, '/recover', { body: { email } });
    await server.mailbox(email);
    const { rows } = await server.context.db.execute<{ data: string }>(
      `select data::text as data from pgboss.job where name = 'accounts.message-request'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ data }) => data).join()).not.toContain(email);
  });
});
