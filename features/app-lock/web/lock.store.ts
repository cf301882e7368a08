import { deviceStorage, readJson, writeJson } from '#packages/device/index.ts';
import type { Delay } from './lock.rules.ts';

const KEY = 'florescer.app-lock';
/** Rounds of PBKDF2: slow enough to try, not felt when one knows the PIN. */
const ROUNDS = 210_000;

/** The lock of this device: a person's, since a device is signed in as one at a time. */
interface Lock {
  userId: string;
  salt: string;
  hash: string;
  minutes: Delay;
  /** Wrong tries since the last right one. */
  tries: number;
  /** No try counts before this instant. */
  waitUntil: number;
  /** Key of the device that opens it too; missing for none. */
  keyId?: string | undefined;
}

const isLock = (value: unknown): value is Lock =>
  typeof value === 'object' && value !== null && 'hash' in value && 'userId' in value;

const listeners = new Set<() => void>();

/** The lock of this device, whosoever it is; null without one. */
export function deviceLock(): Lock | null {
  const storage = deviceStorage();
  return storage && readJson(storage, KEY, isLock);
}

/** The lock that a person set on this device; null without one. */
export function lockOf(userId: string): Lock | null {
  const lock = deviceLock();
  return lock?.userId === userId ? lock : null;
}

export function subscribeToLock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets a PIN for this device, beside the key that it may have. False where the browser keeps nothing. */
export async function setLock(userId: string, pin: string, minutes: Delay): Promise<boolean> {
  const salt = toText(crypto.getRandomValues(new Uint8Array(16)));
  const hash = await hashOf(pin, salt);
  const { keyId } = lockOf(userId) ?? {};
  return keep({ userId, salt, hash, minutes, tries: 0, waitUntil: 0, keyId });
}

export function setDelay(userId: string, minutes: Delay): void {
  const lock = lockOf(userId);
  if (lock) keep({ ...lock, minutes });
}

/** Lets a key of the device open the lock too, or no longer. */
export function setKey(userId: string, keyId: string | null): void {
  const lock = lockOf(userId);
  if (lock) keep({ ...lock, keyId: keyId ?? undefined });
}

/** The device knew its person: wrong PINs from before count no more. */
export function forgiveTries(userId: string): void {
  const lock = lockOf(userId);
  if (lock) keep({ ...lock, tries: 0, waitUntil: 0 });
}

/** Takes the lock away, of a person or of everybody. */
export function removeLock(userId?: string): void {
  if (userId === undefined || lockOf(userId)) deviceStorage()?.removeItem(KEY);
  for (const tell of listeners) tell();
}

/** Whether this is the PIN; counts wrong ones, also over closing the app. None counts before its time. */
export async function tryPin(
  userId: string,
  pin: string,
  { now, wait }: { now: number; wait: (tries: number) => number },
): Promise<'right' | 'wrong' | 'early'> {
  const lock = lockOf(userId);
  if (!lock) return 'right';
  if (now < lock.waitUntil) return 'early';
  const isRight = (await hashOf(pin, lock.salt)) === lock.hash;
  const tries = isRight ? 0 : lock.tries + 1;
  keep({ ...lock, tries, waitUntil: isRight ? 0 : now + 1_000 * wait(tries) });
  return isRight ? 'right' : 'wrong';
}

function keep(lock: Lock): boolean {
  const storage = deviceStorage();
  const kept = storage !== null && writeJson(storage, KEY, lock);
  for (const tell of listeners) tell();
  return kept;
}

async function hashOf(pin: string, salt: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(pin), 'PBKDF2', false, ['deriveBits']);
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: ROUNDS };
  return toText(new Uint8Array(await crypto.subtle.deriveBits(way, key, 256)));
}

const toText = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
