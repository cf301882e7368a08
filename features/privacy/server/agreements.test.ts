import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '#features/privacy/contract/terms-version.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { dayOf } from '#packages/kernel/index.ts';
import {
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from '#packages/testing/people/index.ts';
import { TERMS_HASHES } from './agreements.ts';
import { consents } from './privacy.tables.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

const entry = (id: string) => ({ clientId: id, text: 'Reunião longa, e depois um café.' });
const emotion = { level: 3, tags: [], note: null };

async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { code: string }).code;
}

/** A person who came in by another way than the form: nothing was asked of them yet. */
async function newcomer(name: string) {
  const person = await signInNewPerson(world.url, world.context, name);
  await world.context.db.delete(consents).where(eq(consents.userId, person.userId));
  return person;
}

describe('the terms of use', () => {
  it.each(LANGUAGES)('are those of their version in %s', async (language) => {
    const path = `features/accounts/web/legal/locales/${language}.json`;
    const { terms } = JSON.parse(await readFile(path, 'utf8'));
    const hash = createHash('sha256').update(JSON.stringify(terms)).digest('hex');
    expect(hash, 'changed terms need a new TERMS_VERSION and hash').toBe(TERMS_HASHES[language]);
  });

  it('are asked of Elisa, who came in without them, before anything else', async () => {
    const elisa = await newcomer('Elisa Nunes');
    const refused = await world.fetchAs(elisa, '/api/dashboard');
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'terms_needed']);
    for (const path of ['/api/me', '/api/privacy/consents', '/api/account/deletion']) {
      expect([path, (await world.fetchAs(elisa, path)).status]).toEqual([path, 200]);
    }
    const old = await world.fetchAs(elisa, '/api/privacy/terms', {
      method: 'POST',
      json: { version: '2020-01-01', language: 'pt-BR' },
    });
    expect([old.status, await codeOf(old)]).toEqual([409, 'terms_changed']);
    for (const time of ['once', 'and again in another tab']) {
      const accepted = await world.fetchAs(elisa, '/api/privacy/terms', {
        method: 'POST',
        json: { version: TERMS_VERSION, language: 'pt-BR' },
      });
      expect([time, accepted.status]).toEqual([time, 204]);
    }
    const kept = await world.context.db
      .select()
      .from(consents)
      .where(eq(consents.userId, elisa.userId));
    expect(kept.map(({ purpose, action }) => [purpose, action])).toEqual([
      ['terms_of_use', 'grant'],
    ]);
    expect((await world.fetchAs(elisa, '/api/dashboard')).status).toBe(200);
  });

  it('are asked anew of Bruno once their text has changed', async () => {
    const { bruno } = world.people;
    const { db } = world.context;
    await db
      .update(consents)
      .set({ textHash: 'of-last-year' })
      .where(eq(consents.userId, bruno.userId));
    const refused = await world.fetchAs(bruno, '/api/dashboard');
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'terms_needed']);
  });

  it('come along with the sign-up of Fábio, and only in the version of today', async () => {
    for (const [email, version, status] of [
      ['fabio@example.com', TERMS_VERSION, 200],
      ['gil@example.com', '2020-01-01', 403],
    ] as const) {
      const created = await fetch(`${world.url}/auth/v1/admin/users`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${world.context.settings.serviceKey}`,
          apikey: world.context.settings.serviceKey,
        },
        body: JSON.stringify({
          ...{ email, password: 'uma senha qualquer', email_confirm: true },
          user_metadata: { full_name: 'Fábio', terms_version: version },
        }),
      });
      const { id: userId } = (await created.json()) as { id: string };
      const session = await signIn(world.url, email);
      const person = { name: 'Fábio', userId, email, password: 'uma senha qualquer', ...session };
      const answer = await world.fetchAs(person, '/api/dashboard');
      expect([version, answer.status]).toEqual([version, status]);
    }
  });
});

describe('health data', () => {
  it('are kept of Helena only while she agrees', async () => {
    const helena = await signInNewPerson(world.url, world.context, 'Helena Prado');
    const set = (agreed: boolean) =>
      world.fetchAs(helena, '/api/privacy/health-consent', {
        method: 'PUT',
        json: { agreed, language: 'fr-FR' },
      });
    const record = (level: number | null = emotion.level) =>
      world.fetchAs(
        helena,
        `/api/emotions/days/${dayOf(world.context.now(), 'America/Sao_Paulo')}`,
        {
          method: 'PUT',
          json: {
            ...{ ...emotion, level },
            changeId: crypto.randomUUID(),
            recordedAt: world.context.now().toISOString(),
          },
        },
      );
    expect((await set(false)).status).toBe(204);
    const refused = await record();
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'health_consent_needed']);
    const write = await world.fetchAs(helena, '/api/diary/entries', {
      method: 'POST',
      json: entry(crypto.randomUUID()),
    });
    expect([write.status, await codeOf(write)]).toEqual([403, 'health_consent_needed']);
    const head = { changeId: crypto.randomUUID(), recordedAt: world.context.now().toISOString() };
    for (const [method, path, json] of [
      ['POST', `diary/entries/${crypto.randomUUID()}/analysis`, {}],
      ['PATCH', `diary/entries/${crypto.randomUUID()}/head`, { ...head, title: 'Sem dormir' }],
      ['PUT', 'emotions/counted', { counted: true, language: 'fr-FR' }],
      [
        'PUT',
        `burnout/notes/${crypto.randomUUID()}`,
        { from: '2026-11-02', to: '2026-11-03', text: 'Comecei o remédio.' },
      ],
    ] as const) {
      const answer = await world.fetchAs(helena, `/api/${path}`, { method, json });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    const uncounted = { counted: false, language: 'fr-FR' };
    const left = await world.fetchAs(helena, '/api/emotions/counted', {
      method: 'PUT',
      json: uncounted,
    });
    expect(left.status).toBe(200);
    const bring = (kind: string) =>
      world.fetchAs(helena, '/api/privacy/import', {
        method: 'POST',
        json: { kind, records: [{}], preview: true },
      });
    const brought = await bring('emotion-days');
    expect([brought.status, await codeOf(brought)]).toEqual([403, 'health_consent_needed']);
    expect((await bring('calendar-events')).status).toBe(200);
    // What she has stays open to her.
    expect((await world.fetchAs(helena, '/api/diary/entries')).status).toBe(200);
    expect((await set(true)).status).toBe(204);
    expect((await record()).status).toBe(200);
    // What she takes back is taken back, whatever she agrees to.
    expect((await set(false)).status).toBe(204);
    expect((await record(null)).status).toBe(200);
    expect((await set(true)).status).toBe(204);
    const listed = await world.fetchAs(helena, '/api/privacy/consents');
    const { consents: words } = (await listed.json()) as { consents: object[] };
    expect(words).toContainEqual(
      expect.objectContaining({ purpose: 'health_records', agreed: true }),
    );
  });

  it('of Ana say nothing about Bruno’s word', async () => {
    const { ana, bruno } = world.people;
    const asked = await world.fetchAs(bruno, '/api/privacy/health-consent', {
      method: 'PUT',
      json: { agreed: false, language: 'pt-BR' },
    });
    expect(asked.status).toBe(204);
    const { consents: words } = (await (
      await world.fetchAs(ana, '/api/privacy/consents')
    ).json()) as { consents: object[] };
    expect(words).toContainEqual(
      expect.objectContaining({ purpose: 'health_records', agreed: true }),
    );
  });
});
