import { inArray } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { municipalityOf } from './municipalities.ts';
import { networkEntries } from './network.tables.ts';

/** Where entries meet people in person, in one line, of those that do and say where. */
export async function placesOf(
  db: Queryable,
  entryIds: readonly string[],
): Promise<Map<string, string>> {
  if (entryIds.length === 0) return new Map();
  const { id, address, neighbourhood, municipality, inPerson } = networkEntries;
  const rows = await db
    .select({ id, address, neighbourhood, municipality, inPerson })
    .from(networkEntries)
    .where(inArray(id, [...entryIds]));
  return new Map(
    rows
      .filter((row) => row.inPerson && row.address !== '')
      .map((row) => {
        const place = municipalityOf(row.municipality);
        const town = place ? `${place.name}, ${place.state}` : '';
        return [row.id, [row.address, row.neighbourhood, town].filter(Boolean).join(' · ')];
      }),
  );
}
