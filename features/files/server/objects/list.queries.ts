import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { ListScope } from './reach.ts';

/** An object or, where `id` is null, a folder. */
export interface ListedRow {
  /** Full path; a folder's ends with `/`. */
  key: string;
  id: string | null;
  blob: string | null;
  size: string | null;
  contentType: string | null;
  cacheControl: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface ListWish {
  bucketId: string;
  /** Names begin with it. */
  prefix: string;
  scope: ListScope;
  /** Whether what lies in folders is told as those. */
  folders: boolean;
  /** Names go on with it behind the prefix, in any case. */
  search: string;
  column: 'name' | 'created_at' | 'updated_at';
  descending: boolean;
  /** Folders before objects, as the older call has them. */
  foldersFirst: boolean;
  /** The last entry that was seen, and its value of the column. */
  after: { value: string; key: string } | null;
  offset: number;
  limit: number;
}

const COLUMNS = { name: 'key', created_at: '"createdAt"', updated_at: '"updatedAt"' } as const;

/** One page of a bucket, at one level of it or flat. */
export async function listRows(db: Queryable, wish: ListWish): Promise<ListedRow[]> {
  const { bucketId, prefix, scope, folders, search, after, offset, limit } = wish;
  const column = COLUMNS[wish.column];
  const [order, beyond] = wish.descending ? ['desc', '<'] : ['asc', '>'];
  const cast = wish.column === 'name' ? 'text collate "C"' : 'timestamptz';
  const pattern = `${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const page = [limit, offset, after?.value, after?.key];
  const values = [bucketId, prefix, scope.folder, pattern, ...page, scope.ownerId];
  const { rows } = await driverOf(db).query<ListedRow>(
    `with named as (
       select *, substr(name, length($2) + 1) as rest from storage_objects
        where bucket_id = $1 and name ^@ $2 and name ^@ $3
          and substr(name, length($2) + 1) ilike $4
          and ($9::uuid is null or user_id is null or user_id = $9)
     ), placed as (
       select *, ${folders ? `strpos(rest, '/') > 0` : 'false'} as inside from named
     ), entries as (
       select name as key, id, blob, size, content_type as "contentType",
              cache_control as "cacheControl", created_at as "createdAt", updated_at as "updatedAt"
         from placed where not inside
       union all
       select ($2 || split_part(rest, '/', 1) || '/') collate "C", null, null, null, null, null,
              min(created_at), max(updated_at)
         from placed where inside group by 1
     )
     select * from entries
      where $8::text is null or (${column}, key) ${beyond} ($7::${cast}, $8::text collate "C")
      order by ${wish.foldersFirst ? '(id is not null),' : ''} ${column} ${order}, key ${order}
      limit $5 offset $6`,
    values.map((value) => value ?? null),
  );
  return rows;
}
