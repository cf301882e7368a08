import { readFor } from '#features/burnout/server/index.ts';
import { countryOf } from '#features/crisis/contract/country.rules.ts';
import { dangerOf, helpFor } from '#features/crisis/contract/help.rules.ts';
import { readDanger } from '#features/crisis/engine/index.ts';
import { writeLocally } from '#features/diary/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import { type Queryable, uuidOf } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import type { Answer } from '../contract/messages.ts';
import { asksWhatItIs } from './assistant.rules.ts';
import { announce } from './chat.events.ts';
import { type MessageContent, openContent, sealContent } from './chat.sealed.ts';
import { updateConversation } from './conversations.queries.ts';
import { insertMessage, type MessageRow, messagesAround } from './messages.queries.ts';

/** Answers looked at so that their sentences are not said again soon, with the texts between them. */
const LOOKED_AT = 40;
/** Expressions named as what an answer goes by. */
const MOST_FOUND = 6;

/**
 * Answers a message in the same transaction, without any model: danger before all, for everybody; then what
 * the reader found and the writer makes of it, for who has a plan.
 */
export async function answerInAssistant(
  context: ServerContext,
  tx: Queryable,
  caller: Caller,
  key: OwnerKey,
  asked: MessageRow & { text: string },
): Promise<void> {
  const { conversationId, userId } = asked;
  const seq = (asked.seq ?? 0) + 1;
  const id = uuidOf(`chat answer ${asked.conversationId} ${asked.id}`);
  const content = await answerTo(context, tx, caller, key, asked);
  await insertMessage(tx, {
    ...{ conversationId, id, userId, byAssistant: true, seq },
    ...{ writtenAt: context.now(), deliverAt: null, editedAt: null },
    sealed: sealContent(key, id, content),
  });
  await updateConversation(tx, conversationId, { lastSeq: seq });
  await announce(context, tx, userId, { type: 'message', conversationId, seq });
}

async function answerTo(
  context: ServerContext,
  tx: Queryable,
  caller: Caller,
  key: OwnerKey,
  { text, conversationId, id }: MessageRow & { text: string },
): Promise<MessageContent> {
  const { userId, timeZone, language, plan } = caller;
  const country = countryOf(timeZone);
  const reading = await readFor(context, tx, await context.vault.keyOf(userId), userId, text);
  const danger = dangerOf(readDanger(text), reading.crisisLevel);
  const help = danger && helpFor(danger, country);
  const plain = (kind: Answer['kind']) => ({ text: '', answer: { kind, help: null, found: [] } });
  // A doubt is answered with words as well, and on every plan it has the lines to call.
  if (!help && asksWhatItIs(text)) return plain('program');
  if (!help && plan === 'free') return plain('plan');
  const used = await usedBefore(context, tx, key, { userId, conversationId });
  const { read, question, step, source, memory } = writeLocally({
    ...{ language, country, text, reading, help, seed: id },
    // Its sentences are not repeated; what was told here stays here and is not looked back on.
    earlier: used.map((sentences) => ({ used: sentences, situations: [], helped: [], names: [] })),
  });
  const words = [read, step, question].filter((part) => part !== null).join('\n\n');
  if (help) return { text: words, answer: { kind: 'help', help, found: [] } };
  const counted = reading.mentions.filter(({ status }) => status === 'counted');
  const found = new Set(counted.map(({ start, end }) => text.slice(start, end)));
  return {
    text: words,
    answer: { kind: 'written', help: null, found: [...found].slice(0, MOST_FOUND) },
    ...(source === 'local' ? { used: memory.used } : {}),
  };
}

async function usedBefore(
  context: ServerContext,
  tx: Queryable,
  key: OwnerKey,
  { userId, conversationId }: Pick<MessageRow, 'userId' | 'conversationId'>,
): Promise<(readonly string[])[]> {
  const rows = await messagesAround(tx, userId, conversationId, { limit: LOOKED_AT });
  return rows.flatMap(({ id, byAssistant, sealed }) => {
    if (!byAssistant || !sealed) return [];
    return [tryUnseal(context, id, () => openContent(key, id, sealed))?.used ?? []];
  });
}
