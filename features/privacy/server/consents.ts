import { createHash } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { CONSENT_TEXTS, type ConsentPurpose } from '#features/privacy/contract/consent-texts.ts';
import { among, type Queryable } from '#packages/db/index.ts';
import { LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import { consents } from './privacy.tables.ts';

/** What a consent is about: the purpose, and what its text means here (who receives the data). */
export interface ConsentSubject {
  purpose: ConsentPurpose;
  /** Names what the text leaves open, such as the service; another one needs another consent. */
  detail: string;
}

/**
 * Writes down that a person gave or took back a consent, with the version of the text read.
 * Earlier records stay as they are.
 */
export async function recordConsent(
  db: Queryable,
  userId: string,
  subject: ConsentSubject,
  said: { action: 'grant' | 'revoke'; language: Language; channel: 'web'; at: Date },
): Promise<void> {
  const { action, language, channel, at } = said;
  const textHash = hashOf(subject, language);
  const { purpose } = subject;
  await db
    .insert(consents)
    .values({ userId, purpose, action, textHash, language, channel, createdAt: at });
}

/** The newest word of the person for each purpose that they were ever asked about. */
export function newestConsents(db: Queryable, userId: string) {
  return db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.purpose, desc(consents.id));
}

/** Whether the newest word of the person is a yes to the text and detail of today. */
export async function hasConsent(
  db: Queryable,
  userId: string,
  subject: ConsentSubject,
): Promise<boolean> {
  const [newest] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, subject.purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  if (newest?.action !== 'grant') return false;
  return hashesOf(subject).includes(newest.textHash);
}

/** Everybody, or those of some people, whose newest word is a yes to the text and detail of today. */
export async function peopleWhoAgreed(
  db: Queryable,
  subject: ConsentSubject,
  of?: readonly string[],
): Promise<string[]> {
  const newest = db
    .selectDistinctOn([consents.userId])
    .from(consents)
    .where(and(eq(consents.purpose, subject.purpose), of && among(consents.userId, of)))
    .orderBy(consents.userId, desc(consents.id))
    .as('newest');
  const rows = await db
    .select({ userId: newest.userId })
    .from(newest)
    .where(and(eq(newest.action, 'grant'), inArray(newest.textHash, hashesOf(subject))));
  return rows.map(({ userId }) => userId);
}

/** Hashes of the text and detail of today, one for each language. */
export function hashesOf(subject: ConsentSubject): string[] {
  return LANGUAGES.map((language) => hashOf(subject, language));
}

function hashOf({ purpose, detail }: ConsentSubject, language: Language): string {
  // The kind of a space is nothing that anybody agreed to.
  const text = CONSENT_TEXTS[language][purpose].replaceAll('\u00a0', ' ');
  const parts = [purpose, language, text, detail];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
