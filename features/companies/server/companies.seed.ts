import { insertCompanyAdmin } from '#features/access/server/index.ts';
import { DEMONSTRATION_PEOPLE, seedSeenPeople } from '#features/accounts/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { INVITATION_STATES } from '../contract/invitations.contract.ts';
import { UNIT_KINDS } from '../contract/unit-name.rules.ts';
import { addressHint } from './address-hint.ts';
import { companies, companyCnpjs, companyInvitations, companyMembers } from './companies.tables.ts';
import {
  largeCompanyPeople,
  type SeenMember,
  SMALL_DEMONSTRATION_COMPANY,
  smallCompanyPeople,
} from './demonstration-people.ts';
import { hashOf, markOf, placeOfAddress, tokenOf } from './invitation-secrets.ts';
import { expiryOf } from './invitations.rules.ts';
import { insertUnits } from './units.queries.ts';

/** The demonstration company of 40 people; Ana works there and Bruno is its admin. */
export const DEMONSTRATION_COMPANY = {
  id: '01936f3c-0000-7000-8000-0000000c0001',
  name: 'Vale Claro Logística',
  cnpj: '11222333000181',
} as const;
const BRANCHES = [
  ['11222333000262', 'Vale Claro Betim'],
  ['45997418000153', 'Rota Serena Transportes'],
] as const;
const JOINED_DAYS_AGO = 230;
const DAY_MS = 86_400_000;

/** Makes the demonstration companies and their people's membership; leaves alone what is there. */
export async function seedCompanies(context: ServerContext): Promise<void> {
  const { ana, bruno } = DEMONSTRATION_PEOPLE;
  const now = context.now();
  const joinedAt = new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS);
  const known = [
    { userId: ana.id, joinedAt, site: 'Campinas', sector: 'Operações' },
    { userId: bruno.id, joinedAt, site: 'Campinas', sector: 'Gente' },
  ];
  const [large, small] = [largeCompanyPeople(now), smallCompanyPeople(now)];
  await context.db.transaction(async (tx) => {
    await seedCompany(tx, DEMONSTRATION_COMPANY, large, known);
    await seedCompany(tx, SMALL_DEMONSTRATION_COMPANY, small, []);
    const [looksAfterIt] = small;
    if (looksAfterIt) await insertCompanyAdmin(tx, looksAfterIt.id);
    const companyId = DEMONSTRATION_COMPANY.id;
    await tx
      .insert(companyCnpjs)
      .values(BRANCHES.map(([cnpj, name]) => ({ cnpj, name, companyId })))
      .onConflictDoNothing();
  });
  await seedInvitations(context, DEMONSTRATION_COMPANY.id);
}

async function seedCompany(
  tx: Queryable,
  company: { id: string; name: string; cnpj: string },
  people: readonly SeenMember[],
  known: readonly { userId: string; joinedAt: Date; site: string; sector: string }[],
): Promise<void> {
  const { id: companyId } = company;
  await seedSeenPeople(tx, people);
  const seen = people.map(({ id, createdAt, site, sector }) => ({
    ...{ userId: id, joinedAt: createdAt, site, sector },
  }));
  const members = [...known, ...seen].map((member) => ({ ...member, companyId }));
  const createdAt = new Date(Math.min(...members.map(({ joinedAt }) => joinedAt.getTime())));
  await tx
    .insert(companies)
    .values({ ...company, createdAt })
    .onConflictDoNothing();
  await tx.insert(companyMembers).values(members).onConflictDoNothing();
  for (const kind of UNIT_KINDS) {
    await insertUnits(tx, companyId, kind, [...new Set(members.map((member) => member[kind]))]);
  }
}

/** An invitation in each state. */
async function seedInvitations(context: ServerContext, companyId: string): Promise<void> {
  const now = context.now();
  const key = await context.vault.keyOfThing(companyId);
  for (const [nth, state] of INVITATION_STATES.entries()) {
    const id = `01936f3c-0000-7000-8000-0000000e000${nth + 1}`;
    const email = `convite${nth + 1}@valeclaro.example`;
    const isOpen = state === 'open';
    await context.db
      .insert(companyInvitations)
      .values({
        ...{ id, companyId, state, site: 'Campinas', sector: 'Operações', language: 'pt-BR' },
        sealedAddress: isOpen ? key.seal(placeOfAddress(id), email) : null,
        addressMark: isOpen ? await markOf(context, email) : null,
        addressHint: state === 'accepted' ? null : addressHint(email),
        tokenHash: hashOf(await tokenOf(context, { id, mails: 1 })),
        ...{ invitedAt: now, sentAt: now, expiresAt: expiryOf(now) },
        endedAt: isOpen ? null : now,
      })
      .onConflictDoNothing();
  }
}
