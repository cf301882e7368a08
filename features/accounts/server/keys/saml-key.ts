import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { type Sealed, sealed, type Vault } from '#packages/crypto/index.ts';
import type { Database } from '#packages/db/index.ts';
import { signingKeys } from '../accounts.tables.ts';
import { newCertificate } from './certificate.ts';
import { INSTANCE_OWNER } from './key-store.ts';

/** What organizations' providers encrypt assertions with, and what opens them again. */
export interface SamlKeyPair {
  /** PKCS #8, PEM. */
  privateKey: string;
  /** Self-signed, DER in base64: the form in which metadata carry it. */
  certificate: string;
}

const KEY_PAIR: Sealed<SamlKeyPair> = sealed(
  z.object({ privateKey: z.string(), certificate: z.string() }),
);

/** Organizations' administrators register it by hand: it has to last. */
const YEARS = 20;

/**
 * The instance's key for encrypted assertions: made when it is first asked for, sealed in the
 * database like the other keys, the same for all processes.
 */
export class SamlKey {
  readonly #db: Database;
  readonly #vault: Vault;
  readonly #now: () => Date;
  #loading: Promise<SamlKeyPair> | undefined;

  constructor(db: Database, vault: Vault, now: () => Date) {
    this.#db = db;
    this.#vault = vault;
    this.#now = now;
  }

  /** The pair; where it could not be read, the next call tries again. */
  pair(): Promise<SamlKeyPair> {
    const loading = this.#loading ?? this.#load();
    this.#loading = loading;
    loading.catch(() => {
      if (this.#loading === loading) this.#loading = undefined;
    });
    return loading;
  }

  async #load(): Promise<SamlKeyPair> {
    const found = await this.#find();
    if (found) return found;
    await this.#store();
    // Of two processes that begin together one is let in; both use that one's.
    const stored = await this.#find();
    if (!stored) throw new Error('The key for encrypted assertions was not kept');
    return stored;
  }

  async #find(): Promise<SamlKeyPair | undefined> {
    const [row] = await this.#db
      .select({ id: signingKeys.id, sealed: signingKeys.sealed })
      .from(signingKeys)
      .where(eq(signingKeys.purpose, 'saml_decryption'));
    if (!row) return undefined;
    const owner = await this.#vault.keyOfThing(INSTANCE_OWNER);
    return owner.open({ table: 'signing_keys', row: row.id }, row.sealed, KEY_PAIR);
  }

  async #store(): Promise<void> {
    const { privateKey, certificate } = await newCertificate('florescer', YEARS);
    const pair: SamlKeyPair = {
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      certificate,
    };
    const id = randomUUID();
    const owner = await this.#vault.keyOfThing(INSTANCE_OWNER);
    const bytes = owner.seal({ table: 'signing_keys', row: id }, pair);
    await this.#db
      .insert(signingKeys)
      .values({ id, purpose: 'saml_decryption', sealed: bytes, createdAt: this.#now() })
      .onConflictDoNothing();
  }
}
