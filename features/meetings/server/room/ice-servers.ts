import { createHmac } from 'node:crypto';
import type { Settings } from '#packages/kernel/index.ts';
import type { Entrance } from '../../contract/room.contract.ts';

/** How long a relay takes a password: longer than a call, so that it can find its way anew. */
const PASSWORD_SECONDS = 6 * 3_600;

/**
 * What helps two browsers to find each other. A relay’s password is made for one seat and ends by itself
 * (coturn’s `use-auth-secret`); the relay carries what it cannot open.
 */
export function iceServersFor(
  { stunUrls, turn }: Settings['meetings'],
  seatId: string,
  now: Date,
): Entrance['iceServers'] {
  const servers: Entrance['iceServers'] = stunUrls.length > 0 ? [{ urls: stunUrls }] : [];
  if (!turn) return servers;
  const username = `${Math.floor(now.getTime() / 1_000) + PASSWORD_SECONDS}:${seatId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [...servers, { urls: turn.urls, username, credential }];
}
