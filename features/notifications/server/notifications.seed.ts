import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { uuidV7 } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { NotificationKind } from '../contract/kinds.ts';
import { insertNotification, pageOf } from './notifications.queries.ts';

const DAY_MS = 86_400_000;

/** What she was told, with the days since then; the newest is still unread. */
const ANA: readonly { kind: NotificationKind; daysAgo: number; read: boolean }[] = [
  { kind: 'password_changed', daysAgo: 40, read: true },
  { kind: 'factor_added', daysAgo: 12, read: true },
  { kind: 'factor_removed', daysAgo: 3, read: false },
];

/** Gives the demonstration person some notifications; does nothing where she has any. */
export async function seedNotifications({ db, now }: ServerContext): Promise<void> {
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  const since = new Date(0);
  if ((await pageOf(db, userId, { since, after: undefined, limit: 1 })).length > 0) return;
  for (const { kind, daysAgo, read } of ANA) {
    const at = new Date(now().getTime() - daysAgo * DAY_MS);
    const readAt = read ? at : null;
    await insertNotification(db, { userId, id: uuidV7(at), kind, params: {}, at, readAt });
  }
}
