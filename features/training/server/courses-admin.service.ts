import { randomUUID } from 'node:crypto';
import type { Act } from '#features/audit/contract/audit.contract.ts';
import { recordAct } from '#features/audit/server/index.ts';
import {
  keepBroughtBack,
  keepDeleted,
  keepVersion,
  unschedule,
} from '#features/content/server/index.ts';
import {
  COURSE_CHANGED,
  COURSE_STARTED,
  COURSES_EXIST,
  type CourseDraft,
  FEWEST_TOLD,
  MAX_COURSES,
  type ManagedCard,
  type ManagedCourse,
  NO_LESSONS,
  TOO_MANY_COURSES,
} from '#features/training/contract/courses-admin.contract.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable, Transaction } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { picturesOf } from '#packages/kernel/written-text.ts';
import { issueCertificate } from './certificates.queries.ts';
import {
  catalogueSize,
  courseRow,
  deleteCourseRow,
  insertCourse,
  lockCatalogue,
  lockCourse,
  managedCourses,
  putLessons,
  updateCourse,
  wasStarted,
} from './courses-admin.queries.ts';
import { starterCourses } from './starter/index.ts';
import { type CourseRow, completeWhoRead, lessonsOf } from './training.queries.ts';

type FailOwn<Code extends string> = (code: Code, message: string) => Problem;
type ChangeRefusal = typeof COURSE_CHANGED | typeof NO_LESSONS;

const notFound = () => fail('not_found', 'No such course');
const told = (people: number) => (people >= FEWEST_TOLD ? people : null);

/** Every course in its order; numbers of people below five are not told. */
export async function listManaged({
  db,
}: Pick<ServerContext, 'db'>): Promise<{ courses: ManagedCard[] }> {
  const rows = await managedCourses(db);
  return {
    courses: rows.map(({ place: _, changedAt: __, started, completed, ...card }) => ({
      ...card,
      started: told(started),
      completed: told(completed),
    })),
  };
}

export async function getManaged({ db }: ServerContext, id: string): Promise<ManagedCourse> {
  return managedView(db, id);
}

/** Adds a draft after the others; one whose id is there already was sent twice, and stays as it is. */
export async function addCourse(
  context: ServerContext,
  caller: Caller,
  { id, ...draft }: CourseDraft & { id: string },
  failOwn: FailOwn<typeof TOO_MANY_COURSES>,
): Promise<ManagedCourse> {
  return context.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    if (!(await courseRow(tx, id))) {
      const { courses } = await catalogueSize(tx);
      if (courses >= MAX_COURSES) throw failOwn(TOO_MANY_COURSES, 'The catalogue is full');
      await storeAdded(context, tx, caller, { id, ...draft });
    }
    return managedView(tx, id);
  });
}

/** Stores a new draft behind the others; the catalogue is locked. */
export async function storeAdded(
  context: ServerContext,
  tx: Transaction,
  caller: Caller,
  { id, ...draft }: CourseDraft & { id: string },
): Promise<void> {
  const at = context.now();
  const { nextPlace } = await catalogueSize(tx);
  await storeNew(tx, { id, place: nextPlace, state: 'draft' }, draft, at);
  await record(tx, caller, { act: 'course_created', course: { id, ...draft }, at });
  await keepBroughtBack(tx, { kind: 'course', id });
  await keepVersion(context, tx, caller, written(id, draft));
}

/**
 * Adds the courses that come with the product as drafts, where there are none yet: nobody has reviewed
 * them, so somebody reads them before anybody takes them.
 */
export async function addStarterCourses(
  { db, now }: ServerContext,
  caller: Caller,
  failOwn: FailOwn<typeof COURSES_EXIST>,
): Promise<{ courses: ManagedCard[] }> {
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    if ((await catalogueSize(tx)).courses > 0)
      throw failOwn(COURSES_EXIST, 'There are courses already');
    await storeStarters(tx, 'draft', now());
    for (const course of starterCourses) {
      await record(tx, caller, { act: 'course_created', course, at: now() });
    }
  });
  return listManaged({ db });
}

/** Stores the starter courses in their order. */
export async function storeStarters(
  tx: Queryable,
  state: 'draft' | 'published',
  now: Date,
): Promise<void> {
  for (const [place, { id, ...draft }] of starterCourses.entries()) {
    await storeNew(tx, { id, place, state }, draft, now);
  }
}

/** Puts the courses into the order of their ids; those not named follow as they stood. */
export async function orderCourses(
  { db }: ServerContext,
  ids: readonly string[],
): Promise<{ courses: ManagedCard[] }> {
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const known = (await managedCourses(tx)).map(({ id }) => id);
    const first = [...new Set(ids)].filter((id) => known.includes(id));
    const order = [...first, ...known.filter((id) => !first.includes(id))];
    for (const [place, id] of order.entries()) await updateCourse(tx, id, { place });
  });
  return listManaged({ db });
}

/** Stores a course in place of the revision that its editor read. */
export async function changeCourse(
  context: ServerContext,
  caller: Caller,
  id: string,
  { revision, ...draft }: CourseDraft & { revision: string },
  failOwn: FailOwn<ChangeRefusal>,
): Promise<ManagedCourse> {
  return context.db.transaction(async (tx) => {
    const course = await lockRevision(tx, id, revision, failOwn);
    if (course.state !== 'draft' && draft.lessons.length === 0) {
      throw failOwn(NO_LESSONS, 'A course that was published needs a lesson');
    }
    await storeChanged(context, tx, caller, course, draft);
    return managedView(tx, id);
  });
}

/** Stores another text of a course; whoever has read all that is left has completed it. */
export async function storeChanged(
  context: ServerContext,
  tx: Transaction,
  caller: Caller,
  course: { id: string; title: string },
  { lessons, ...facts }: CourseDraft,
): Promise<void> {
  const { id } = course;
  const at = context.now();
  const former = written(id, await draftOf(tx, id));
  await keepVersion(context, tx, caller, written(id, { ...facts, lessons }), former);
  await updateCourse(tx, id, { ...facts, revision: randomUUID(), changedAt: at });
  await putLessons(tx, id, lessons);
  // Who had read all but a lesson that is gone now would wait for nothing.
  for (const userId of await completeWhoRead(tx, id, at)) await issueCertificate(tx, userId, id);
  await record(tx, caller, { act: 'course_changed', course, at });
}

/** Publishes a course or withdraws it. */
export async function setCourseState(
  { db, now }: ServerContext,
  caller: Caller,
  id: string,
  { revision, state }: { revision: string; state: 'published' | 'withdrawn' },
  failOwn: FailOwn<ChangeRefusal>,
): Promise<ManagedCourse> {
  return db.transaction(async (tx) => {
    const course = await lockRevision(tx, id, revision, failOwn);
    if ((await lessonsOf(tx, id)).length === 0) {
      throw failOwn(NO_LESSONS, 'A course without lessons is not published');
    }
    await unschedule(tx, { kind: 'course', id });
    await updateCourse(tx, id, { state, revision: randomUUID(), changedAt: now() });
    await record(tx, caller, { act: `course_${state}`, course, at: now() });
    return managedView(tx, id);
  });
}

/** Publishes a course whose time has come; one that is gone, published or without lessons stays as it is. */
export async function publishDueCourse(
  { now }: ServerContext,
  tx: Transaction,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  const course = await lockCourse(tx, id);
  if (!course || course.state === 'published' || (await lessonsOf(tx, id)).length === 0) return;
  await updateCourse(tx, id, { state: 'published', revision: randomUUID(), changedAt: now() });
  await record(tx, { userId: actorId }, { act: 'course_published', course, at: now() });
}

/** Deletes a course that nobody ever started; it can be brought back for a while. */
export async function deleteCourse(
  context: ServerContext,
  caller: Caller,
  id: string,
  failOwn: FailOwn<typeof COURSE_STARTED>,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const course = await lockCourse(tx, id);
    if (!course) throw notFound();
    if (await wasStarted(tx, id)) throw failOwn(COURSE_STARTED, 'Withdraw the course instead');
    await keepDeleted(context, tx, caller, written(id, await draftOf(tx, id)));
    await deleteCourseRow(tx, id);
    await record(tx, caller, { act: 'course_deleted', course, at: now() });
  });
}

function record(
  tx: Queryable,
  { userId }: Pick<Caller, 'userId'>,
  { act, course, at }: { act: Act; course: { id: string; title: string }; at: Date },
): Promise<void> {
  const subject = { kind: 'content', id: course.id, title: course.title } as const;
  return recordAct(tx, { at, act, actorId: userId, subject });
}

async function storeNew(
  tx: Queryable,
  made: Pick<CourseRow, 'id' | 'place' | 'state'>,
  { lessons, ...facts }: CourseDraft,
  now: Date,
): Promise<void> {
  const { id } = made;
  await insertCourse(tx, { ...facts, ...made, revision: randomUUID(), changedAt: now });
  await putLessons(tx, id, lessons);
}

const written = (id: string, draft: CourseDraft) => ({
  ...{ kind: 'course' as const, id, title: draft.title, draft },
  pictures: picturesOf(draft.lessons.flatMap(({ body }) => body)),
});

/** A course as its editor sends it. */
export async function draftOf(tx: Queryable, id: string): Promise<CourseDraft> {
  const { id: _, state, revision, ...draft } = await managedView(tx, id);
  return draft;
}

async function lockRevision(
  tx: Queryable,
  id: string,
  revision: string,
  failOwn: FailOwn<typeof COURSE_CHANGED>,
): Promise<CourseRow> {
  const course = await lockCourse(tx, id);
  if (!course) throw notFound();
  if (course.revision !== revision)
    throw failOwn(COURSE_CHANGED, 'The course was changed elsewhere');
  return course;
}

async function managedView(db: Queryable, id: string): Promise<ManagedCourse> {
  const course = await courseRow(db, id);
  if (!course) throw notFound();
  const { place: _, changedAt: __, ...managed } = course;
  const lessons = await lessonsOf(db, id);
  return {
    ...managed,
    lessons: lessons.map(({ id: lesson, title, body, video, quiz }) => ({
      ...{ id: lesson, title, body, video, quiz },
    })),
  };
}
