import {
  endProfessionalGrant,
  grantProfessional,
  professionalOf,
  professionalSignIn,
} from '#features/access/server/index.ts';
import { keepVersion } from '#features/content/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { Managed } from '../contract/network.contract.ts';
import {
  ACCOUNT_BUSY,
  NO_ACCOUNT,
  type Proposal,
  type SentProposal,
} from '../contract/own-entry.contract.ts';
import {
  changeText,
  declineProposal,
  deleteProposal,
  findProposal,
  type ProposalRow,
  putProposal,
} from './network.queries.ts';
import { columnsOf, draftOf, managedOf } from './network.view.ts';
import { existing, record, written } from './network-admin.service.ts';
import { signInChanged } from './plug-in-points.ts';

type FailOwn<Code extends string> = (code: Code, message: string) => Problem;

/** The entry that the caller signs in for, and what they proposed of it. */
export async function ownEntry(
  { db }: ServerContext,
  caller: Caller,
): Promise<{ entry: Managed; sent: SentProposal | null }> {
  const id = await ownId(db, caller);
  const [row, proposal] = await Promise.all([existing(db, id), findProposal(db, id)]);
  return { entry: managedOf(row), sent: sentOf(proposal) };
}

/** Sends texts to the administration; what stands in the network stays until it takes them. */
export async function propose(
  { db, now }: ServerContext,
  caller: Caller,
  proposal: Proposal,
): Promise<SentProposal> {
  return db.transaction(async (tx) => {
    const entryId = await ownId(tx, caller);
    await existing(tx, entryId, { lock: true });
    const row = { userId: caller.userId, entryId, proposal, sentAt: now(), declined: null };
    await putProposal(tx, row);
    return view(row);
  });
}

export async function withdrawProposal({ db }: ServerContext, caller: Caller): Promise<void> {
  await deleteProposal(db, await ownId(db, caller));
}

/** Who signs in for an entry, and what they propose. */
export async function signInOf({ db }: ServerContext, id: string) {
  await existing(db, id);
  const [email, proposal] = await Promise.all([professionalSignIn(db, id), findProposal(db, id)]);
  return { email, sent: sentOf(proposal) };
}

/** Lets the holder of an address sign in for an entry; what the former one proposed goes. */
export async function giveSignIn(
  context: ServerContext,
  caller: Caller,
  { id, email }: { id: string; email: string },
  failOwn: FailOwn<typeof NO_ACCOUNT | typeof ACCOUNT_BUSY>,
): Promise<{ email: string | null }> {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const row = await existing(tx, id, { lock: true });
    const outcome = await grantProfessional(tx, { address: email, professionalId: id, at: now() });
    if (outcome === 'unknown') throw failOwn(NO_ACCOUNT, 'No confirmed account has this address');
    if (outcome === 'busy') throw failOwn(ACCOUNT_BUSY, 'They sign in as another professional');
    await deleteProposal(tx, id);
    for (const told of signInChanged.of(context)) await told(tx, id);
    await record(tx, caller, { act: 'network_sign_in_given', row, at: now() });
    return { email: await professionalSignIn(tx, id) };
  });
}

export async function endSignIn(context: ServerContext, caller: Caller, id: string): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const row = await existing(tx, id, { lock: true });
    if (!(await endProfessionalGrant(tx, id))) return;
    await deleteProposal(tx, id);
    for (const told of signInChanged.of(context)) await told(tx, id);
    await record(tx, caller, { act: 'network_sign_in_ended', row, at: now() });
  });
}

/** Takes what was proposed over into the entry, or says why not. */
export async function decideProposal(
  context: ServerContext,
  caller: Caller,
  id: string,
  { sentAt, accept, reason }: { sentAt: string; accept: boolean; reason: string },
): Promise<Managed> {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const row = await existing(tx, id, { lock: true });
    const found = await findProposal(tx, id, { lock: true });
    if (!found) throw fail('not_found', 'Nothing is proposed');
    if (found.sentAt.toISOString() !== sentAt || found.declined !== null) {
      throw fail('conflict', 'Something else was proposed since');
    }
    const act = accept ? 'network_proposal_accepted' : 'network_proposal_declined';
    await record(tx, caller, { act, row, at: now() });
    if (!accept) {
      await declineProposal(tx, id, reason);
      return managedOf(row);
    }
    await deleteProposal(tx, id);
    const draft = { ...draftOf(row), ...found.proposal };
    await keepVersion(context, tx, caller, written(id, draft), written(id, draftOf(row)));
    return managedOf(await changeText(tx, id, columnsOf(draft, now()), row.revision + 1));
  });
}

async function ownId(db: Queryable, { userId }: Caller): Promise<string> {
  const id = await professionalOf(db, userId);
  if (!id) throw fail('not_found', 'No entry of the caller');
  return id;
}

const sentOf = (row: ProposalRow | undefined) => (row ? view(row) : null);

function view({ proposal, sentAt, declined }: ProposalRow): SentProposal {
  return { proposal, sentAt: sentAt.toISOString(), declined };
}
