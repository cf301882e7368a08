import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { accountsOf } from '#features/accounts/server/index.ts';
import { type OwnerKey, type Sealed, sealed } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { Side } from '../contract/meetings.contract.ts';
import { ROOM_PATH } from '../contract/meetings.paths.ts';
import { type Registry, registrySchema, type Safety } from '../contract/room.contract.ts';
import { meetings } from './meetings.tables.ts';

/** What is sealed of a meeting with the key that its two people share. */
export interface MeetingWords {
  title: string;
  description: string | null;
  /** Who is invited; of one that was booked it is whoever has it as theirs. */
  email?: string | null | undefined;
  /** Where they meet in person. */
  place?: string | null | undefined;
  /** Of the professional, as it was when the meeting was booked. */
  registry?: Registry | null | undefined;
}

export const MEETING_WORDS: Sealed<MeetingWords> = sealed(
  z.object({
    title: z.string(),
    description: z.string().nullable(),
    email: z.string().nullish(),
    place: z.string().nullish(),
    registry: registrySchema.nullish(),
  }),
);
export const SAFETY: Sealed<Safety> = sealed(z.object({ place: z.string(), contact: z.string() }));

export const placeOfWords = (meetingId: string) => ({ table: 'meeting_texts', row: meetingId });
export const placeOfName = (meetingId: string, side: Side) => ({
  table: 'meeting_seats.name',
  row: `${meetingId} ${side}`,
});
export const placeOfSafety = (meetingId: string, side: Side) => ({
  table: 'meeting_seats.safety',
  row: `${meetingId} ${side}`,
});
export const placeOfSignal = (toSeat: string) => ({ table: 'meeting_signals', row: toSeat });

export function keyOfMeeting(
  { vault }: ServerContext,
  id: string,
  tx?: Queryable,
): Promise<OwnerKey> {
  const held = sql`select id from ${meetings} where id = ${id} for key share`;
  return vault.keyOfShared('meetings', id, held, tx);
}

/** What opens a room for one side. Only its hash is kept: each mail about the meeting says the same link. */
export async function roomKeyOf(
  context: ServerContext,
  id: string,
  side: Side,
  /** Of whom it came to later: what opened the room for the one before opens it no more. */
  heir?: string,
): Promise<string> {
  const subject = heir ? `${id} ${side} ${heir}` : `${id} ${side}`;
  const key = await accountsOf(context).keys.derive('meetings.room', subject);
  return key.toString('base64url');
}

/** In the fragment, which browsers send to nobody. */
export const linkOf = ({ settings }: ServerContext, key: string): string =>
  `${settings.siteUrl}${ROOM_PATH}#${key}`;

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
