import { eq } from 'drizzle-orm';
import type { PresentedFactor } from '#features/accounts/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { Database, Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { userPreferences } from './access.tables.ts';
import { currentPlan } from './current-plan.ts';

export type PersonRow = [
  aal: 'aal1' | 'aal2',
  factors: PresentedFactor[],
  role: 'admin' | 'company_admin' | null,
  planType: string | null,
  companyId: string | null,
  companyName: string | null,
  language: string | null,
  timeZone: string | null,
  email: string | null,
  fullName: string | null,
  createdAt: Date,
  trialEndsAt: Date | null,
  awaitsInvitation: boolean,
  termsHash: string | null,
  healthHash: string | null,
  grants: string[],
  companyGrants: Caller['companyGrants'],
];

/**
 * Everything that a request needs to know of its caller, in one named statement. It runs for each
 * request, so it shares a connection with those of other requests.
 */
const PERSON = {
  name: 'access.person',
  text: `
    select e.aal, u.factors, r.role, s.plan_type, c.id, c.name, p.language,
           p.time_zone, u.email, u.user_metadata ->> 'full_name', u.created_at,
           case when s.trial then s.ends_at end, a.user_id is not null and m.user_id is null,
           (select case action when 'grant' then text_hash end from consents
             where user_id = u.id and purpose = 'terms_of_use' order by id desc limit 1),
           (select case action when 'grant' then text_hash end from consents
             where user_id = u.id and purpose = 'health_records' order by id desc limit 1),
           array(select g.kind from user_grants g where g.user_id = u.id),
           coalesce((select json_agg(json_build_object('kind', g.kind, 'companyId', g.company_id))
                       from company_grants g
                      where g.user_id = u.id and (g.until is null or g.until >= $3::timestamptz::date)), '[]')
      from sessions e
      join users u on u.id = e.user_id
      left join user_roles r on r.user_id = u.id
      left join user_preferences p on p.user_id = u.id
      left join company_members m on m.user_id = u.id
      left join companies c on c.id = m.company_id
      left join awaited_companies a on a.user_id = u.id
      left join lateral (${currentPlan('u.id', '$3')}) s on true
     where e.user_id = $1 and e.id = $2
       and u.deleted_at is null
       and (u.banned_until is null or u.banned_until <= $3)`,
};

/** The person of a living session; undefined when it ended, or the person is banned or gone. */
export async function findPerson(
  db: Database,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<PersonRow | undefined> {
  const values = [userId, sessionId, now.toISOString()];
  const [person] = await db.$client.read<PersonRow>({ ...PERSON, values });
  return person;
}

/** Those of some sessions that `findPerson` would find somebody in. */
export async function findLivingSessions(
  db: Database,
  sessions: readonly { userId: string; sessionId: string }[],
  now: Date,
): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>({
    name: 'access.living_sessions',
    text: `
      select e.id from unnest($1::uuid[], $2::uuid[]) as asked (user_id, id)
        join sessions e on e.user_id = asked.user_id and e.id = asked.id
        join users u on u.id = e.user_id
       where u.deleted_at is null and (u.banned_until is null or u.banned_until <= $3)`,
    values: [
      sessions.map(({ userId }) => userId),
      sessions.map(({ sessionId }) => sessionId),
      now.toISOString(),
    ],
  });
  return rows.map(({ id }) => id);
}

export async function findLanguage(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ language: userPreferences.language })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return row?.language ?? null;
}

interface Preferences {
  language: Language;
  timeZone: string;
}

/** Stores a person's first preferences; leaves chosen ones alone. */
export async function insertPreferences(
  db: Queryable,
  preferences: Preferences & { userId: string },
): Promise<void> {
  await db.insert(userPreferences).values(preferences).onConflictDoNothing();
}

/**
 * Changes what is given of a person's preferences and leaves the rest as it stands, whoever changed it
 * meanwhile; a first row takes the rest from `standing`. Gives what holds now.
 */
export async function savePreferences(
  db: Queryable,
  standing: Preferences & { userId: string },
  { language, timeZone, updatedAt }: Partial<Preferences> & { updatedAt: Date },
): Promise<Preferences> {
  const [row] = await db
    .insert(userPreferences)
    .values({
      userId: standing.userId,
      language: language ?? standing.language,
      timeZone: timeZone ?? standing.timeZone,
      updatedAt,
    })
    .onConflictDoUpdate({
      target: userPreferences.userId,
      // The query builder passes over what is undefined.
      set: { language, timeZone, updatedAt },
    })
    .returning({ language: userPreferences.language, timeZone: userPreferences.timeZone });
  return row ?? standing;
}
