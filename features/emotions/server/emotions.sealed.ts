import * as z from 'zod';
import { type OwnerKey, type Sealed, sealed } from '#packages/crypto/index.ts';

/** What a record keeps sealed. */
export interface Detail {
  tags: string[];
  note: string | null;
}

const DETAIL: Sealed<Detail> = sealed(
  z.object({ tags: z.array(z.string()).default([]), note: z.string().nullable().default(null) }),
);
export const NO_DETAIL: Detail = { tags: [], note: null };

const dayPlace = (day: string) => ({ table: 'emotion_days', row: day });
const momentPlace = (id: string) => ({ table: 'emotion_moments', row: id });

/** Null where there is nothing to keep. */
export function sealDayDetail(key: OwnerKey, day: string, detail: Detail): Buffer | null {
  return isEmpty(detail) ? null : key.seal(dayPlace(day), detail);
}

export function openDayDetail(key: OwnerKey, day: string, bytes: Buffer | null): Detail {
  return bytes ? key.open(dayPlace(day), bytes, DETAIL) : NO_DETAIL;
}

/** Null where there is nothing to keep. */
export function sealMomentDetail(key: OwnerKey, id: string, detail: Detail): Buffer | null {
  return isEmpty(detail) ? null : key.seal(momentPlace(id), detail);
}

export function openMomentDetail(key: OwnerKey, id: string, bytes: Buffer | null): Detail {
  return bytes ? key.open(momentPlace(id), bytes, DETAIL) : NO_DETAIL;
}

function isEmpty({ tags, note }: Detail): boolean {
  return tags.length === 0 && note === null;
}
