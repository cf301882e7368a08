import { nameOf } from '#features/access/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { MAX_QUEUE, QUEUE_VIEWS, type QueueView } from '../contract/staff.contract.ts';
import type { TicketRow } from './support.queries.ts';

export type QueueRow = TicketRow & {
  person: string;
  language: string | null;
  assignee: string | null;
};

/** `$1` is who asks, `$2` the time. */
const OF_VIEW: Readonly<Record<QueueView, string>> = {
  all: `t.state <> 'closed'`,
  mine: `t.state <> 'closed' and t.assignee_id = $1`,
  unassigned: `t.state <> 'closed' and t.assignee_id is null`,
  waiting: `t.state = 'waiting'`,
  overdue: `t.due_at < $2`,
  closed: `t.state = 'closed'`,
};

const QUEUED = `
  select t.user_id as "userId", t.id, t.number::int, t.category, t.priority, t.state,
         t.created_at as "createdAt", t.updated_at as "updatedAt", t.due_at as "dueAt",
         t.by_mail as "byMail", t.sealed, t.assignee_id as "assigneeId",
         ${nameOf('u')} as person, p.language,
         case when a.deleted_at is null then ${nameOf('a')} end as assignee
    from support_tickets t
    join users u on u.id = t.user_id and u.deleted_at is null
    left join user_preferences p on p.user_id = t.user_id
    left join users a on a.id = t.assignee_id`;

/** The most pressing first: what is due, then the weightier, then the older. */
const PRESSING = `
  t.due_at asc nulls last,
  array_position(array['urgent', 'high', 'medium', 'low'], t.priority), t.number`;

export async function queuedOf(
  db: Queryable,
  view: QueueView,
  { staffId, now }: { staffId: string; now: Date },
): Promise<QueueRow[]> {
  const order = view === 'closed' ? 't.updated_at desc' : PRESSING;
  const { rows } = await driverOf(db).query<QueueRow>(
    `${QUEUED} where ${OF_VIEW[view]} and ($1::uuid is not null and $2::timestamptz is not null)
      order by ${order} limit ${MAX_QUEUE}`,
    [staffId, now],
  );
  return rows;
}

/** How many tickets each view has. */
export async function queueCounts(
  db: Queryable,
  { staffId, now }: { staffId: string; now: Date },
): Promise<Record<QueueView, number>> {
  const counted = QUEUE_VIEWS.map(
    (view) => `count(*) filter (where ${OF_VIEW[view]})::int as "${view}"`,
  );
  const { rows } = await driverOf(db).query<Record<QueueView, number>>(
    `select ${counted.join(', ')}
       from support_tickets t join users u on u.id = t.user_id and u.deleted_at is null
      where $1::uuid is not null and $2::timestamptz is not null`,
    [staffId, now],
  );
  return rows[0] ?? { all: 0, mine: 0, unassigned: 0, waiting: 0, overdue: 0, closed: 0 };
}

export async function findQueued(db: Queryable, number: number): Promise<QueueRow | undefined> {
  const { rows } = await driverOf(db).query<QueueRow>(`${QUEUED} where t.number = $1`, [number]);
  return rows[0];
}

/** The number of the most pressing ticket that nobody has and that awaits an answer, locked. */
export async function lockNext(tx: Queryable): Promise<number | undefined> {
  const { rows } = await driverOf(tx).query<{ number: number }>(
    `select t.number::int from support_tickets t
      where t.assignee_id is null and t.due_at is not null
      order by ${PRESSING} limit 1 for update skip locked`,
  );
  return rows[0]?.number;
}
