import { holdPerson } from '#features/accounts/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { ChatSettings } from '../contract/settings.ts';
import { announce } from './chat.events.ts';
import { deliverJob } from './chat.jobs.ts';
import { postpone } from './messages.queries.ts';
import { saveSettings, settingsRowOf } from './people.queries.ts';
import { quietUntil, rowOfSettings, settingsOf } from './quiet.rules.ts';

type Settings = ChatSettings & { quietUntil: string | null };

export async function getSettings(
  { db, now }: ServerContext,
  { userId, timeZone }: Caller,
): Promise<Settings> {
  const settings = settingsOf((await settingsRowOf(db, userId)).row);
  const until = quietUntil(settings, timeZone, now());
  return { ...settings, quietUntil: until?.toISOString() ?? null };
}

/** Saves them; what waits for the person waits until their new hours begin, and no longer within them. */
export async function setSettings(
  context: ServerContext,
  caller: Caller,
  settings: ChatSettings,
): Promise<Settings> {
  const { userId, timeZone } = caller;
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await holdPerson(tx, userId);
    await saveSettings(tx, rowOfSettings(userId, settings));
    const until = quietUntil(settings, timeZone, now);
    for (const { conversationId, userId: author } of await postpone(tx, userId, until ?? now)) {
      await announce(context, tx, author, { type: 'changed', conversationId, seq: null });
    }
    if (!until) await context.jobs.send(tx, deliverJob, {});
  });
  return getSettings(context, caller);
}
