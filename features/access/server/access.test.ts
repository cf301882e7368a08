import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#features/accounts/server/accounts.tables.ts';
import {
  addSecondFactor,
  givePlan,
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { userSubscriptions } from './access.tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());

const me = async (person: TestPerson | null) => {
  const response = await server.fetchAs(person, '/api/me');
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('who the caller is', () => {
  it('refuses a visitor', async () => {
    expect(await me(null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it.each([
    ['ana', { isAdmin: false, isCompanyAdmin: false, company: { name: 'Companhia A' } }],
    ['bruno', { isAdmin: false, isCompanyAdmin: true, company: { name: 'Companhia A' } }],
    ['duda', { isAdmin: false, isCompanyAdmin: true, company: { name: 'Companhia B' } }],
    ['carla', { isAdmin: true, isCompanyAdmin: true, company: null }],
  ] as const)('tells %s role and company', async (name, expected) => {
    const person = server.people[name];
    expect(await me(person)).toMatchObject({
      status: 200,
      body: { id: person.userId, email: person.email, fullName: person.name, ...expected },
    });
  });

  it('never answers from a cache', async () => {
    const response = await server.fetchAs(server.people.ana, '/api/me');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the plan', () => {
  it('is free without a subscription, the newest active one that goes on with it, free again after their end', async () => {
    const eva = await signInNewPerson(server.url, server.context, 'Eva Lima');
    const planOfEva = async () => (await me(eva)).body;
    expect(await planOfEva()).toMatchObject({ plan: 'free', hasPremiumAccess: false });

    await givePlan(server.context, eva, 'individual');
    expect(await planOfEva()).toMatchObject({ plan: 'individual', hasPremiumAccess: true });

    await givePlan(server.context, eva, 'empresarial', new Date(Date.now() + 60_000));
    expect(await planOfEva()).toMatchObject({ plan: 'empresarial', hasPremiumAccess: true });

    const over = new Date(Date.now() - 1);
    await givePlan(server.context, eva, 'empresarial', over);
    expect(await planOfEva()).toMatchObject({ plan: 'empresarial', hasPremiumAccess: true });

    await server.context.db
      .update(userSubscriptions)
      .set({ endsAt: over })
      .where(eq(userSubscriptions.userId, eva.userId));
    expect(await planOfEva()).toMatchObject({ plan: 'free', hasPremiumAccess: false });
  });
});

describe('a session', () => {
  it('ends at once for /api when the person signs out, and only that one', async () => {
    const { ana } = server.people;
    const second = { ...ana, ...(await signIn(server.url, ana.email)) };
    expect((await me(second)).status).toBe(200);
    const signedOut = await server.fetchAs(second, '/auth/v1/logout?scope=local', {
      method: 'POST',
      headers: { apikey: 'sb_publishable_florescer' },
    });
    expect(signedOut.status).toBe(204);
    expect((await me(second)).status).toBe(401);
    expect((await me(ana)).status).toBe(200);
  });

  it.each([
    ['banned', { bannedUntil: new Date(Date.now() + 60_000) }],
    ['deleted', { deletedAt: new Date() }],
  ])('is worth nothing while the person is %s', async (what, change) => {
    const person = await signInNewPerson(server.url, server.context, `${what} Pessoa`);
    expect((await me(person)).status).toBe(200);
    await server.context.db.update(users).set(change).where(eq(users.id, person.userId));
    expect((await me(person)).status).toBe(401);
  });
});

describe('a second factor', () => {
  it('is asked of the person who has one, in every session, and of nobody else', async () => {
    const gil = await signInNewPerson(server.url, server.context, 'Gil Prado');
    expect((await me(gil)).status).toBe(200);
    const proved = await addSecondFactor(server.url, gil);
    expect(await me(proved)).toMatchObject({ status: 200, body: { id: gil.userId } });

    const byPassword = { ...gil, ...(await signIn(server.url, gil.email)) };
    expect(await me(byPassword)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_needed' },
    });
    expect((await me(server.people.ana)).status).toBe(200);
  });

  it('that was never verified bars nobody', async () => {
    const hugo = await signInNewPerson(server.url, server.context, 'Hugo Lima');
    const begun = await server.fetchAs(hugo, '/auth/v1/factors', {
      method: 'POST',
      headers: { apikey: 'sb_publishable_florescer' },
      json: { factor_type: 'totp' },
    });
    expect(begun.status).toBe(200);
    expect((await me(hugo)).status).toBe(200);
  });
});

describe('preferences', () => {
  it('start as registered and change one by one', async () => {
    const { bruno } = server.people;
    expect((await me(bruno)).body).toMatchObject({
      language: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
    });
    const change = (json: object) =>
      server.fetchAs(bruno, '/api/me/preferences', { method: 'PATCH', json });
    expect(await (await change({ language: 'fr-FR' })).json()).toMatchObject({
      language: 'fr-FR',
      timeZone: 'America/Sao_Paulo',
    });
    await change({ timeZone: 'America/Manaus' });
    expect((await me(bruno)).body).toMatchObject({ language: 'fr-FR', timeZone: 'America/Manaus' });
    // Two devices at once: neither takes the other's choice back.
    await Promise.all([change({ language: 'es-ES' }), change({ timeZone: 'Europe/Lisbon' })]);
    expect((await me(bruno)).body).toMatchObject({ language: 'es-ES', timeZone: 'Europe/Lisbon' });
  });

  it('refuse a zone that no clock knows, and a language that the product does not speak', async () => {
    const change = (json: object) =>
      server.fetchAs(server.people.ana, '/api/me/preferences', { method: 'PATCH', json });
    const zone = await change({ timeZone: 'Mars/Olympus' });
    expect([zone.status, await zone.json()]).toMatchObject([422, { code: 'unknown_time_zone' }]);
    const language = await change({ language: 'de-DE' });
    expect([language.status, await language.json()]).toMatchObject([400, { code: 'invalid' }]);
  });

  it('are nobody else’s', async () => {
    const response = await server.fetchAs(null, '/api/me/preferences', {
      method: 'PATCH',
      json: { language: 'en-US' },
    });
    expect(response.status).toBe(401);
  });
});
