import { createHash } from 'node:crypto';

/** What is stored of a random secret that its holder brings back: its SHA-256. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
