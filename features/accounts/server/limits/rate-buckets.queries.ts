import { type Database, driverOf } from '#packages/db/index.ts';

/** Tokens of one limit as the database keeps them, and what they may grow to. */
export interface BucketState {
  key: Buffer;
  burst: number;
  refillMs: number;
  now: Date;
}

const FILLED = `least($2::float8, b.tokens
  + greatest(0, extract(epoch from excluded.refilled_at - b.refilled_at)) * 1000 / $3::float8)`;

// Named, since every sign-in and every refresh counts: planned anew each time they cost more than they do.
const TAKE = {
  name: 'accounts.take_token',
  text: `
    insert into rate_buckets as b (key, tokens, refilled_at)
    values ($1, $2::float8 - $5::float8, $4::timestamptz)
    on conflict (key) do update
      set tokens = ${FILLED} - $5::float8, refilled_at = greatest(b.refilled_at, excluded.refilled_at)
      where ${FILLED} >= $5::float8
    returning tokens`,
} as const;
// Locked in one order, as two sign-ins of one account give back the same.
const GIVE_BACK = {
  name: 'accounts.give_tokens_back',
  text: `
    with locked as (
      select b.key, g.burst
        from unnest($1::bytea[], $2::float8[]) g (key, burst) join rate_buckets b using (key)
       order by b.key for update of b
    )
    update rate_buckets b set tokens = least(l.burst, b.tokens + 1) from locked l where b.key = l.key`,
} as const;
// Into debt down to as much as the bucket holds: what happened at once is waited for afterwards. In one
// order, as two processes tell of the same buckets.
const CHARGE = {
  name: 'accounts.charge_buckets',
  text: `
    insert into rate_buckets as b (key, tokens, refilled_at)
    select c.key, greatest(c.burst - c.count, -c.burst), $5::timestamptz
      from unnest($1::bytea[], $2::float8[], $3::float8[], $4::float8[]) c (key, burst, refill, count)
     order by c.key
    on conflict (key) do update
      set tokens = (
            select greatest(-c.burst, least(c.burst, b.tokens
              + greatest(0, extract(epoch from excluded.refilled_at - b.refilled_at)) * 1000 / c.refill)
              - c.count)
              from unnest($1::bytea[], $2::float8[], $3::float8[], $4::float8[]) c (key, burst, refill, count)
             where c.key = b.key),
          refilled_at = greatest(b.refilled_at, excluded.refilled_at)
    returning encode(key, 'hex') as key, tokens`,
} as const;
const LOOK = {
  name: 'accounts.bucket',
  text: `select tokens, (extract(epoch from refilled_at) * 1000)::float8 as "refilledAt"
           from rate_buckets where key = $1`,
} as const;

/** Takes tokens of a bucket, which is full where there was none: how many are left, or undefined. */
export async function takeTokens(
  db: Database,
  { key, burst, refillMs, now }: BucketState,
  count = 1,
): Promise<number | undefined> {
  if (count > burst) return undefined;
  const values = [key, burst, refillMs, now.toISOString(), count];
  const { rows } = await driverOf(db).query<{ tokens: number }>({ ...TAKE, values });
  return rows[0]?.tokens;
}

/** Takes as many of each bucket as were used, there or not: what is left in each, by key in hex. */
export async function chargeBuckets(
  db: Database,
  charges: readonly (Omit<BucketState, 'now'> & { count: number })[],
  now: Date,
): Promise<Map<string, number>> {
  const values = [
    charges.map(({ key }) => key),
    charges.map(({ burst }) => burst),
    charges.map(({ refillMs }) => refillMs),
    charges.map(({ count }) => count),
    now.toISOString(),
  ];
  const { rows } = await driverOf(db).query<{ key: string; tokens: number }>({ ...CHARGE, values });
  return new Map(rows.map(({ key, tokens }) => [key, tokens]));
}

/** What is in a bucket, and since when (milliseconds); undefined when it was forgotten. */
export async function bucketOf(
  db: Database,
  key: Buffer,
): Promise<{ tokens: number; refilledAt: number } | undefined> {
  const { rows } = await driverOf(db).query<{ tokens: number; refilledAt: number }>({
    ...LOOK,
    values: [key],
  });
  return rows[0];
}

/** Puts a token back into each of some buckets, no further than they are full. */
export async function giveTokensBack(
  db: Database,
  buckets: readonly Pick<BucketState, 'key' | 'burst'>[],
): Promise<void> {
  const values = [buckets.map(({ key }) => key), buckets.map(({ burst }) => burst)];
  await driverOf(db).query({ ...GIVE_BACK, values });
}

export async function forgetBucket(db: Database, key: Buffer): Promise<void> {
  await driverOf(db).query('delete from rate_buckets where key = $1', [key]);
}

/** Forgets buckets that nobody touched since: they are full again. */
export async function forgetBucketsBefore(db: Database, limit: Date): Promise<void> {
  await driverOf(db).query('delete from rate_buckets where refilled_at < $1::timestamptz', [
    limit.toISOString(),
  ]);
}
