import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { fold } from '#packages/kernel/words.ts';
import type { Message } from '../contract/messages.ts';
import { openMessages } from './chat.sealed.ts';
import { readableBefore } from './messages.queries.ts';

/** Rows opened at a time, rows looked through in one call, and finds of one call. */
const PAGE = 200;
const MOST_LOOKED_THROUGH = 2_000;
const MOST_FOUND = 20;

interface Found {
  conversationId: string;
  message: Message;
}

/** What the caller may read that has all the words, newest first; `next` goes on further back. */
export async function searchMessages(
  context: ServerContext,
  { userId }: Caller,
  { text, after }: { text: string; after?: string | undefined },
): Promise<{ found: Found[]; next: string | null }> {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found: Found[] = [];
  let place = placeOf(after);
  for (let looked = 0; looked < MOST_LOOKED_THROUGH; looked += PAGE) {
    const rows = await readableBefore(context.db, userId, place, PAGE);
    const opened = await openMessages(context, rows);
    for (const [nth, row] of rows.entries()) {
      const message = opened[nth];
      place = { at: row.writtenAt, id: row.id };
      const plain = fold(
        [message?.text, ...(message?.attachments ?? []).map(({ name }) => name)].join(' '),
      );
      if (!message || !words.every((word) => plain.includes(word))) continue;
      found.push({ conversationId: row.conversationId, message });
      if (found.length === MOST_FOUND) return { found, next: textOf(place) };
    }
    if (rows.length < PAGE) return { found, next: null };
  }
  return { found, next: place && textOf(place) };
}

const textOf = ({ at, id }: { at: Date; id: string }): string => `${at.toISOString()} ${id}`;

/** A place as it was given; another text begins at the newest. */
function placeOf(text: string | undefined): { at: Date; id: string } | null {
  const [, instant = '', id = ''] = /^(\S+) ([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : { at, id };
}
