import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { samlRequests, ssoDomains, ssoProviders } from '../external.tables.ts';

export type SsoDomainRow = typeof ssoDomains.$inferSelect;
export type SsoProviderRow = typeof ssoProviders.$inferSelect & { domains: SsoDomainRow[] };
type SsoProviderValues = Omit<typeof ssoProviders.$inferInsert, 'id' | 'createdAt'>;

/** All providers with their domains, oldest first. */
export async function listSsoProviders(db: Queryable): Promise<SsoProviderRow[]> {
  const providers = await db.select().from(ssoProviders).orderBy(asc(ssoProviders.createdAt));
  const domains = await db.select().from(ssoDomains).orderBy(asc(ssoDomains.domain));
  return providers.map((provider) => ({
    ...provider,
    domains: domains.filter(({ providerId }) => providerId === provider.id),
  }));
}

export async function findSsoProvider(
  db: Queryable,
  id: string,
): Promise<SsoProviderRow | undefined> {
  const [provider] = await db.select().from(ssoProviders).where(eq(ssoProviders.id, id));
  if (!provider) return undefined;
  const domains = await db
    .select()
    .from(ssoDomains)
    .where(eq(ssoDomains.providerId, id))
    .orderBy(asc(ssoDomains.domain));
  return { ...provider, domains };
}

/** The provider of a mail domain. */
export async function findSsoProviderOfDomain(
  db: Queryable,
  domain: string,
): Promise<SsoProviderRow | undefined> {
  const [found] = await db.select().from(ssoDomains).where(eq(ssoDomains.domain, domain));
  return found && findSsoProvider(db, found.providerId);
}

export async function findSsoProviderOfEntity(
  db: Queryable,
  entityId: string,
): Promise<{ id: string; allowsIdpInitiated: boolean } | undefined> {
  const [provider] = await db
    .select({ id: ssoProviders.id, allowsIdpInitiated: ssoProviders.allowsIdpInitiated })
    .from(ssoProviders)
    .where(eq(ssoProviders.entityId, entityId));
  return provider;
}

/** Whether another provider has the domain already. */
export async function isDomainOfAnother(
  db: Queryable,
  domain: string,
  providerId: string,
): Promise<boolean> {
  const found = await db
    .select({ id: ssoDomains.id })
    .from(ssoDomains)
    .where(and(eq(ssoDomains.domain, domain), ne(ssoDomains.providerId, providerId)));
  return found.length > 0;
}

export async function insertSsoProvider(
  tx: Queryable,
  values: SsoProviderValues & { id: string; createdAt: Date },
): Promise<void> {
  await tx.insert(ssoProviders).values(values);
}

export async function updateSsoProvider(
  tx: Queryable,
  id: string,
  changes: Partial<SsoProviderValues>,
): Promise<void> {
  await tx.update(ssoProviders).set(changes).where(eq(ssoProviders.id, id));
}

/** Puts these domains in place of those that a provider had. */
export async function replaceDomains(
  tx: Queryable,
  providerId: string,
  domains: readonly string[],
  now: Date,
): Promise<void> {
  await tx.delete(ssoDomains).where(eq(ssoDomains.providerId, providerId));
  if (domains.length === 0) return;
  await tx
    .insert(ssoDomains)
    .values(domains.map((domain) => ({ providerId, domain, createdAt: now, updatedAt: now })));
}

export async function deleteSsoProvider(db: Queryable, id: string): Promise<void> {
  await db.delete(ssoProviders).where(eq(ssoProviders.id, id));
}

export async function insertSamlRequest(
  db: Queryable,
  values: typeof samlRequests.$inferInsert,
): Promise<void> {
  await db.insert(samlRequests).values(values);
}

/** Takes a request out of the database: one answer is looked at, right or wrong. */
export async function takeSamlRequest(
  db: Queryable,
  id: string,
): Promise<typeof samlRequests.$inferSelect | undefined> {
  const [request] = await db.delete(samlRequests).where(eq(samlRequests.id, id)).returning();
  return request;
}
