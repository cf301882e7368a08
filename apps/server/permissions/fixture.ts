import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { notify } from '#features/notifications/server/index.ts';
import {
  addSecondFactor,
  putInCompanies,
  signIn,
  signInNewPerson,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { CallerName, Fixture, TestCourse } from './callers.ts';
import { aCourse, anEvent, aSubscription, aVideo } from './matrix.ts';

/** Words that only Ana writes; nobody else's answer may ever hold them. */
export const SECRET = 'quaresmeira';
const TEXT = `Estou cansada e com dor de cabeça, pensando na ${SECRET} do quintal.`;

/** Everybody who calls, on a running server. */
export interface Cast {
  people: Record<CallerName, TestPerson | null>;
  completedCourse: TestCourse;
}

/** Ana, who owns what the others try, with a second factor, and one of each of the others. */
export async function makeCast(world: TestApp): Promise<Cast> {
  const { ana, bruno, duda, carla } = world.people;
  const edu = await signInNewPerson(world.url, world.context, 'Edu Lima');
  const owner = await addSecondFactor(world.url, ana);
  const people = {
    visitor: null,
    owner,
    ownerByPasswordAlone: null,
    anotherPerson: edu,
    ownCompanyAdmin: bruno,
    otherCompanyAdmin: duda,
    generalAdmin: carla,
  };
  const completedCourse = await publishCourse(world);
  const ofIt = `/api/courses/${completedCourse.id}`;
  for (const path of [`${ofIt}/start`, `${ofIt}/lessons/${completedCourse.lessonId}/read`]) {
    await world.fetchAs(owner, path, { method: 'POST' });
  }
  return { people, completedCourse };
}

/** Makes what Ana has before a route is called: one of each, through the API. */
export async function makeFixture(
  world: TestApp,
  { people, completedCourse }: Cast,
): Promise<Fixture> {
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
    course: await publishCourse(world),
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

async function publishCourse(world: TestApp): Promise<TestCourse> {
  const { carla } = world.people;
  const id = randomUUID();
  const draft = { id, ...aCourse() };
  const added = await world.fetchAs(carla, '/api/admin/courses', {
    method: 'POST',
    json: draft,
  });
  const { revision: first } = (await added.json()) as { revision: string };
  const published = await world.fetchAs(carla, `/api/admin/courses/${id}/state`, {
    method: 'PUT',
    json: { revision: first, state: 'published' },
  });
  const { revision } = (await published.json()) as { revision: string };
  return { id, lessonId: draft.lessons[0]?.id ?? '', revision };
}
