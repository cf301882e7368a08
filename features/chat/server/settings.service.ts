import { holdPerson } from '#features/accounts/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { ChatSettings } from '../contract/settings.ts';
import { deliverJob } from './chat.jobs.ts';
import { bringForward } from './messages.queries.ts';
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

/** Saves them; where the person’s hours hold now, nothing waits for them any more. */
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
    if (quietUntil(settings, timeZone, now)) return;
    await bringForward(tx, userId, now);
    await context.jobs.send(tx, deliverJob, {});
  });
  return getSettings(context, caller);
}
