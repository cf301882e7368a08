import { signedFileAddress } from '#features/files/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { Ticket, TicketMessage } from '../contract/support.contract.ts';
import { namesOf } from './people.queries.ts';
import { messagesOf, type TicketRow } from './support.queries.ts';
import { openMessage, openSubject } from './support.sealed.ts';

/** How long the address of an attachment opens it, in seconds. */
const ADDRESS_SECONDS = 15 * 60;

/** A ticket as its person sees it. */
export function presentTicket(context: ServerContext, key: OwnerKey, row: TicketRow): Ticket {
  const { id, number, category, priority, state, byMail } = row;
  return {
    ...{ id, number, category, priority, state, byMail },
    subject: openSubject(context, key, row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
  };
}

/** The conversation of a ticket, with addresses that open its attachments. */
export async function presentMessages(
  context: ServerContext,
  key: OwnerKey,
  ticket: TicketRow,
): Promise<TicketMessage[]> {
  const rows = await messagesOf(context.db, ticket);
  const names = await namesOf(
    context.db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  return Promise.all(
    rows.map(async (row) => {
      const opened = openMessage(context, key, row);
      const attachments = await Promise.all(
        (opened?.attachments ?? []).map(async (attachment) => ({
          ...attachment,
          address: await signedFileAddress(
            context,
            { bucket: 'attachments', path: attachment.path },
            ADDRESS_SECONDS,
          ),
        })),
      );
      return {
        id: row.id,
        from: row.byStaff ? ('staff' as const) : ('person' as const),
        author: names.get(row.authorId ?? '') ?? null,
        text: opened?.text ?? null,
        attachments,
        leftOut: opened?.leftOut ?? [],
        at: row.at.toISOString(),
        byMail: row.byMail,
      };
    }),
  );
}
