import { and, asc, desc, eq, gte, isNull, lt, lte, not, sql } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { ReminderKind } from '../contract/kinds.ts';
import { reminderPlans, reminderRules, sentReminders } from './reminders.tables.ts';

export type PlanRow = typeof reminderPlans.$inferSelect;
export type SentRow = typeof sentReminders.$inferSelect;
export type RulesRow = typeof reminderRules.$inferSelect;

/** One reminder of a person. */
export interface PlanKey {
  userId: string;
  reminder: ReminderKind;
}

const thePlan = ({ userId, reminder }: PlanKey) =>
  sql`(${reminderPlans.userId}, ${reminderPlans.reminder}) = (${userId}, ${reminder})`;
const theSent = ({ userId, reminder, day }: PlanKey & { day: string }) =>
  and(
    eq(sentReminders.userId, userId),
    eq(sentReminders.reminder, reminder),
    eq(sentReminders.day, day),
  );

/** A person's plans, locked until the transaction ends where `lock` asks for it. */
export function plansOf(db: Queryable, userId: string, lock = false): Promise<PlanRow[]> {
  const found = db
    .select()
    .from(reminderPlans)
    .where(eq(reminderPlans.userId, userId))
    // In one order for everybody, so that two who lock them do not wait for each other.
    .orderBy(asc(reminderPlans.reminder));
  return lock ? found.for('update') : found;
}

/** The plan that is due longest but for `others`, locked; those that another process holds are passed over. */
export async function takeDue(
  tx: Queryable,
  now: Date,
  others: readonly PlanKey[],
): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(reminderPlans)
    .where(and(lte(reminderPlans.nextAt, now), ...others.map((one) => not(thePlan(one)))))
    .orderBy(asc(reminderPlans.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function savePlan(db: Queryable, row: PlanRow): Promise<void> {
  const { userId: _user, reminder: _reminder, ...set } = row;
  await db
    .insert(reminderPlans)
    .values(row)
    .onConflictDoUpdate({ target: [reminderPlans.userId, reminderPlans.reminder], set });
}

export async function changePlan(
  db: Queryable,
  key: PlanKey,
  change: Partial<Pick<PlanRow, 'nextAt' | 'nextDay' | 'silencedAt' | 'timeZone'>>,
): Promise<void> {
  await db.update(reminderPlans).set(change).where(thePlan(key));
}

export async function rulesOf(db: Queryable, userId: string): Promise<RulesRow | undefined> {
  const [row] = await db.select().from(reminderRules).where(eq(reminderRules.userId, userId));
  return row;
}

export async function saveRules(db: Queryable, row: RulesRow): Promise<void> {
  const { userId: _user, ...set } = row;
  await db
    .insert(reminderRules)
    .values(row)
    .onConflictDoUpdate({ target: reminderRules.userId, set });
}

/** True for whoever is the first to send this reminder of that day. */
export async function noteSent(tx: Queryable, row: SentRow): Promise<boolean> {
  const rows = await tx.insert(sentReminders).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** The newest reminders of a kind from the day `from` on, newest first. */
export function newestSent(
  db: Queryable,
  { userId, reminder }: PlanKey,
  from: string,
  limit: number,
): Promise<SentRow[]> {
  return db
    .select()
    .from(sentReminders)
    .where(
      and(
        eq(sentReminders.userId, userId),
        eq(sentReminders.reminder, reminder),
        gte(sentReminders.day, from),
      ),
    )
    .orderBy(desc(sentReminders.day))
    .limit(limit);
}

export async function sentOf(
  db: Queryable,
  key: PlanKey & { day: string },
): Promise<SentRow | undefined> {
  const [row] = await db.select().from(sentReminders).where(theSent(key));
  return row;
}

/** True for whoever is the first to mail this reminder. */
export async function claimMail(
  db: Queryable,
  key: PlanKey & { day: string },
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(sentReminders)
    .set({ mailedAt: at })
    .where(and(theSent(key), isNull(sentReminders.mailedAt)))
    .returning({ day: sentReminders.day });
  return rows.length > 0;
}

/** Gives a claim back: the mail server has not taken the mail. */
export async function releaseMail(db: Queryable, key: PlanKey & { day: string }): Promise<void> {
  await db.update(sentReminders).set({ mailedAt: null }).where(theSent(key));
}

export async function noteTap(
  db: Queryable,
  key: PlanKey & { day: string },
  at: Date,
): Promise<void> {
  await db
    .update(sentReminders)
    .set({ tappedAt: at })
    .where(and(theSent(key), isNull(sentReminders.tappedAt)));
}

export async function deleteSentBefore(db: Queryable, limit: Date): Promise<void> {
  await db.delete(sentReminders).where(lt(sentReminders.sentAt, limit));
}

/** Where and how to write to a person. */
export interface Recipient {
  /** Null without a confirmed address. */
  email: string | null;
  language: string | null;
  timeZone: string | null;
}

const RECIPIENT = `
  select case when u.email_confirmed_at is not null then u.email end as email,
         p.language, p.time_zone as "timeZone"
    from users u
    left join user_preferences p on p.user_id = u.id
   where u.id = $1 and u.deleted_at is null`;

/** Undefined for people who are gone. */
export async function recipientOf(db: Queryable, userId: string): Promise<Recipient | undefined> {
  const { rows } = await driverOf(db).query<Recipient>(RECIPIENT, [userId]);
  return rows[0];
}
