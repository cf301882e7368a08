import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import type { Conversation } from '../contract/chat.contract.ts';
import { keyOfConversation, openMessages, openName } from './chat.sealed.ts';
import { type OwnConversation, othersIn, type PersonRow } from './conversations.queries.ts';
import { settingsRowOf } from './people.queries.ts';
import { quietUntil, settingsOf } from './quiet.rules.ts';

/** Conversations as their member sees them. */
export async function viewConversations(
  context: ServerContext,
  userId: string,
  rows: readonly OwnConversation[],
): Promise<Conversation[]> {
  const { db } = context;
  const ids = rows.map(({ id }) => id);
  const lasts = rows.flatMap(({ last }) => last ?? []);
  const [others, opened] = await Promise.all([
    othersIn(db, userId, ids),
    openMessages(context, lasts),
  ]);
  const lastOf = new Map(lasts.map((row, nth) => [row.conversationId, opened[nth] ?? null]));
  const views: Conversation[] = [];
  for (const row of rows) {
    const people = others.get(row.id) ?? [];
    views.push({
      id: row.id,
      kind: row.kind,
      name: await nameOf(context, row),
      people: people.map(({ id, name, readSeq }) => ({ id, name, readSeq })),
      gone: row.gone,
      closed: closedBecause(row, people),
      muted: row.muted,
      unread: row.unread,
      readSeq: row.readSeq,
      last: lastOf.get(row.id) ?? null,
      ...(await hoursOf(context, row, people)),
    });
  }
  return views;
}

/** Why nothing can be written; null where it can. */
export function closedBecause(
  { kind, isOfCompany }: Pick<OwnConversation, 'kind' | 'isOfCompany'>,
  others: readonly Pick<PersonRow, 'isOfCompany' | 'blocked'>[],
): Conversation['closed'] {
  if (kind === 'assistant') return null;
  if (kind === 'group') return isOfCompany ? null : 'left';
  const [other] = others;
  if (!other) return 'gone';
  if (other.blocked) return 'blocked';
  return isOfCompany && other.isOfCompany ? null : 'left';
}

async function nameOf(
  context: ServerContext,
  { id, sealedName }: OwnConversation,
): Promise<string | null> {
  if (!sealedName) return null;
  const key = await keyOfConversation(context, id);
  return tryUnseal(context, id, () => openName(key, id, sealedName)) ?? null;
}

/** The hours of the other person; within a group everybody keeps their own. */
async function hoursOf(
  { db, now }: ServerContext,
  { kind }: OwnConversation,
  [other]: readonly PersonRow[],
): Promise<Pick<Conversation, 'quietUntil' | 'allowsNow'>> {
  if (kind !== 'direct' || !other) return { quietUntil: null, allowsNow: false };
  const { row, timeZone } = await settingsRowOf(db, other.id);
  const settings = settingsOf(row);
  const until = quietUntil(settings, timeZone, now());
  return { quietUntil: until?.toISOString() ?? null, allowsNow: settings.allowsNow };
}
