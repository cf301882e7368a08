import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { NotificationKind, NotificationTopic } from '../contract/kinds.ts';
import { NOTIFICATIONS } from '../contract/kinds.ts';
import {
  ALWAYS_TOLD,
  type Channels,
  type Notification,
  type NotificationSettings,
} from '../contract/notifications.contract.ts';
import { announceChange, oldestKept } from './notifications.events.ts';
import {
  deleteBefore,
  deleteOne,
  type NotificationRow,
  pageOf,
  setAllRead,
  setRead,
} from './notifications.queries.ts';
import { devicesOf } from './push/devices.queries.ts';
import { pushKeysOf } from './push/keys.ts';
import { saveChannels, topicsOf } from './settings.ts';

const DAY_MS = 86_400_000;
/** Longer than any message waits for its device. */
const DELIVERY_DAYS = 2;

/** The caller's own notifications, newest first. */
export async function listNotifications(
  { db, now }: ServerContext,
  { userId }: Caller,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ notifications: Notification[]; next: string | null }> {
  const rows = await pageOf(db, userId, { since: oldestKept(now()), after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    notifications: page.flatMap(present),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** A kind that this version does not know any more has no words, so it is left out. */
function present({ id, kind, params, at, readAt }: NotificationRow): Notification[] {
  if (!(kind in NOTIFICATIONS)) return [];
  const known = kind as NotificationKind;
  return [{ id, kind: known, params, at: at.toISOString(), read: readAt !== null }];
}

export function markRead(
  context: ServerContext,
  { userId }: Caller,
  id: string,
  read: boolean,
): Promise<void> {
  const readAt = read ? context.now() : null;
  return change(context, userId, (tx) => setRead(tx, { userId, id, readAt }));
}

export function markAllRead(context: ServerContext, { userId }: Caller): Promise<void> {
  return change(context, userId, async (tx) => {
    await setAllRead(tx, userId, context.now());
    return true;
  });
}

export function deleteNotification(
  context: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<void> {
  return change(context, userId, (tx) => deleteOne(tx, userId, id));
}

/** Changes something and tells the open screens; `not_found` where there was nothing to change. */
async function change(
  context: ServerContext,
  userId: string,
  make: (tx: Queryable) => Promise<boolean>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await make(tx))) throw fail('not_found', 'No such notification');
    await announceChange(context, tx, userId);
  });
}

export async function getSettings(
  context: ServerContext,
  { userId }: Caller,
): Promise<NotificationSettings> {
  const [topics, devices, { publicKey }] = await Promise.all([
    topicsOf(context.db, userId),
    devicesOf(context.db, userId),
    pushKeysOf(context),
  ]);
  return {
    topics,
    pushKey: publicKey,
    devices: devices.map(({ id, createdAt }) => ({ id, since: createdAt.toISOString() })),
  };
}

/** Throws `always_told` where mails or the list in the product about security would end. */
export async function setChannels(
  { db }: ServerContext,
  { userId }: Caller,
  topic: NotificationTopic,
  channels: Channels,
  failOwn: (code: typeof ALWAYS_TOLD, message: string) => Problem,
): Promise<void> {
  if (topic === 'security' && !(channels.email && channels.inApp)) {
    throw failOwn(ALWAYS_TOLD, 'News about the safety of an account is always told');
  }
  await saveChannels(db, userId, topic, channels);
}

/** Deletes what is older than it is kept. */
export function prune({ db, now }: ServerContext): Promise<void> {
  return deleteBefore(db, {
    notifications: oldestKept(now()),
    deliveries: new Date(now().getTime() - DELIVERY_DAYS * DAY_MS),
  });
}
