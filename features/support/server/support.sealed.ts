import * as z from 'zod';
import { type OwnerKey, type Sealed, sealed } from '#packages/crypto/index.ts';
import { type Queryable, uuidOf } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import type { MessageRow, TicketRow } from './support.queries.ts';

/** Whose key tickets are sealed with: the operator's staff, one for all of them (decision 0102). */
const STAFF = uuidOf('support staff');

export const staffKey = ({ vault }: ServerContext, tx?: Queryable): Promise<OwnerKey> =>
  vault.keyOfThing(STAFF, tx);

/** What an attachment is known by, beside its bytes. */
export interface SealedAttachment {
  path: string;
  name: string;
  type: string;
  size: number;
}

export interface SealedMessage {
  text: string;
  attachments: SealedAttachment[];
  /** Names of what came along by mail and is not kept. */
  leftOut?: string[];
}

const SUBJECT = sealed(z.object({ subject: z.string() }));
const MESSAGE: Sealed<SealedMessage> = sealed(
  z.object({
    text: z.string(),
    attachments: z
      .array(z.object({ path: z.string(), name: z.string(), type: z.string(), size: z.number() }))
      .default([]),
    leftOut: z.array(z.string()).default([]),
  }),
);

type TicketPlace = Pick<TicketRow, 'userId' | 'id'>;
type MessagePlace = Pick<MessageRow, 'userId' | 'ticketId' | 'id'>;

// The key is the same for everybody: the place alone binds a text to its person.
const ofTicket = ({ userId, id }: TicketPlace) => ({
  table: 'support_tickets',
  row: `${userId}/${id}`,
});
const ofMessage = ({ userId, ticketId, id }: MessagePlace) => ({
  table: 'support_messages',
  row: `${userId}/${ticketId}/${id}`,
});

export const sealSubject = (key: OwnerKey, place: TicketPlace, subject: string): Buffer =>
  key.seal(ofTicket(place), { subject });

export const sealMessage = (key: OwnerKey, place: MessagePlace, message: SealedMessage): Buffer =>
  key.seal(ofMessage(place), message);

/** Null where the seal is broken, which the operator is told. */
export function openSubject(
  context: ServerContext,
  key: OwnerKey,
  row: TicketPlace & { sealed: Buffer },
): string | null {
  const open = () => key.open(ofTicket(row), row.sealed, SUBJECT).subject;
  return tryUnseal(context, row.id, open) ?? null;
}

export function openMessage(
  context: ServerContext,
  key: OwnerKey,
  row: MessagePlace & { sealed: Buffer },
): SealedMessage | null {
  const open = () => key.open(ofMessage(row), row.sealed, MESSAGE);
  return tryUnseal(context, row.id, open) ?? null;
}
