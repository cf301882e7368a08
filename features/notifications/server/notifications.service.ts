import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { NotificationKind, NotificationSubject } from '../contract/kinds.ts';
import { NOTIFICATIONS } from '../contract/kinds.ts';
import {
  ALWAYS_TOLD,
  type Channels,
  NOTIFICATION_DAYS,
  type Notification,
  type NotificationSettings,
  notificationsTopic,
} from '../contract/notifications.contract.ts';
import {
  countUnread,
  deleteBefore,
  deleteOne,
  type NotificationRow,
  pageOf,
  setAllRead,
  setRead,
} from './notifications.queries.ts';
import { devicesOf } from './push/devices.queries.ts';
import { pushKeysOf } from './push/keys.ts';
import { saveChannels, subjectsOf } from './settings.ts';
import { silentUntil } from './silence.ts';

const DAY_MS = 86_400_000;
/** Longer than any message waits for its device. */
const DELIVERY_DAYS = 2;

/** When a notification must have come to be shown at `now`. */
const oldestKept = (now: Date) => new Date(now.getTime() - NOTIFICATION_DAYS * DAY_MS);

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

/** What the list does not show any more is not counted either, deleted or not. */
export async function getUnread({ db, now }: ServerContext, { userId }: Caller) {
  const [unread, until] = await Promise.all([
    countUnread(db, userId, oldestKept(now())),
    silentUntil(db, userId, now()),
  ]);
  return { unread, silentUntil: until?.toISOString() ?? null };
}

/** Changes something and tells the open screens; `not_found` where there was nothing to change. */
async function change(
  context: ServerContext,
  userId: string,
  make: (tx: Queryable) => Promise<boolean>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await make(tx))) throw fail('not_found', 'No such notification');
    await context.events.publish(tx, userId, notificationsTopic, {});
  });
}

export async function getSettings(
  context: ServerContext,
  { userId }: Caller,
): Promise<NotificationSettings> {
  const [subjects, devices, { publicKey }] = await Promise.all([
    subjectsOf(context.db, userId),
    devicesOf(context.db, userId),
    pushKeysOf(context),
  ]);
  return {
    subjects,
    pushKey: publicKey,
    devices: devices.map(({ id, createdAt }) => ({ id, since: createdAt.toISOString() })),
  };
}

/** Throws `always_told` where mails or the list in the product about security would end. */
export async function setChannels(
  { db }: ServerContext,
  { userId }: Caller,
  subject: NotificationSubject,
  channels: Channels,
  failOwn: (code: typeof ALWAYS_TOLD, message: string) => Problem,
): Promise<void> {
  if (subject === 'security' && !(channels.email && channels.inApp)) {
    throw failOwn(ALWAYS_TOLD, 'News about the safety of an account is always told');
  }
  await saveChannels(db, userId, subject, channels);
}

/** Deletes what is older than it is kept. */
export function prune({ db, now }: ServerContext): Promise<void> {
  return deleteBefore(db, {
    notifications: oldestKept(now()),
    deliveries: new Date(now().getTime() - DELIVERY_DAYS * DAY_MS),
  });
}
