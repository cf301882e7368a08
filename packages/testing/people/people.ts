import type { CompanyGrantKind, Grant } from '#features/access/contract/access.rules.ts';
import { userGrants, userRoles, userSubscriptions } from '#features/access/server/access.tables.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import {
  companies,
  companyGrants,
  companyMembers,
} from '#features/companies/server/companies.tables.ts';
import { HEALTH_RECORDS, recordConsent, TERMS } from '#features/privacy/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** A person of the tests with a living session. */
export interface TestPerson {
  name: string;
  userId: string;
  email: string;
  password: string;
  sessionId: string;
  accessToken: string;
  refreshToken: string;
}

export interface Company {
  id: string;
  name: string;
}

export interface People {
  /** A person of company A, without a plan of her own. */
  ana: TestPerson;
  /** Company admin of company A. */
  bruno: TestPerson;
  /** Company admin of company B. */
  duda: TestPerson;
  /** General admin, of no company. */
  carla: TestPerson;
  companyA: Company;
  companyB: Company;
}

export const TEST_PASSWORD = 'uma senha qualquer';

const COMPANY_A: Company = { id: '01936f3c-0000-7000-8000-0000000ca001', name: 'Companhia A' };
const COMPANY_B: Company = { id: '01936f3c-0000-7000-8000-0000000cb001', name: 'Companhia B' };

/** Makes the people of the tests and signs them in, all through the auth service. */
export async function makePeople(url: string, context: ServerContext): Promise<People> {
  const names = ['Ana Ribeiro', 'Bruno Tavares', 'Duda Prado', 'Carla Menezes'] as const;
  const [ana, bruno, duda, carla] = await Promise.all(
    names.map((name) => signInNewPerson(url, context, name)),
  );
  if (!ana || !bruno || !duda || !carla) throw new Error('Somebody is missing');
  await putInCompanies(context, { ana, bruno, duda, carla });
  return { ana, bruno, duda, carla, companyA: COMPANY_A, companyB: COMPANY_B };
}

/** Gives the people of the tests their companies and roles; those who have left come back. */
export async function putInCompanies(
  { db }: ServerContext,
  { ana, bruno, duda, carla }: Pick<People, 'ana' | 'bruno' | 'duda' | 'carla'>,
): Promise<void> {
  await db.insert(companies).values([COMPANY_A, COMPANY_B]).onConflictDoNothing();
  await db
    .insert(companyMembers)
    .values([
      { userId: ana.userId, companyId: COMPANY_A.id },
      { userId: bruno.userId, companyId: COMPANY_A.id },
      { userId: duda.userId, companyId: COMPANY_B.id },
    ])
    .onConflictDoNothing();
  await db
    .insert(userRoles)
    .values([
      { userId: bruno.userId, role: 'company_admin' },
      { userId: duda.userId, role: 'company_admin' },
      { userId: carla.userId, role: 'admin' },
    ])
    .onConflictDoNothing();
}

/** A further confirmed person, signed in; the first name makes the address. */
export async function signInNewPerson(
  url: string,
  context: ServerContext,
  name: string,
): Promise<TestPerson> {
  const email = `${name.split(' ', 1)[0]?.toLowerCase()}@example.com`;
  const user = await post(`${url}/auth/v1/admin/users`, context.settings.serviceKey, {
    email,
    password: TEST_PASSWORD,
    email_confirm: true,
    user_metadata: { full_name: name, language: 'pt-BR', time_zone: 'America/Sao_Paulo' },
  });
  const userId = String(user.id);
  await agreeToAll(context, userId);
  return { name, userId, email, password: TEST_PASSWORD, ...(await signIn(url, email)) };
}

/** Writes down that a person accepted the terms and the processing of health data. */
export async function agreeToAll({ db, now }: ServerContext, userId: string): Promise<void> {
  for (const subject of [TERMS, HEALTH_RECORDS]) {
    await recordConsent(db, userId, subject, {
      ...{ action: 'grant', language: 'pt-BR', channel: 'web' },
      at: now(),
    });
  }
}

/** Gives a person an active plan. */
export async function givePlan(
  { db }: ServerContext,
  { userId }: TestPerson,
  planType: 'individual' | 'empresarial',
  endsAt?: Date,
): Promise<void> {
  await db.insert(userSubscriptions).values({ userId, planType, status: 'active', endsAt });
}

/** Lets a person do what the general administration lets them do. */
export async function giveGrant(
  { db }: ServerContext,
  { userId }: Pick<TestPerson, 'userId'>,
  kind: Grant,
): Promise<void> {
  await db.insert(userGrants).values({ userId, kind }).onConflictDoNothing();
}

/** Lets somebody read the records of a company. */
export async function giveCompanyGrant(
  { db }: ServerContext,
  { userId }: Pick<TestPerson, 'userId'>,
  { id: companyId }: Pick<Company, 'id'>,
  kind: CompanyGrantKind,
): Promise<void> {
  await db.insert(companyGrants).values({ userId, companyId, kind }).onConflictDoNothing();
}

/** A new session of somebody who exists. */
export async function signIn(
  url: string,
  email: string,
  password = TEST_PASSWORD,
): Promise<Pick<TestPerson, 'sessionId' | 'accessToken' | 'refreshToken'>> {
  const session = await post(`${url}/auth/v1/token?grant_type=password`, PUBLISHABLE_KEY, {
    email,
    password,
  });
  const accessToken = String(session.access_token);
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  return {
    accessToken,
    refreshToken: String(session.refresh_token),
    sessionId: String((claims as { session_id?: unknown }).session_id),
  };
}

async function post(url: string, key: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${response.status} from the auth service: ${answer.msg}`);
  return answer;
}
