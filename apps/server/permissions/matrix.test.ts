import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '#features/notifications/server/index.ts';
import {
  addSecondFactor,
  putInCompanies,
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { CALLERS, type CallerName, type Fixture, type TestCourse } from './callers.ts';
import { aCourse, anEvent, aSubscription, aVideo, matrix } from './matrix.ts';

/** Words that only Ana writes; nobody else's answer may ever hold them. */
const SECRET = 'quaresmeira';
const TEXT = `Estou cansada e com dor de cabeça, pensando na ${SECRET} do quintal.`;

let world: TestApp;
let people: Record<CallerName, TestPerson | null>;
let completedCourse: TestCourse;

beforeAll(async () => {
  world = await startTestApp();
  const { ana, bruno, duda, carla } = world.people;
  const edu = await signInNewPerson(world.url, world.context, 'Edu Lima');
  const owner = await addSecondFactor(world.url, ana);
  people = {
    visitor: null,
    owner,
    ownerByPasswordAlone: null,
    anotherPerson: edu,
    ownCompanyAdmin: bruno,
    otherCompanyAdmin: duda,
    generalAdmin: carla,
  };
  completedCourse = await publishCourse();
  const ofIt = `/api/courses/${completedCourse.id}`;
  for (const path of [`${ofIt}/start`, `${ofIt}/lessons/${completedCourse.lessonId}/read`]) {
    await world.fetchAs(owner, path, { method: 'POST' });
  }
});
afterAll(() => world.stop());

/** What Ana has before a route is called. */
async function makeFixture(): Promise<Fixture> {
  const write = async () => {
    const response = await world.fetchAs(people.owner, '/api/diary/entries', {
      method: 'POST',
      json: { text: TEXT },
    });
    return (await response.json()) as {
      id: string;
      reading: { mentions: { expression: string }[] };
    };
  };
  const [entry, deleted] = await Promise.all([write(), write()]);
  await world.fetchAs(people.owner, `/api/diary/entries/${deleted.id}`, { method: 'DELETE' });
  const [first, second] = entry.reading.mentions;
  if (!first || !second) throw new Error('The engine found nothing in the fixture');
  const correction = await world.fetchAs(people.owner, '/api/burnout/corrections', {
    method: 'POST',
    json: { entryId: entry.id, expression: first.expression },
  });
  const { id } = (await correction.json()) as { id: string };
  const noteId = randomUUID();
  await world.fetchAs(people.owner, `/api/burnout/notes/${noteId}`, {
    method: 'PUT',
    json: { from: '2026-11-02', to: '2026-11-08', text: SECRET },
  });
  const former = await world.fetchAs(people.owner, '/api/consultation/links');
  for (const { id: old } of ((await former.json()) as { links: { id: string }[] }).links) {
    await world.fetchAs(people.owner, `/api/consultation/links/${old}`, { method: 'DELETE' });
  }
  const linkProof = randomBytes(32).toString('base64url');
  const link = await world.fetchAs(people.owner, '/api/consultation/links', {
    method: 'POST',
    json: {
      content: randomBytes(64).toString('base64url'),
      verifier: createHash('sha256')
        .update(Buffer.from(linkProof, 'base64url'))
        .digest('base64url'),
      hasPin: false,
      hours: 24,
      label: SECRET,
    },
  });
  const { id: linkId } = (await link.json()) as { id: string };
  const byPassword = await signIn(world.url, world.people.ana.email);
  people.ownerByPasswordAlone = { ...world.people.ana, ...byPassword };
  const { sessionId } = await signIn(world.url, world.people.ana.email);
  const { userId } = world.people.ana;
  await world.context.db.transaction((tx) =>
    notify(world.context, tx, { userId, kind: 'password_changed', params: {} }),
  );
  const newest = await world.fetchAs(people.owner, '/api/notifications?limit=1');
  const { notifications } = (await newest.json()) as { notifications: { id: string }[] };
  const device = await world.fetchAs(people.owner, '/api/notifications/devices', {
    method: 'PUT',
    json: aSubscription(),
  });
  const { id: deviceId } = (await device.json()) as { id: string };
  const [eventId, deletedEventId] = [randomUUID(), randomUUID()];
  for (const id of [eventId, deletedEventId]) {
    const json = { id, ...anEvent(SECRET) };
    await world.fetchAs(people.owner, '/api/calendar/events', { method: 'POST', json });
  }
  await world.fetchAs(people.owner, `/api/calendar/events/${deletedEventId}`, { method: 'DELETE' });
  const [newsId, newsDraftId] = [randomUUID(), randomUUID()];
  for (const id of [newsId, newsDraftId]) {
    const json = { id, draft: aVideo() };
    await world.fetchAs(people.generalAdmin, '/api/admin/news', { method: 'POST', json });
  }
  await world.fetchAs(people.generalAdmin, `/api/admin/news/${newsId}/published`, {
    method: 'PUT',
    json: { published: true, revision: 1 },
  });
  // What another row’s route took away.
  await putInCompanies(world.context, world.people);
  return {
    ownerId: userId,
    companyAdminId: world.people.bruno.userId,
    newsId,
    newsDraftId,
    course: await publishCourse(),
    completedCourse,
    eventId,
    deletedEventId,
    notificationId: notifications[0]?.id ?? '',
    deviceId,
    entryId: entry.id,
    deletedEntryId: deleted.id,
    expression: second.expression,
    correctionId: id,
    noteId,
    linkId,
    linkProof,
    sessionId,
  };
}

async function publishCourse(): Promise<TestCourse> {
  const id = randomUUID();
  const draft = { id, ...aCourse() };
  const added = await world.fetchAs(people.generalAdmin, '/api/admin/courses', {
    method: 'POST',
    json: draft,
  });
  const { revision: first } = (await added.json()) as { revision: string };
  const published = await world.fetchAs(people.generalAdmin, `/api/admin/courses/${id}/state`, {
    method: 'PUT',
    json: { revision: first, state: 'published' },
  });
  const { revision } = (await published.json()) as { revision: string };
  return { id, lessonId: draft.lessons[0]?.id ?? '', revision };
}

/** Calls a route as somebody; a stream is hung up once its status is known. */
async function call(route: string, caller: CallerName, fixture: Fixture) {
  const [method = '', path = ''] = route.split(' ');
  const row = matrix[route];
  const params = row?.params?.(fixture) ?? {};
  const search = row?.query ? `?${new URLSearchParams(row.query())}` : '';
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '') + search;
  const end = new AbortController();
  const response = await world.fetchAs(people[caller], address, {
    method,
    signal: end.signal,
    ...(row?.body ? { json: row.body(fixture) } : {}),
    ...(path.endsWith('/events') ? { headers: { accept: 'text/event-stream' } } : {}),
  });
  const isStream = response.headers.get('content-type')?.includes('event-stream');
  const text = isStream ? '' : await response.text();
  end.abort();
  return { status: response.status, text };
}

describe('the permission matrix', () => {
  it('has a row for every route and a route for every row', () => {
    const routes = world.app.mounted.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(Object.keys(matrix).toSorted()).toEqual(routes.toSorted());
  });

  it.each(Object.keys(matrix))('%s', async (route) => {
    const fixture = await makeFixture();
    const found: Partial<Record<CallerName, number>> = {};
    // The owner comes last: what the others tried must have changed nothing.
    for (const caller of CALLERS.toSorted((a) => (a === 'owner' ? 1 : -1))) {
      const { status, text } = await call(route, caller, fixture);
      found[caller] = status;
      if (caller !== 'owner') expect(text).not.toContain(SECRET);
    }
    expect(found).toEqual(matrix[route]?.statuses);
  });

  it('lets nobody in with a token that is not theirs to use', async () => {
    const ana = people.owner as TestPerson;
    const [header, claims, signature] = ana.accessToken.split('.');
    const body = Buffer.from(claims ?? '', 'base64url').toString();
    const forged = Buffer.from(body.replace(ana.userId, world.people.carla.userId)).toString(
      'base64url',
    );
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const accessToken of [
      `${header}.${forged}.${signature}`,
      `${none}.${claims}.`,
      `${header}.${claims}.`,
      'not-a-token',
      '',
    ]) {
      const response = await world.fetchAs({ ...ana, accessToken }, '/api/diary/entries');
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
    }
  });
});
