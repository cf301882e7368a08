import { type Queryable, uuidV7 } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  NOTIFICATIONS,
  type NotificationContent,
  type NotificationKind,
  type NotificationSubject,
  type ParamsOf,
  subjectOf,
} from '../contract/kinds.ts';
import { notificationsTopic } from '../contract/notifications.contract.ts';
import {
  deleteSameUnread,
  insertNotification,
  isNewsTo,
  setSameRead,
} from './notifications.queries.ts';
import { hasDevice } from './push/devices.queries.ts';
import { pushJob } from './push/push.job.ts';
import { channelsOf } from './settings.ts';
import { isSilent } from './silence.ts';

/** Something to tell a person, with exactly what its kind carries. */
export type Notice = {
  [Kind in NotificationKind]: { userId: string; kind: Kind; params: ParamsOf<Kind> };
}[NotificationKind] & {
  /** No message reaches a device after this; a day from now without it. */
  expiresAt?: Date;
  /** When what it is about begins: a silence does not keep it away if that is before its end. */
  beginsAt?: Date;
};

const DAY_MS = 86_400_000;

/**
 * Tells a person in the product and on their devices, as they chose for its subject, within the
 * caller's transaction: what is taken back was never told. Mails stay with the feature that writes
 * them, which asks `wantsMail` first.
 */
export function notify(context: ServerContext, tx: Queryable, notice: Notice): Promise<void> {
  return tell(context, tx, notice, { isChanged: false });
}

/** As `notify`, for what is told again and again: the one of before makes way where it was not read. */
export async function notifyAgain(
  context: ServerContext,
  tx: Queryable,
  notice: Notice,
): Promise<void> {
  await tell(context, tx, notice, { isChanged: await deleteSameUnread(tx, notice) });
}

/** `isChanged`: what the person sees is no longer as it was, also where this is not shown to them. */
async function tell(
  context: ServerContext,
  tx: Queryable,
  { userId, kind, params, expiresAt, beginsAt }: Notice,
  { isChanged }: { isChanged: boolean },
): Promise<void> {
  const carried = NOTIFICATIONS[kind].params.parse(params);
  const now = context.now();
  const id = uuidV7(now);
  const channels = await channelsOf(tx, userId, subjectOf({ kind, params: carried }));
  if (channels.inApp) {
    await insertNotification(tx, { userId, id, kind, params: carried, at: now, readAt: null });
  }
  if (channels.inApp || isChanged) {
    await context.events.publish(tx, userId, notificationsTopic, {});
  }
  const rings = channels.push && (await hasDevice(tx, userId));
  if (rings && !(await isSilent(tx, userId, { now, beginsAt }))) {
    const limit = expiresAt ?? new Date(now.getTime() + DAY_MS);
    await context.jobs.send(tx, pushJob, {
      userId,
      messageId: id,
      kind,
      params: carried,
      expiresAt: limit.toISOString(),
    });
  }
}

/** Whether `notifyAgain` would tell anybody among some people something. */
export function isNews(
  db: Queryable,
  userIds: readonly string[],
  content: NotificationContent,
): Promise<boolean> {
  return isNewsTo(db, userIds, subjectOf(content), content);
}

/** Marks a notification as read whose matter the person has dealt with elsewhere. */
export async function markSettled(
  context: ServerContext,
  tx: Queryable,
  { userId, kind, params }: Notice,
): Promise<void> {
  if (await setSameRead(tx, { userId, kind, params }, context.now())) {
    await context.events.publish(tx, userId, notificationsTopic, {});
  }
}

/** Whether a person wants mails about a subject; about security they always come. */
export async function wantsMail(
  db: Queryable,
  userId: string,
  subject: NotificationSubject,
): Promise<boolean> {
  return (await channelsOf(db, userId, subject)).email;
}
