/** What lies sealed on the device: JSON values by key. */
export interface SealedStore {
  /** Null when absent, unreadable, or the browser keeps nothing. */
  get<T>(key: string): Promise<T | null>;
  /** True when the value now lies on the device. */
  put(key: string, value: unknown): Promise<boolean>;
  /** Removes a value; with the last one the key that opened them goes too. */
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const VALUES = 'values';
const KEYS = 'keys';
const KEY = 'key';
const IV_BYTES = 12;

/**
 * A place in IndexedDB whose values are sealed with AES-256-GCM under a key that lies beside them and
 * that no program can read out, so that copies of the browser's files or another reader of its
 * storage see no words. It does not hide them from whoever uses this browser: they are opened without
 * asking anybody. Looking for values leaves no trace where there are none. Connections are closed
 * after each use, so that the whole database can be deleted at any time.
 */
export function sealedStore(name: string): SealedStore {
  const label = `florescer.${name}`;
  return {
    async get<T>(key: string): Promise<T | null> {
      return quietly(null, async () => {
        const found = await withDatabase(label, 'existing', async (db) => {
          const at = db.transaction([VALUES, KEYS]);
          return Promise.all([
            answerOf<Sealed | undefined>(at.objectStore(VALUES).get(key)),
            answerOf<CryptoKey | undefined>(at.objectStore(KEYS).get(KEY)),
          ]);
        });
        const [sealed, secret] = found ?? [];
        if (!sealed || !secret) return null;
        const way = { name: 'AES-GCM', iv: sealed.iv, additionalData: textBytes(key) };
        const plain = await crypto.subtle.decrypt(way, secret, sealed.bytes);
        return JSON.parse(new TextDecoder().decode(plain)) as T;
      });
    },
    async put(key, value) {
      return quietly(false, async () => {
        const stored = await withDatabase(label, 'made', async (db) => {
          const secret = await secretOf(db);
          const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
          const way = { name: 'AES-GCM', iv, additionalData: textBytes(key) };
          const plain = textBytes(JSON.stringify(value));
          const bytes = await crypto.subtle.encrypt(way, secret, plain);
          const at = db.transaction(VALUES, 'readwrite');
          at.objectStore(VALUES).put({ iv, bytes } satisfies Sealed, key);
          await completionOf(at);
          return true;
        });
        return stored ?? false;
      });
    },
    async remove(key) {
      await quietly(null, () =>
        withDatabase(label, 'existing', async (db) => {
          const at = db.transaction([VALUES, KEYS], 'readwrite');
          const values = at.objectStore(VALUES);
          values.delete(key);
          const left = values.count();
          left.onsuccess = () => {
            if (left.result === 0) at.objectStore(KEYS).clear();
          };
          await completionOf(at);
        }),
      );
    },
    async keys() {
      return quietly<string[]>([], async () => {
        const found = await withDatabase(label, 'existing', (db) =>
          answerOf(db.transaction(VALUES).objectStore(VALUES).getAllKeys()),
        );
        return (found ?? []).map(String);
      });
    },
  };
}

/** True where values can be sealed and kept at all: a secure address, storage switched on. */
export function canKeepSealed(): boolean {
  return globalThis.indexedDB !== undefined && globalThis.crypto?.subtle !== undefined;
}

async function quietly<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  if (!canKeepSealed()) return otherwise;
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** The database while `work` needs it; null for one that is not there and shall not be made. */
async function withDatabase<T>(
  label: string,
  wanted: 'existing' | 'made',
  work: (db: IDBDatabase) => Promise<T>,
): Promise<T | null> {
  const opening = indexedDB.open(label, 1);
  let absent = false;
  opening.onupgradeneeded = () => {
    if (wanted === 'existing') {
      // Undoes the opening: a database that nobody asked for must not appear.
      absent = true;
      opening.transaction?.abort();
      return;
    }
    opening.result.createObjectStore(VALUES);
    opening.result.createObjectStore(KEYS);
  };
  const db = await answerOf(opening).catch((error: unknown) => {
    if (absent) return null;
    throw error;
  });
  if (!db) return null;
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** The key of this place; of two tabs that make one at once, both use the one stored first. */
async function secretOf(db: IDBDatabase): Promise<CryptoKey> {
  const known = await answerOf<CryptoKey | undefined>(
    db.transaction(KEYS).objectStore(KEYS).get(KEY),
  );
  if (known) return known;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const keys = db.transaction(KEYS, 'readwrite').objectStore(KEYS);
  const first = await answerOf<CryptoKey | undefined>(keys.get(KEY));
  if (first) return first;
  await answerOf(keys.put(fresh, KEY));
  return fresh;
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
}

function textBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
