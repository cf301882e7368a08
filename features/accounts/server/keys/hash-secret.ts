import { hash } from 'node:crypto';

/** What is stored of a random secret that its holder brings back: its SHA-256. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
