import {
  createHmac,
  createPrivateKey,
  createSecretKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { importJWK, type JWK, type JWTHeaderParameters } from 'jose';
import * as z from 'zod';
import { SEALED_TEXT, type Sealed, sealed, type Vault } from '#packages/crypto/index.ts';
import type { Database, Queryable } from '#packages/db/index.ts';
import { signingKeys } from '../accounts.tables.ts';
import { ACCESS_TOKEN_SECONDS } from './jwt-claims.ts';

type KeyRow = typeof signingKeys.$inferSelect;
export type VerifyingKey = Awaited<ReturnType<typeof importJWK>>;

/** What access tokens are signed with. */
export interface SigningKey {
  kid: string;
  key: KeyObject;
  /** The header of every token that it signs, as tokens carry it. */
  header: string;
}

interface LoadedKeys {
  signing: SigningKey;
  verifying: Map<string, VerifyingKey>;
  /** Kept as a key object: made into one at each use it cost ten times the derivation. */
  derivation: KeyObject;
  published: readonly object[];
}

/** Owner of the data key that seals the instance's own secrets; no person has this id. */
const SIGNING_KEY = sealed(z.custom<JWK>((value) => typeof value === 'object' && value !== null));
export const INSTANCE_OWNER = '00000000-0000-0000-0000-000000000000';
/** A process learns by itself that the signing key was replaced within this time. */
const RELOAD_MS = 10_000;
/**
 * Who reads the published keys, or brings a `kid` that is unknown here, may know of a key that
 * another process just made: looked up again for them, but not more often than this.
 */
const LOOK_AGAIN_MS = 1_000;
/**
 * How long a replaced key still verifies: every process may sign with it until it has looked again,
 * and the tokens signed last live on.
 */
const AFTERLIFE_MS = ACCESS_TOKEN_SECONDS * 1_000 + 2 * RELOAD_MS;

/**
 * Keys of the auth service: ES256 for access tokens, a secret for derived tokens. Made at first use,
 * the secret halves sealed in the database, the same for all processes.
 */
export class KeyStore {
  readonly #db: Database;
  readonly #vault: Vault;
  readonly #now: () => Date;
  /** What is worked with: the former keys, until a look at the database brought newer ones. */
  #atHand: Promise<LoadedKeys> | undefined;
  /** The latest look at the database; the former keys where it failed. */
  #latest: Promise<LoadedKeys> | undefined;
  #lookedAt = 0;

  constructor(db: Database, vault: Vault, now: () => Date) {
    this.#db = db;
    this.#vault = vault;
    this.#now = now;
  }

  /** The key that signs new access tokens. */
  async signing(): Promise<SigningKey> {
    return (await this.#keys()).signing;
  }

  /** The public key that a token's header names; undefined for a key that is not ours. */
  async verifying({ kid }: JWTHeaderParameters): Promise<VerifyingKey | undefined> {
    if (typeof kid !== 'string') return undefined;
    const found = (await this.#keys()).verifying.get(kid);
    return found ?? (await this.#latestKeys()).verifying.get(kid);
  }

  /** The public halves as JWKs, for `/.well-known/jwks.json`. */
  async published(): Promise<readonly object[]> {
    return (await this.#latestKeys()).published;
  }

  /** HMAC-SHA256 with the instance's secret: the same input gives the same value, for us alone. */
  async derive(purpose: string, input: string): Promise<Buffer> {
    const { derivation } = await this.#keys();
    return createHmac('sha256', derivation).update(`${purpose}\u0000${input}`).digest();
  }

  /**
   * Makes a new key that signs from now on; other processes follow within seconds. The former one
   * stays published and verifies until the last token that it signed has ended.
   */
  async rotateSigning(): Promise<{ kid: string }> {
    const id = await this.#db.transaction(async (tx) => {
      await tx
        .update(signingKeys)
        .set({ retiredAt: this.#now() })
        .where(and(eq(signingKeys.purpose, 'access_token'), isNull(signingKeys.retiredAt)));
      return this.#storeSigning(tx);
    });
    this.#atHand = undefined;
    this.#latest = undefined;
    return { kid: id };
  }

  /** Deletes replaced keys, secret half and all, of which no token lives any more. */
  async prune(): Promise<void> {
    const ended = new Date(this.#now().getTime() - AFTERLIFE_MS);
    await this.#db.delete(signingKeys).where(lte(signingKeys.retiredAt, ended));
  }

  #keys(): Promise<LoadedKeys> {
    const latest = this.#look(RELOAD_MS);
    return this.#atHand ?? latest;
  }

  #latestKeys(): Promise<LoadedKeys> {
    return this.#look(LOOK_AGAIN_MS);
  }

  /** Looks the keys up again if the latest look is this old. */
  #look(ageMs: number): Promise<LoadedKeys> {
    const now = this.#now().getTime();
    if (this.#latest && now - this.#lookedAt < ageMs) return this.#latest;
    this.#lookedAt = now;
    const former = this.#atHand;
    const latest = former ? this.#load().catch(() => former) : this.#load();
    this.#latest = latest;
    latest.then(
      () => {
        if (this.#latest === latest) this.#atHand = latest;
      },
      () => {
        if (this.#latest === latest) this.#latest = undefined;
      },
    );
    return latest;
  }

  async #load(): Promise<LoadedKeys> {
    const ended = new Date(this.#now().getTime() - AFTERLIFE_MS);
    const rows = (await this.#rows()).filter(({ retiredAt }) => !retiredAt || retiredAt > ended);
    const current = (purpose: KeyRow['purpose']) => {
      const row = rows.find((one) => one.purpose === purpose && !one.retiredAt);
      if (!row) throw new Error(`No current key for ${purpose}`);
      return row;
    };
    const owner = await this.#vault.keyOfThing(INSTANCE_OWNER);
    const open = <T>(row: KeyRow, shape: Sealed<T>) =>
      owner.open({ table: 'signing_keys', row: row.id }, row.sealed, shape);
    const signing = current('access_token');
    const published = rows.flatMap(({ id, publicJwk }) =>
      publicJwk ? [{ ...publicJwk, kid: id, alg: 'ES256', use: 'sig', key_ops: ['verify'] }] : [],
    );
    return {
      signing: {
        kid: signing.id,
        key: createPrivateKey({ key: open(signing, SIGNING_KEY), format: 'jwk' }),
        header: encodedPart({ alg: 'ES256', kid: signing.id, typ: 'JWT' }),
      },
      verifying: new Map(
        await Promise.all(
          published.map(async (jwk) => [jwk.kid, await importJWK(jwk, 'ES256')] as const),
        ),
      ),
      derivation: createSecretKey(open(current('derivation'), SEALED_TEXT), 'base64'),
      published,
    };
  }

  async #rows(): Promise<KeyRow[]> {
    const find = () => this.#db.select().from(signingKeys).orderBy(asc(signingKeys.createdAt));
    const rows = await find();
    const has = (purpose: KeyRow['purpose']) =>
      rows.some((row) => row.purpose === purpose && !row.retiredAt);
    if (has('access_token') && has('derivation')) return rows;
    // Two processes that start together: the index lets one row in, both then read that one.
    if (!has('access_token')) await this.#storeSigning(this.#db);
    if (!has('derivation')) {
      const secret = randomBytes(32).toString('base64');
      await this.#store(this.#db, { purpose: 'derivation', secret, publicJwk: null });
    }
    return find();
  }

  #storeSigning(tx: Queryable): Promise<string> {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return this.#store(tx, {
      purpose: 'access_token',
      secret: privateKey.export({ format: 'jwk' }),
      publicJwk: { ...publicKey.export({ format: 'jwk' }) },
    });
  }

  async #store(
    tx: Queryable,
    {
      purpose,
      secret,
      publicJwk,
    }: { purpose: KeyRow['purpose']; secret: unknown; publicJwk: JWK | null },
  ): Promise<string> {
    const id = randomUUID();
    const owner = await this.#vault.keyOfThing(INSTANCE_OWNER);
    const sealed = owner.seal({ table: 'signing_keys', row: id }, secret);
    await tx
      .insert(signingKeys)
      .values({ id, purpose, publicJwk, sealed, createdAt: this.#now() })
      .onConflictDoNothing();
    return id;
  }
}

/** A header or claims as tokens carry them. */
export function encodedPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
