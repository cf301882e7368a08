import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { activeAmong } from '#features/accounts/server/index.ts';
import type { Files } from '../files.ts';
import { accessDenied, invalidSignature, invalidToken } from '../protocol/storage-error.ts';
import type { ObjectPlace } from './objects.queries.ts';

const claimsSchema = z.object({
  url: z.string(),
  scope: z.enum(['download', 'upload']),
  exp: z.int(),
  transformations: z.record(z.string(), z.unknown()).optional(),
  upsert: z.boolean().optional(),
  /** The person who signed an upload; the operator's programs are nobody. */
  by: z.string().optional(),
});
type Claims = z.output<typeof claimsSchema>;

const urlOf = ({ bucketId, name }: ObjectPlace): string => `${bucketId}/${name}`;

/** A token that lets whoever holds it do one thing at one path for a while. */
export function signAddress(
  { addressKey, context }: Files,
  place: ObjectPlace,
  claims: Pick<Claims, 'scope' | 'transformations' | 'upsert' | 'by'>,
  seconds: number,
): Promise<string> {
  const now = Math.floor(context.now().getTime() / 1_000);
  return new SignJWT({ url: urlOf(place), ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(addressKey);
}

/** What a token allows; throws `InvalidJWT`, and `InvalidSignature` for one of another path or action. */
export async function verifyAddress(
  { addressKey, context }: Files,
  token: unknown,
  place: ObjectPlace,
  scope: Claims['scope'],
): Promise<Claims> {
  const claims = await claimsOf(token, addressKey, context.now());
  if (claims.scope !== scope || claims.url !== urlOf(place)) throw invalidSignature();
  return claims;
}

/** By whose right an upload comes that brings a token; nobody uploads by that of who is gone or suspended. */
export async function signedRight(
  files: Files,
  token: unknown,
  place: ObjectPlace,
): Promise<{ userId: string | null; upsert: boolean }> {
  const { by: userId = null, upsert = false } = await verifyAddress(files, token, place, 'upload');
  const { db, now } = files.context;
  if (userId && (await activeAmong(db, [userId], now())).length === 0) throw accessDenied();
  return { userId, upsert };
}

async function claimsOf(token: unknown, key: Uint8Array, now: Date): Promise<Claims> {
  try {
    const options = { algorithms: ['HS256'], currentDate: now };
    const { payload } = await jwtVerify(String(token), key, options);
    return claimsSchema.parse(payload);
  } catch {
    throw invalidToken();
  }
}
