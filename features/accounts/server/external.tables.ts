import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from '../../../packages/db/columns.ts';
import { users } from './accounts.tables.ts';

/** A visit to a foreign provider between its start and the return. The id travels as `state`. */
export const externalFlows = pgTable(
  'external_flows',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    /** Whom the identity is to be added to; null for a sign-in. */
    linkUserId: uuid('link_user_id').references(() => users.id, { onDelete: 'cascade' }),
    redirectTo: text('redirect_to').notNull(),
    /** Hash of the invitation that the visit accepts. */
    inviteHash: bytes('invite_hash'),
    /** Null in the implicit flow, whose tokens go to the browser that started it. */
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>(),
    /** Nonce that the caller chose; ours is derived from the id. */
    nonce: text('nonce'),
    /** Hash of the cookie that the starting browser keeps in the implicit flow. */
    browserHash: bytes('browser_hash'),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (t) => [index('external_flows_created_at').on(t.createdAt)],
);

/** What waits for the exchange of an auth code: provider tokens, an identity to be linked. */
export const externalResults = pgTable(
  'external_results',
  {
    /** The flow state that the auth code belongs to. */
    flowStateId: uuid('flow_state_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sealed: bytes('sealed').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('external_results_created_at').on(t.createdAt)],
);

/** Signed wallet messages that were used: each is good for one sign-in. */
export const web3Messages = pgTable(
  'web3_messages',
  { hash: bytes('hash').primaryKey(), createdAt: createdAt() },
  (t) => [index('web3_messages_created_at').on(t.createdAt)],
);

/** ID tokens that people's devices brought: each is good for one sign-in, and kept until it ends. */
export const idTokens = pgTable(
  'id_tokens',
  { hash: bytes('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('id_tokens_expires_at').on(t.expiresAt)],
);

/** Assertions that nobody asked for and that were used: each is good for one sign-in. */
export const samlAssertions = pgTable(
  'saml_assertions',
  { hash: bytes('hash').primaryKey(), createdAt: createdAt() },
  (t) => [index('saml_assertions_created_at').on(t.createdAt)],
);

/** From the attribute names of a SAML assertion to those of a person. */
export interface AttributeMapping {
  keys: Record<string, { name?: string; names?: string[]; default?: unknown }>;
}

/** Identity providers of organizations (SAML 2.0), registered by the operator. */
export const ssoProviders = pgTable(
  'sso_providers',
  {
    id: id().primaryKey(),
    /** The operator's own name for it. */
    resourceId: text('resource_id'),
    disabled: boolean('disabled').notNull().default(false),
    /** Answers that nobody asked for are taken: sign-ins that start at the provider. */
    allowsIdpInitiated: boolean('allows_idp_initiated').notNull().default(false),
    entityId: text('entity_id').notNull(),
    metadataXml: text('metadata_xml').notNull(),
    metadataUrl: text('metadata_url'),
    attributeMapping: jsonb('attribute_mapping').$type<AttributeMapping>(),
    nameIdFormat: text('name_id_format'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('sso_providers_entity_id').on(t.entityId),
    uniqueIndex('sso_providers_resource_id').on(t.resourceId),
  ],
);

/** Mail domains whose people sign in at an organization's provider. */
export const ssoDomains = pgTable(
  'sso_domains',
  {
    id: id().primaryKey(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => ssoProviders.id, { onDelete: 'cascade' }),
    /** Lower-cased. */
    domain: text('domain').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('sso_domains_domain').on(t.domain),
    index('sso_domains_provider').on(t.providerId),
  ],
);

/** SAML requests that wait for their answer; taken out by the first answer. */
export const samlRequests = pgTable(
  'saml_requests',
  {
    /** Travels as `RelayState`. */
    id: uuid('id').primaryKey(),
    /** `ID` of the request, which the signed answer must name. */
    requestId: text('request_id').notNull(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => ssoProviders.id, { onDelete: 'cascade' }),
    redirectTo: text('redirect_to').notNull(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>(),
    browserHash: bytes('browser_hash'),
    createdAt: createdAt(),
  },
  (t) => [index('saml_requests_created_at').on(t.createdAt)],
);
