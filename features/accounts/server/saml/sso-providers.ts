import { randomUUID } from 'node:crypto';
import { sqlState, type Transaction, UNIQUE_VIOLATION } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import type { AttributeMapping } from '../external.tables.ts';
import { outboundFetch } from '../outbound/outbound-fetch.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import { readIdpMetadata } from './idp-metadata.ts';
import {
  findSsoProvider,
  findSsoProviderOfEntity,
  insertSsoProvider,
  isDomainOfAnother,
  replaceDomains,
  type SsoProviderRow,
  updateSsoProvider,
} from './sso.queries.ts';
import { BadXml } from './xml.ts';

export interface SsoProviderWish {
  metadataXml?: string;
  metadataUrl?: string;
  domains?: readonly string[];
  attributeMapping?: AttributeMapping;
  nameIdFormat?: string;
  resourceId?: string;
  disabled?: boolean;
  allowsIdpInitiated?: boolean;
}

const DOMAIN =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
/** Metadata come from an address that was typed in: public hosts only. */
const fetchPublic = outboundFetch(new Set());

/** Throws 404 `saml_provider_disabled` where the operator has not switched SAML on. */
export function assertSaml({ context }: Accounts): void {
  if (context.settings.auth.signInMethods.saml) return;
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}

/** Throws 404 `sso_provider_not_found`. */
export async function requireSsoProvider(
  { context }: Accounts,
  id: string,
): Promise<SsoProviderRow> {
  const provider = await findSsoProvider(context.db, id);
  if (!provider)
    throw new AuthError(404, 'sso_provider_not_found', 'SSO Identity Provider not found');
  return provider;
}

/** Registers an organization's provider. Throws 422 `saml_idp_already_exists` and what `store` does. */
export async function createSsoProvider(
  accounts: Accounts,
  wish: SsoProviderWish,
): Promise<SsoProviderRow> {
  const metadata = await metadataOf(accounts, wish);
  if (!metadata) throw invalidRequest('Either metadata_xml or metadata_url must be set');
  const id = randomUUID();
  await store(accounts, async (tx, now) => {
    if (await findSsoProviderOfEntity(tx, metadata.entityId)) {
      throw new AuthError(
        422,
        'saml_idp_already_exists',
        'SAML Identity Provider with this EntityID already exists',
      );
    }
    const { attributeMapping, nameIdFormat, resourceId, disabled, allowsIdpInitiated } = wish;
    await insertSsoProvider(tx, {
      id,
      ...metadata,
      attributeMapping,
      nameIdFormat,
      resourceId,
      disabled,
      allowsIdpInitiated,
      createdAt: now,
      updatedAt: now,
    });
    await setDomains(tx, id, wish.domains ?? [], now);
  });
  return requireSsoProvider(accounts, id);
}

/** Changes what is given. Throws 400 `saml_entity_id_mismatch` for metadata of another provider. */
export async function changeSsoProvider(
  accounts: Accounts,
  provider: SsoProviderRow,
  wish: SsoProviderWish,
): Promise<SsoProviderRow> {
  const metadata = await metadataOf(accounts, wish);
  if (metadata && metadata.entityId !== provider.entityId) {
    throw new AuthError(
      400,
      'saml_entity_id_mismatch',
      'SAML Metadata can be updated only if the EntityID matches for the provider',
    );
  }
  await store(accounts, async (tx, now) => {
    const { attributeMapping, nameIdFormat, resourceId, disabled, allowsIdpInitiated } = wish;
    await updateSsoProvider(tx, provider.id, {
      ...metadata,
      attributeMapping,
      nameIdFormat,
      resourceId,
      disabled,
      allowsIdpInitiated,
      updatedAt: now,
    });
    if (wish.domains) await setDomains(tx, provider.id, wish.domains, now);
  });
  return requireSsoProvider(accounts, provider.id);
}

async function store(
  { context }: Accounts,
  work: (tx: Transaction, now: Date) => Promise<void>,
): Promise<void> {
  try {
    await context.db.transaction((tx) => work(tx, context.now()));
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw new AuthError(
      409,
      'conflict',
      'Another provider has this resource_id, domain or EntityID',
    );
  }
}

async function setDomains(
  tx: Transaction,
  providerId: string,
  domains: readonly string[],
  now: Date,
): Promise<void> {
  const wanted = [...new Set(domains.map((domain) => domain.trim().toLowerCase()))];
  for (const domain of wanted) {
    if (!DOMAIN.test(domain)) throw invalidRequest(`${domain} is not a domain`);
    if (await isDomainOfAnother(tx, domain, providerId)) {
      throw new AuthError(
        400,
        'sso_domain_already_exists',
        `SSO Domain '${domain}' is already assigned to an SSO identity provider`,
      );
    }
  }
  await replaceDomains(tx, providerId, wanted, now);
}

async function metadataOf(
  { context }: Accounts,
  { metadataXml, metadataUrl }: SsoProviderWish,
): Promise<{ entityId: string; metadataXml: string; metadataUrl: string | null } | null> {
  if (metadataXml && metadataUrl) {
    throw invalidRequest('Only one of metadata_xml or metadata_url needs to be set');
  }
  const xml = metadataUrl ? await fetchMetadata(metadataUrl) : metadataXml;
  if (!xml) return null;
  try {
    const { entityId, validUntil } = await readIdpMetadata(xml);
    if (validUntil && validUntil <= context.now()) throw new BadXml('validUntil has passed');
    return { entityId, metadataXml: xml, metadataUrl: metadataUrl ?? null };
  } catch (error) {
    if (!(error instanceof BadXml)) throw error;
    throw invalidRequest(`SAML Metadata are not valid: ${error.message}`);
  }
}

async function fetchMetadata(address: string): Promise<string> {
  const failed = () =>
    new AuthError(400, 'saml_metadata_fetch_failed', 'Unable to fetch SAML Metadata from the URL');
  if (!URL.canParse(address)) throw failed();
  try {
    const answer = await fetchPublic(address, { headers: { accept: 'application/xml, text/xml' } });
    if (answer.status !== 200) throw failed();
    return await answer.text();
  } catch {
    throw failed();
  }
}
