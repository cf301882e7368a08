/**
 * Who calls: nobody, the person whose data it is, somebody who has only that person's password, and
 * four others who must learn nothing of it.
 */
export const CALLERS = [
  'visitor',
  'owner',
  'ownerByPasswordAlone',
  'anotherPerson',
  'ownCompanyAdmin',
  'otherCompanyAdmin',
  'generalAdmin',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** What stands in the database before a route is called, made by the owner. */
export interface Fixture {
  ownerId: string;
  /** The admin of the owner's company. */
  companyAdminId: string;
  entryId: string;
  deletedEntryId: string;
  expression: string;
  correctionId: string;
  noteId: string;
  linkId: string;
  linkProof: string;
  /** A session of the owner besides the one that they call with. */
  sessionId: string;
  notificationId: string;
  deviceId: string;
  eventId: string;
  deletedEventId: string;
  /** A published video and a draft of the administration. */
  newsId: string;
  newsDraftId: string;
  /** A course that nobody started, and one that the owner completed, each with its only lesson. */
  course: TestCourse;
  completedCourse: TestCourse;
}

export interface TestCourse {
  id: string;
  lessonId: string;
  revision: string;
}

export interface Row {
  /** The status each caller must get. */
  statuses: Record<CallerName, number>;
  params?: (fixture: Fixture) => Record<string, string>;
  query?: () => Record<string, string>;
  body?: (fixture: Fixture) => unknown;
}

/** Everybody who is signed in gets their own answer. */
export const eachTheirOwn = (status: number): Row['statuses'] => ({
  visitor: 401,
  owner: status,
  ownerByPasswordAlone: 403,
  anotherPerson: status,
  ownCompanyAdmin: status,
  otherCompanyAdmin: status,
  generalAdmin: status,
});

/** For general admins alone. */
export const adminsOnly = (status: number): Row['statuses'] => ({
  visitor: 401,
  owner: 403,
  ownerByPasswordAlone: 403,
  anotherPerson: 403,
  ownCompanyAdmin: 403,
  otherCompanyAdmin: 403,
  generalAdmin: status,
});

/** The row belongs to the owner; for everybody else it does not exist, whatever their role. */
export const ownersOnly = (status: number): Row['statuses'] => ({
  visitor: 401,
  owner: status,
  ownerByPasswordAlone: 403,
  anotherPerson: 404,
  ownCompanyAdmin: 404,
  otherCompanyAdmin: 404,
  generalAdmin: 404,
});
