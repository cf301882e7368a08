import { randomBytes, randomUUID } from 'node:crypto';
import { EMPTY_PLAN } from '#features/safety-plan/contract/plan.rules.ts';
import { adminsOnly, eachTheirOwn, type Fixture, ownersOnly, type Row } from './callers.ts';

/** For whoever belongs to a company. */
const membersOnly: Row['statuses'] = {
  ...ownersOnly(200),
  ownCompanyAdmin: 200,
  otherCompanyAdmin: 200,
};
/** For whoever looks after the owner's company; a general admin of no company finds none. */
const companyAdminsOnly = (status: number): Row['statuses'] => ({
  ...adminsOnly(404),
  ownCompanyAdmin: status,
  otherCompanyAdmin: 404,
});

const ofEntry = { params: ({ entryId }: Fixture) => ({ id: entryId }) };

const ofNotification = { params: ({ notificationId }: Fixture) => ({ id: notificationId }) };

const ofEvent = { params: ({ eventId }: Fixture) => ({ id: eventId }) };
/** An hour of a day that is long over. */
export const anEvent = (title = 'Reunião') => ({
  title,
  category: 'work',
  start: '2026-01-20T14:00',
  end: '2026-01-20T15:00',
  allDay: false,
  timeZone: 'America/Sao_Paulo',
  description: null,
});

const ofNews = { params: ({ newsId }: Fixture) => ({ id: newsId }) };
const ofNewsDraft = { params: ({ newsDraftId }: Fixture) => ({ id: newsDraftId }) };
/** A video of the administration, as it is written. */
export const aVideo = () => ({
  kind: 'video',
  category: 'general',
  language: 'pt-BR',
  title: 'Um vídeo',
  summary: 'Do que ele trata.',
  author: 'Equipe Florescer',
  blocks: [{ kind: 'paragraph', text: 'Do que ele trata.' }],
  sources: [],
  review: null,
  video: { url: 'https://video.example.org/1', seconds: 90, captions: true },
});

const ofCourse = { params: ({ course }: Fixture) => ({ id: course.id }) };
const ofCompletedLesson = {
  params: ({ completedCourse: { id, lessonId } }: Fixture) => ({ id, lessonId }),
};
export const aCourse = () => ({
  title: 'Pausas',
  description: 'Pausas que cabem no dia.',
  hours: 0.5,
  language: 'pt-BR',
  premium: false,
  lessons: [
    { id: randomUUID(), title: 'Um', body: [{ kind: 'paragraph', text: 'Uma pausa por hora.' }] },
  ],
});

/** A browser's address at a push service, with keys in their form. */
export const aSubscription = () => ({
  endpoint: `https://push.example.com/${randomUUID()}`,
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
});

const now = () => new Date().toISOString();
const today = () => now().slice(0, 10);
const ofToday = { params: () => ({ day: today() }) };
const aChange = () => ({ changeId: randomUUID(), recordedAt: now() });

const aToken = () => randomBytes(32).toString('base64url');
const aSummary = () => ({
  language: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  createdAt: now(),
  from: today(),
  to: today(),
  period: '30d',
  name: null,
  message: 'Boa tarde.',
  entries: [],
  signals: null,
  emotions: null,
  notes: [],
});

/** The permission matrix: every route of every contract has a row, and every row a route. */
export const matrix: Readonly<Record<string, Row>> = {
  'GET /api/me': { statuses: eachTheirOwn(200) },
  'PATCH /api/me/preferences': {
    statuses: eachTheirOwn(200),
    body: () => ({ timeZone: 'America/Sao_Paulo' }),
  },
  'POST /api/privacy/export': { statuses: eachTheirOwn(200), body: () => ({}) },
  'POST /api/privacy/import': {
    statuses: eachTheirOwn(200),
    body: () => ({ kind: 'emotion-days', records: [{}], preview: true }),
  },
  'GET /api/account/activity': { statuses: eachTheirOwn(200) },
  'GET /api/account/sessions': { statuses: eachTheirOwn(200) },
  'DELETE /api/account/sessions': { statuses: eachTheirOwn(204) },
  'DELETE /api/account/sessions/:id': {
    statuses: ownersOnly(204),
    params: ({ sessionId }) => ({ id: sessionId }),
  },
  'GET /api/account/deletion': { statuses: eachTheirOwn(200) },
  // Without a password nobody is deleted: what a right one does, own-deletion.test.ts tells.
  'POST /api/account/deletion': { statuses: eachTheirOwn(403), body: () => ({}) },
  'DELETE /api/companies/awaited-invitation': { statuses: eachTheirOwn(204) },
  'GET /api/companies/own/leaving': { statuses: membersOnly },
  'POST /api/companies/own/leaving': {
    // The owner's admin would leave her without one; the other company has nobody else.
    statuses: { ...membersOnly, owner: 204, ownCompanyAdmin: 409, otherCompanyAdmin: 204 },
  },
  'POST /api/companies/own/people/search': {
    statuses: { ...companyAdminsOnly(200), otherCompanyAdmin: 200 },
    body: () => ({ text: '' }),
  },
  'DELETE /api/companies/own/people/:id': {
    statuses: companyAdminsOnly(204),
    params: ({ ownerId }) => ({ id: ownerId }),
  },
  'PUT /api/companies/own/admins/:id': {
    statuses: companyAdminsOnly(204),
    params: ({ companyAdminId }) => ({ id: companyAdminId }),
  },
  'DELETE /api/companies/own/admins/me': {
    // Each is the only one.
    statuses: { ...companyAdminsOnly(409), otherCompanyAdmin: 409 },
  },
  'GET /api/dashboard': { statuses: eachTheirOwn(200) },

  'GET /api/diary/entries': { statuses: eachTheirOwn(200) },
  'POST /api/diary/entries': {
    statuses: eachTheirOwn(201),
    body: () => ({ text: 'Um dia comum.' }),
  },
  'POST /api/diary/entries/search': {
    statuses: eachTheirOwn(200),
    body: () => ({ text: 'cansada' }),
  },
  'GET /api/diary/entries/:id': { statuses: ownersOnly(200), ...ofEntry },
  'PATCH /api/diary/entries/:id': {
    statuses: ownersOnly(200),
    ...ofEntry,
    body: () => ({ text: 'Outro texto.' }),
  },
  'POST /api/diary/entries/:id/analysis': { statuses: ownersOnly(200), ...ofEntry },
  'GET /api/diary/entries/:id/versions': { statuses: ownersOnly(200), ...ofEntry },
  'DELETE /api/diary/entries/:id': { statuses: ownersOnly(204), ...ofEntry },
  'POST /api/diary/entries/:id/restore': {
    statuses: ownersOnly(200),
    params: ({ deletedEntryId }) => ({ id: deletedEntryId }),
  },
  'GET /api/diary/events': { statuses: eachTheirOwn(200) },
  'GET /api/diary/writer': { statuses: eachTheirOwn(200) },
  'PUT /api/diary/writer': {
    statuses: eachTheirOwn(200),
    body: () => ({ consented: false, language: 'pt-BR' }),
  },

  'GET /api/burnout/overview': { statuses: eachTheirOwn(200) },
  'GET /api/burnout/corrections': { statuses: eachTheirOwn(200) },
  'POST /api/burnout/corrections': {
    statuses: ownersOnly(201),
    body: ({ entryId, expression }) => ({ entryId, expression }),
  },
  'DELETE /api/burnout/corrections/:id': {
    statuses: ownersOnly(204),
    params: ({ correctionId }) => ({ id: correctionId }),
  },
  'GET /api/burnout/notes': { statuses: eachTheirOwn(200) },
  'PUT /api/burnout/notes/:id': {
    // The id of somebody else's note is a new note of one's own.
    statuses: eachTheirOwn(200),
    params: ({ noteId }) => ({ id: noteId }),
    body: () => ({ from: today(), to: today(), text: 'semana de fechamento' }),
  },
  'DELETE /api/burnout/notes/:id': {
    statuses: ownersOnly(204),
    params: ({ noteId }) => ({ id: noteId }),
  },

  'POST /api/consultation/links': {
    statuses: eachTheirOwn(201),
    body: () => ({ content: aToken(), verifier: aToken(), hasPin: false, hours: 24, label: null }),
  },
  'GET /api/consultation/links': { statuses: eachTheirOwn(200) },
  'DELETE /api/consultation/links/:id': {
    statuses: ownersOnly(204),
    params: ({ linkId }) => ({ id: linkId }),
  },
  'POST /api/consultation/openings': {
    // Whoever holds the link and nobody else. The page sends no token; half a one is refused first.
    statuses: { ...eachTheirOwn(200), visitor: 200 },
    body: ({ linkId, linkProof }) => ({ id: linkId, proof: linkProof }),
  },
  'POST /api/consultation/pdf': { statuses: eachTheirOwn(200), body: () => aSummary() },

  'GET /api/emotions/days': {
    statuses: eachTheirOwn(200),
    query: () => ({ from: '2026-01-01', to: '2026-02-01' }),
  },
  'GET /api/emotions/records': {
    statuses: eachTheirOwn(200),
    query: () => ({ from: '2026-01-01', to: '2026-02-01' }),
  },
  'GET /api/emotions/days/:day': { statuses: eachTheirOwn(200), ...ofToday },
  'PUT /api/emotions/days/:day': {
    statuses: eachTheirOwn(200),
    ...ofToday,
    body: () => ({ level: 4, tags: [], note: null, ...aChange() }),
  },
  'PUT /api/emotions/moments/:id': {
    statuses: eachTheirOwn(204),
    params: () => ({ id: randomUUID() }),
    body: () => ({ day: today(), at: now(), level: 2, tags: [], note: null, ...aChange() }),
  },
  'GET /api/emotions/report': { statuses: eachTheirOwn(200) },

  'GET /api/health/overview': { statuses: eachTheirOwn(200) },
  'GET /api/health/records': {
    statuses: eachTheirOwn(200),
    query: () => ({ from: '2026-01-01', to: '2026-01-31' }),
  },
  'PUT /api/health/records/:id': {
    statuses: eachTheirOwn(200),
    params: () => ({ id: randomUUID() }),
    body: () => ({
      ...aChange(),
      record: { part: 'drink', kind: 'water', ml: 200, day: today(), at: now() },
    }),
  },
  'PUT /api/health/settings': {
    statuses: eachTheirOwn(200),
    body: () => ({
      ...aChange(),
      goalMl: null,
      amounts: { water: 200, coffee: 50, mate: 300, coconut: 300 },
    }),
  },
  'GET /api/calendar/events': {
    statuses: eachTheirOwn(200),
    query: () => ({ from: '2026-01-01', to: '2026-01-31' }),
  },
  'POST /api/calendar/events': {
    // The id of somebody else's event is a new event of one's own.
    statuses: eachTheirOwn(201),
    body: ({ eventId }) => ({ id: eventId, ...anEvent() }),
  },
  'PATCH /api/calendar/events/:id': {
    statuses: ownersOnly(200),
    ...ofEvent,
    body: () => anEvent(),
  },
  'DELETE /api/calendar/events/:id': { statuses: ownersOnly(204), ...ofEvent },
  'POST /api/calendar/events/:id/restore': {
    statuses: ownersOnly(200),
    params: ({ deletedEventId }) => ({ id: deletedEventId }),
  },
  'GET /api/news': { statuses: eachTheirOwn(200) },
  'POST /api/news/search': { statuses: eachTheirOwn(200), body: () => ({ text: 'sono' }) },
  'GET /api/news/:id': { statuses: eachTheirOwn(200), ...ofNews },
  'POST /api/admin/audit/search': { statuses: adminsOnly(200), body: () => ({}) },
  'GET /api/admin/news': { statuses: adminsOnly(200) },
  'GET /api/admin/news/:id': { statuses: adminsOnly(200), ...ofNewsDraft },
  'POST /api/admin/news': {
    statuses: adminsOnly(201),
    body: () => ({ id: randomUUID(), draft: aVideo() }),
  },
  'PATCH /api/admin/news/:id': {
    statuses: adminsOnly(200),
    ...ofNewsDraft,
    body: () => ({ revision: 1, draft: aVideo() }),
  },
  'PUT /api/admin/news/:id/published': {
    statuses: adminsOnly(200),
    ...ofNewsDraft,
    body: () => ({ revision: 1, published: true }),
  },
  'PUT /api/admin/news/:id/featured': {
    statuses: adminsOnly(200),
    ...ofNews,
    body: () => ({ featured: false }),
  },
  'DELETE /api/admin/news/:id': { statuses: adminsOnly(204), ...ofNewsDraft },
  'POST /api/admin/news/starter': { statuses: adminsOnly(200) },
  'GET /api/courses': { statuses: eachTheirOwn(200) },
  'GET /api/courses/:id': { statuses: eachTheirOwn(200), ...ofCourse },
  'POST /api/courses/:id/start': { statuses: eachTheirOwn(200), ...ofCourse },
  // The owner has completed it; the others never started it.
  'PUT /api/courses/:id/lessons/:lessonId/read': {
    statuses: { ...eachTheirOwn(409), owner: 200 },
    ...ofCompletedLesson,
    body: () => ({
      read: true,
      changeId: randomUUID(),
      recordedAt: '2026-11-18T12:00:00.000Z',
    }),
  },
  'GET /api/courses/:id/certificate.pdf': {
    statuses: { ...eachTheirOwn(409), owner: 200 },
    ...ofCompletedLesson,
  },
  'GET /api/admin/courses': { statuses: adminsOnly(200) },
  'GET /api/admin/courses/:id': { statuses: adminsOnly(200), ...ofCourse },
  'POST /api/admin/courses': {
    statuses: adminsOnly(201),
    body: () => ({ id: randomUUID(), ...aCourse() }),
  },
  // There are courses already.
  'POST /api/admin/courses/starter': { statuses: adminsOnly(409) },
  'PUT /api/admin/courses/order': { statuses: adminsOnly(200), body: () => ({ ids: [] }) },
  'PUT /api/admin/courses/:id': {
    statuses: adminsOnly(200),
    ...ofCourse,
    body: ({ course }) => ({ ...aCourse(), revision: course.revision }),
  },
  'PUT /api/admin/courses/:id/state': {
    statuses: adminsOnly(200),
    ...ofCourse,
    body: ({ course }) => ({ revision: course.revision, state: 'withdrawn' }),
  },
  'DELETE /api/admin/courses/:id': { statuses: adminsOnly(204), ...ofCourse },
  // Each caller’s own plan is still to be written: `base` null is right for everybody.
  'GET /api/safety-plan': { statuses: eachTheirOwn(200) },
  'PUT /api/safety-plan': {
    statuses: eachTheirOwn(200),
    body: () => ({ base: null, plan: EMPTY_PLAN }),
  },
  'DELETE /api/safety-plan': { statuses: eachTheirOwn(204) },
  'GET /api/notifications': { statuses: eachTheirOwn(200) },
  'PATCH /api/notifications/:id': {
    statuses: ownersOnly(204),
    ...ofNotification,
    body: () => ({ read: true }),
  },
  'POST /api/notifications/read': { statuses: eachTheirOwn(204) },
  'DELETE /api/notifications/:id': { statuses: ownersOnly(204), ...ofNotification },
  'GET /api/notifications/events': { statuses: eachTheirOwn(200) },
  'GET /api/notifications/settings': { statuses: eachTheirOwn(200) },
  'PUT /api/notifications/settings/:topic': {
    statuses: eachTheirOwn(204),
    params: () => ({ topic: 'plan' }),
    body: () => ({ inApp: true, email: false, push: false }),
  },
  'PUT /api/notifications/devices': { statuses: eachTheirOwn(200), body: aSubscription },
  'DELETE /api/notifications/devices/:id': {
    statuses: ownersOnly(204),
    params: ({ deviceId }) => ({ id: deviceId }),
  },

  'GET /api/reminders': { statuses: eachTheirOwn(200) },
  'PUT /api/reminders/plans/:reminder': {
    statuses: eachTheirOwn(200),
    params: () => ({ reminder: 'pause' }),
    body: () => ({ on: true, time: '15:00', days: [1, 2] }),
  },
  'PUT /api/reminders/rules': {
    statuses: eachTheirOwn(200),
    body: () => ({ quiet: null, holidays: 'national' }),
  },
  'POST /api/reminders/taps': {
    statuses: eachTheirOwn(204),
    body: () => ({ reminder: 'pause', day: today() }),
  },
  'GET /api/emotions/report.pdf': { statuses: eachTheirOwn(200) },
  'GET /api/emotions/counted': { statuses: eachTheirOwn(200) },
  'PUT /api/emotions/counted': {
    statuses: eachTheirOwn(200),
    body: () => ({ counted: false, language: 'pt-BR' }),
  },

  'GET /api/rhythm': { statuses: eachTheirOwn(200) },
  'PUT /api/rhythm/shown': { statuses: eachTheirOwn(200), body: () => ({ shown: true }) },
  // Without the operator's leave there is no such thing, for anybody.
  'GET /api/self-check/availability': { statuses: eachTheirOwn(200) },
  'GET /api/self-check/form': { statuses: eachTheirOwn(404) },
  'GET /api/self-check/results': { statuses: eachTheirOwn(404) },
  'POST /api/self-check/results': {
    statuses: eachTheirOwn(404),
    body: () => ({ answers: [1, 2, 3, 4, 5] }),
  },
  'DELETE /api/self-check/results/:id': {
    statuses: eachTheirOwn(404),
    params: () => ({ id: randomUUID() }),
  },
};
