import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#packages/i18n/languages.ts';
import { bytes, createdAt, id, instant } from '../../../packages/db/columns.ts';
import type { CompanyGrantKind } from '../../access/contract/access.rules.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { InvitationState } from '../contract/invitations.contract.ts';
import type { UnitKind } from '../contract/unit-name.rules.ts';

export const companies = pgTable(
  'companies',
  {
    id: id().primaryKey(),
    name: text('name').notNull(),
    /** 14 characters without punctuation, letters in upper case; null until it is known. */
    cnpj: text('cnpj'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('companies_cnpj').on(t.cnpj)],
);

/**
 * Further CNPJs of a company or of its group, which it registered none of; each stands here or in
 * `companies`, once.
 */
export const companyCnpjs = pgTable(
  'company_cnpjs',
  {
    cnpj: text('cnpj').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('company_cnpjs_company').on(t.companyId)],
);

/**
 * The sites and sectors of a company. People and invitations hold their names; whoever changes either
 * holds the company (decision 0105).
 */
export const companyUnits = pgTable(
  'company_units',
  {
    id: id().primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<UnitKind>().notNull(),
    name: text('name').notNull(),
    /** The name without case and accents, so that one place is not there twice. */
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('company_units_key').on(t.companyId, t.kind, t.key)],
);

/** Who belongs to which company; a person belongs to one at most. */
export const companyMembers = pgTable(
  'company_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    /** Names of the company's units; null where nobody has said. */
    site: text('site'),
    sector: text('sector'),
    /** The person's name without case and accents, kept by a trigger: what lists go by. */
    nameKey: text('name_key').notNull().default(''),
  },
  (t) => [
    index('company_members_name').on(t.companyId, t.nameKey, t.userId),
    index('company_members_site').on(t.companyId, t.site, t.nameKey, t.userId),
    index('company_members_sector').on(t.companyId, t.sector, t.nameKey, t.userId),
    // For parts of names that few have; the list's own index meets the usual ones soon enough.
    index('company_members_part').using('gin', t.nameKey.op('gin_trgm_ops')),
  ],
);

/**
 * Who reads the records of a company beside its admins; members or not, since safety services and audits
 * are often bought from outside.
 */
export const companyGrants = pgTable(
  'company_grants',
  {
    /** Of this giving: taken and given again it is another one. */
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CompanyGrantKind>().notNull(),
    createdAt: createdAt(),
    /** The last day, in UTC; null for no end. */
    until: date('until'),
    /** The admin who gave it; null once they are gone, and of grants from before this was kept. */
    givenBy: uuid('given_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.companyId, t.kind] }),
    unique('company_grants_id').on(t.userId, t.id),
    index('company_grants_company').on(t.companyId),
    index('company_grants_giver').on(t.givenBy).where(sql`${t.givenBy} is not null`),
    check('company_grants_kind', sql`${t.kind} in ('committee', 'auditor')`),
  ],
);

/**
 * People who registered a company that was here already. They are told to ask its admin for an
 * invitation; which company it was is nobody's business and not kept.
 */
export const awaitedCompanies = pgTable('awaited_companies', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/** The code by which people ask to join a company; none while it is off. */
export const companyCodes = pgTable(
  'company_codes',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Keyed hash of the code, to find it by. */
    mark: bytes('mark').notNull(),
    /** The code, sealed with the company's key, for its admins to see again. */
    sealedCode: bytes('sealed_code').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('company_codes_mark').on(t.mark)],
);

/** Who asks to join a company by its code, until an admin answers or the person takes it back. */
export const joinRequests = pgTable(
  'company_join_requests',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
  },
  (t) => [index('company_join_requests_company').on(t.companyId, t.askedAt)],
);

/** Company codes that a person tried in vain within an hour. */
export const codeTries = pgTable('company_code_tries', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tries: integer('tries').notNull(),
  since: instant('since').notNull(),
});

/**
 * Who was invited to a company. What names the invited person is there while the invitation is open and
 * erased when it ends; an accepted one keeps no hint either, since it would tell who has left.
 */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: id().primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    state: text('state').$type<InvitationState>().notNull().default('open'),
    /** The address, sealed with the company's key; null once the invitation has ended. */
    sealedAddress: bytes('sealed_address'),
    /** Keyed hash of the address, to find the invitations to one; null once the invitation has ended. */
    addressMark: bytes('address_mark'),
    addressHint: text('address_hint'),
    /** SHA-256 of the token in the latest mail. */
    tokenHash: bytes('token_hash').notNull(),
    site: text('site'),
    sector: text('sector'),
    /** Of the mail. */
    language: text('language').$type<Language>().notNull(),
    /** What it gives instead of a place among the company's people; null for a place. */
    grantKind: text('grant_kind').$type<CompanyGrantKind>(),
    grantUntil: date('grant_until'),
    /** Of a grant: the admin who gives it. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** The invited person said no; to the company it stays as it was until its days are over. */
    declined: boolean('declined').notNull().default(false),
    /** How many mails were asked for; each has a token of its own. */
    mails: integer('mails').notNull().default(1),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the latest mail was handed over to be sent; null while it waits. */
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('company_invitations_company').on(t.companyId, t.state, t.id),
    uniqueIndex('company_invitations_address')
      .on(t.addressMark, t.companyId)
      .where(sql`${t.state} = 'open'`),
    uniqueIndex('company_invitations_token').on(t.tokenHash),
    index('company_invitations_expires').on(t.expiresAt).where(sql`${t.state} = 'open'`),
    index('company_invitations_unsent')
      .on(t.companyId, t.id)
      .where(sql`${t.state} = 'open' and ${t.sentAt} is null`),
    index('company_invitations_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    index('company_invitations_inviter').on(t.invitedBy).where(sql`${t.invitedBy} is not null`),
  ],
);
