import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  grantGeneralAdmin,
  lockGeneralAdmins,
  revokeGeneralAdmin,
} from '#features/access/server/index.ts';
import { lockUser } from '#features/accounts/server/index.ts';
import { lockCompanyOf } from '#features/companies/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server?.stop());

const setRole = async (person: TestPerson, role: string) => {
  const path = `/api/admin/users/${person.userId}/role`;
  return (await server.fetchAs(server.people.carla, path, { method: 'PUT', json: { role } }))
    .status;
};
const grant = ({ email }: TestPerson) => grantGeneralAdmin(server.context, email);
const revoke = ({ email }: TestPerson) =>
  revokeGeneralAdmin(server.context, email, { force: false });

/** Begins something beside an open transaction, and goes on there once it waits for what that holds. */
async function meeting<T>(
  hold: (tx: Queryable) => Promise<unknown>,
  begin: () => Promise<T>,
  goOn: (tx: Queryable) => Promise<unknown>,
): Promise<T> {
  let begun: Promise<T> | undefined;
  await server.context.db.transaction(async (tx) => {
    await hold(tx);
    begun = begin();
    begun.catch(() => undefined);
    const waiting = `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`;
    // Not in the transaction: what it saw of the others once, it sees until its end.
    const count = async () => (await server.context.db.$client.query(waiting)).rowCount;
    await expect.poll(count, { timeout: 20_000 }).toBe(1);
    await goOn(tx);
  });
  return begun as Promise<T>;
}

describe('a change of general admins and a deletion do not wait in a circle', () => {
  it.each([
    ['Carla makes Ana one', (ana: TestPerson) => setRole(ana, 'admin'), 204],
    ['the operator makes Ana one', grant, 'granted'],
    ['the operator ends that of Ana, who is none', revoke, 'never'],
  ] as const)('%s while Ana, or somebody of her company, is deleted', async (_, change, done) => {
    const { ana, bruno } = server.people;
    for (const leaving of [ana, bruno]) {
      const outcome = await meeting(
        async (tx) => {
          await lockUser(tx, leaving.userId);
          await lockCompanyOf(tx, leaving.userId);
        },
        (): Promise<unknown> => change(ana),
        lockGeneralAdmins,
      );
      expect(outcome).toBe(leaving === bruno && done === 'granted' ? 'already' : done);
    }
  });
});

describe('a general admin', () => {
  it('whom the operator makes or ends hears of it, and so do the others', async () => {
    const { ana, carla } = server.people;
    const subjects = async ({ email }: TestPerson) =>
      (await server.mailbox(email)).map(({ subject }) => subject).toSorted();
    expect(await grant(ana)).toBe('granted');
    expect(await revoke(ana)).toBe('revoked');
    const role = 'Seu papel no Florescer mudou';
    await expect.poll(() => subjects(ana)).toEqual([role, role]);
    await expect
      .poll(() => subjects(carla))
      .toEqual([
        'Alguém deixou de ser Admin Geral do Florescer',
        'Há um novo Admin Geral no Florescer',
      ]);
  });

  it('who was made one just now is neither suspended nor deleted', async () => {
    const { ana, carla } = server.people;
    const path = `/api/admin/users/${ana.userId}`;
    for (const [asked, method] of [
      [`${path}/suspension`, 'PUT'],
      [path, 'DELETE'],
    ] as const) {
      await server.context.db.$client.query('delete from user_roles where user_id = $1', [
        ana.userId,
      ]);
      const answer = await meeting(
        (tx) => lockUser(tx, ana.userId),
        () => server.fetchAs(carla, asked, { method }),
        (tx) =>
          tx.$client.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [
            ana.userId,
          ]),
      );
      expect(await answer.json()).toMatchObject({ code: 'general_admin' });
    }
  });

  it('is the last one where the others are suspended', async () => {
    const { ana, carla } = server.people;
    expect(await grant(ana)).toBe('granted');
    const until = new Date('2099-01-01');
    const suspend = 'update users set banned_until = $2 where id = $1';
    await server.context.db.$client.query(suspend, [ana.userId, until]);
    expect(await revoke(carla)).toBe('last');
    await server.context.db.$client.query(suspend, [ana.userId, null]);
    expect(await revoke(carla)).toBe('revoked');
  });

  it('is told what stands before their deletion while somebody changes general admins', async () => {
    const { carla } = server.people;
    await server.context.db.transaction(async (tx) => {
      await lockGeneralAdmins(tx);
      const terms = await server.fetchAs(carla, '/api/account/deletion', {
        signal: AbortSignal.timeout(5_000),
      });
      expect(await terms.json()).toMatchObject({ obstacle: 'only_general_admin' });
    });
  });
});
