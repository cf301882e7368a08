import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { INVITATION_STATES } from '../contract/invitations.contract.ts';
import { addressHint } from './address-hint.ts';
import { companies, companyInvitations, companyMembers } from './companies.tables.ts';
import { hashOf, markOf, placeOfAddress, tokenOf } from './invitation-secrets.ts';
import { expiryOf } from './invitations.rules.ts';

/** The demonstration company; Ana works there and Bruno is its admin. */
export const DEMONSTRATION_COMPANY = {
  id: '01936f3c-0000-7000-8000-0000000c0001',
  name: 'Vale Claro Logística',
} as const;

/** Makes the demonstration company and its people's membership; leaves alone what is there. */
export async function seedCompanies(context: ServerContext): Promise<void> {
  const { db } = context;
  const { ana, bruno } = DEMONSTRATION_PEOPLE;
  const companyId = DEMONSTRATION_COMPANY.id;
  await db.insert(companies).values(DEMONSTRATION_COMPANY).onConflictDoNothing();
  await db
    .insert(companyMembers)
    .values([ana, bruno].map(({ id: userId }) => ({ userId, companyId })))
    .onConflictDoNothing();
  await seedInvitations(context, companyId);
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
