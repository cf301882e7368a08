import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#packages/i18n/languages.ts';
import { bytes, createdAt, id, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { InvitationState } from '../contract/invitations.contract.ts';

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
    /** Where in the company, as its invitation said; null where it said nothing. */
    site: text('site'),
    sector: text('sector'),
  },
  (t) => [index('company_members_company').on(t.companyId)],
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
  ],
);
