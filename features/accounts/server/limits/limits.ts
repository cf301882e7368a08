import type { Database } from '#packages/db/index.ts';
import type { KeyStore } from '../keys/key-store.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { LooseBuckets } from './loose-buckets.ts';
import {
  bucketOf,
  chargeBuckets,
  forgetBucket,
  forgetBucketsBefore,
  giveTokensBack,
  takeTokens,
} from './rate-buckets.queries.ts';

/** A token bucket: `burst` at once, refilled by one every `refillMs`. */
export interface Bucket {
  name: string;
  burst: number;
  refillMs: number;
}

const MINUTE = 60_000;

/**
 * Failures of each client address (auth protocol, section 5): who proves who they are is not counted,
 * since a whole company comes from one address.
 */
export const VERIFY_BUCKET = { name: 'verify', burst: 30, refillMs: 10_000 };
export const TOKEN_BUCKET = { name: 'token', burst: 30, refillMs: 2_000 };
export const PASSKEY_BUCKET = { name: 'passkey', burst: 30, refillMs: 10_000 };
export const FACTOR_BUCKET = { name: 'factor', burst: 30, refillMs: MINUTE / 15 };
export const WEB3_BUCKET = { name: 'web3', burst: 30, refillMs: 10_000 };
export const SSO_BUCKET = { name: 'sso', burst: 30, refillMs: 10_000 };
export const OAUTH_BUCKET = { name: 'oauth', burst: 30, refillMs: 2_000 };

/** Requests of each client address that make something: a mail, or an account. */
export const OTP_BUCKET = { name: 'otp', burst: 200, refillMs: 10_000 };
export const ANONYMOUS_BUCKET = { name: 'anonymous', burst: 30, refillMs: 120_000 };

/** Refreshes of one session, and of one person over all of theirs. */
const REFRESHES_OF_SESSION = { name: 'refresh-session', burst: 30, refillMs: 2_000 };
const REFRESHES_OF_PERSON = { name: 'refresh-person', burst: 120, refillMs: 500 };

/**
 * Guesses of one account's password (decision 0014). From one network they slow down early. Over all
 * networks later, and slower than one network's refill can use up, so that one guesser alone never
 * empties it. Where many have emptied it, each network still has a first try or two: the person
 * themselves gets in from wherever they are.
 */
const GUESSES_NEARBY = { name: 'guess-near', burst: 10, refillMs: MINUTE / 2 };
const GUESSES_ANYWHERE = { name: 'guess', burst: 100, refillMs: MINUTE / 4 };
const FIRST_TRIES = { name: 'guess-first', burst: 2, refillMs: 60 * MINUTE };
/**
 * Guesses of one account's mailed code, out of a million: from one network 10 and then 6 an hour, over
 * all networks 40 and then 30 an hour. Where others have used those up each network still has its first
 * tries, some 500 an hour in all: a stranger's wrong codes leave the person's own right one to them.
 */
const CODES_NEARBY = { name: 'code-near', burst: 10, refillMs: 10 * MINUTE };
const CODES_ANYWHERE = { name: 'code', burst: 40, refillMs: 2 * MINUTE };
const FIRST_CODES = { name: 'code-first', burst: 2, refillMs: 60 * MINUTE };
const ALL_FIRST_CODES = { name: 'code-first-all', burst: 500, refillMs: (60 * MINUTE) / 500 };
/** Guesses of the code that went to somebody who is signed in, by whoever found their session. */
const OWN_CODE_GUESSES = { name: 'own-code', burst: 10, refillMs: 10 * MINUTE };
/** Guesses of a person's second factor, by somebody who knows their password: as with codes. */
const FACTOR_GUESSES = { name: 'factor-guess', burst: 10, refillMs: 10 * MINUTE };
/** Guesses of a person's own password by whoever found their session: 5 and then 6 an hour. */
const OWN_PASSWORD_GUESSES = { name: 'own-password', burst: 5, refillMs: 10 * MINUTE };
const RECOVERY_GUESSES = { name: 'recovery-guess', burst: 5, refillMs: 10 * MINUTE };

/**
 * Mails of the whole server. Upstream's default of 30 an hour belongs to a mail server shared by all
 * its customers; this one is the operator's own, so the limit only stops a flood. One network gets a
 * fifth of it, which is a whole company on its first day; one address gets what a person can want.
 */
const MAILS = { name: 'mails', burst: 1_000, refillMs: 3_600 };
const MAILS_OF_NETWORK = { name: 'mails-network', burst: 200, refillMs: 18_000 };
const MAILS_TO_ADDRESS = { name: 'mails-address', burst: 20, refillMs: 3 * MINUTE };

/** Text messages to one number, and the least that one network may have sent, in an hour. */
const SMS_TO_NUMBER = { name: 'sms-number', burst: 5, refillMs: 12 * MINUTE };
const MIN_SMS_OF_NETWORK = 5;

/** `wait` is null when a token was taken. */
interface Taken {
  wait: number | null;
  left: number;
}

/** A message to somebody, and where the request for it came from. */
export interface MessageRequest {
  /** The waiting code that it would replace. */
  kind: string;
  /** E-mail address or phone number. */
  to: string;
  ip: string;
}

export interface PasswordGuess {
  /** It used up what its network had at once; the next ones come slowly. */
  isLast: boolean;
  /** Takes the guess back: the password was right. */
  forgive: () => Promise<void>;
}

/** Rate limits in the database, the same for all processes. Addresses are kept as hashes only. */
export class Limits {
  readonly #db: Database;
  readonly #keys: KeyStore;
  readonly #now: () => Date;
  readonly #settings: { readonly rateLimits: boolean };
  /** Limits of what happens on every request. */
  readonly loose: LooseBuckets;

  constructor(
    db: Database,
    keys: KeyStore,
    now: () => Date,
    settings: { readonly rateLimits: boolean },
  ) {
    this.#db = db;
    this.#keys = keys;
    this.#now = now;
    this.#settings = settings;
    this.loose = new LooseBuckets(db, keys, now);
  }

  get #enabled(): boolean {
    return this.#settings.rateLimits;
  }

  /** Counts a request of a client; throws 429 `over_request_rate_limit` when there were too many. */
  async countRequest(bucket: Bucket, ip: string): Promise<void> {
    if (this.#enabled) await this.#takeOrRefuse(bucket, ip);
  }

  /** Throws 429 when an address failed too often; nothing is counted yet. */
  async assertFailuresLeft(bucket: Bucket, ip: string): Promise<void> {
    if (!this.#enabled) return;
    const key = await this.#keys.derive(`limit:${bucket.name}`, ip);
    const row = await bucketOf(this.#db, key);
    if (!row) return;
    const wait = secondsUntilOne(row, bucket.refillMs, this.#now());
    if (wait > 0) throw tooMany(wait);
  }

  /** Counts a failure of an address, also above its limit: what came at once is waited for afterwards. */
  async countFailure(bucket: Bucket, ip: string): Promise<void> {
    if (!this.#enabled) return;
    const key = await this.#keys.derive(`limit:${bucket.name}`, ip);
    await chargeBuckets(this.#db, [{ ...bucket, key, count: 1 }], this.#now());
  }

  /**
   * Counts a refresh by its session and its person. Throws 503 when there were too many: the client
   * tries again and keeps the session, which it would remove at a 429.
   */
  countRefresh({ userId, sessionId }: { userId: string; sessionId: string }): void {
    if (!this.#enabled) return;
    const wait =
      this.loose.take(REFRESHES_OF_SESSION, sessionId) ??
      this.loose.take(REFRESHES_OF_PERSON, userId);
    if (wait !== null) throw comeBackLater(wait);
  }

  /**
   * Counts a password guess before it is checked. Throws 429 when the account saw too many wrong
   * ones, whether or not anybody has it.
   */
  async countPasswordGuess(account: string, ip: string): Promise<PasswordGuess> {
    if (!this.#enabled) return { isLast: false, forgive: async () => undefined };
    const nearby = `${account}\u0000${networkOf(ip)}`;
    const { left } = await this.#takeOrRefuse(GUESSES_NEARBY, nearby);
    const anywhere = await this.#take(GUESSES_ANYWHERE, account);
    if (anywhere.wait !== null) await this.#takeOrRefuse(FIRST_TRIES, nearby);
    return {
      isLast: left < 1,
      forgive: () =>
        this.#giveBack(
          [GUESSES_NEARBY, nearby],
          anywhere.wait === null ? [GUESSES_ANYWHERE, account] : [FIRST_TRIES, nearby],
        ),
    };
  }

  /** Counts a guess of a mailed code; throws 429 when the address saw too many, mostly from this network. */
  async countCodeGuess(account: string, ip: string): Promise<void> {
    if (!this.#enabled) return;
    const nearby = `${account}\u0000${networkOf(ip)}`;
    await this.#takeOrRefuse(CODES_NEARBY, nearby);
    const { wait } = await this.#take(CODES_ANYWHERE, account);
    if (wait === null) return;
    await this.#takeOrRefuse(FIRST_CODES, nearby);
    await this.#takeOrRefuse(ALL_FIRST_CODES, account);
  }

  /** Counts a guess of the code of GET /reauthenticate; throws 429 when there were too many. */
  async countOwnCodeGuess(userId: string): Promise<void> {
    if (this.#enabled) await this.#takeOrRefuse(OWN_CODE_GUESSES, userId);
  }

  /**
   * Counts a mail to an address, whether or not anybody has it: at most one of a kind every
   * `gapMs`, so many to one address and from one network, and then those of the whole server: nobody
   * uses these up alone. Throws 429 `over_email_send_rate_limit`.
   */
  countMail(message: MessageRequest, gapMs: number): Promise<void> {
    return this.#countMessage('mail', message, gapMs, {
      code: 'over_email_send_rate_limit',
      refusal: 'Email rate limit exceeded',
      buckets: [MAILS_TO_ADDRESS, MAILS_OF_NETWORK, MAILS],
    });
  }

  /** Takes mails of those that a company may have sent in a day, all or none; false where too few are left. */
  async takeCompanyMails(
    companyId: string,
    { mails, aDay }: { mails: number; aDay: number },
  ): Promise<boolean> {
    if (!this.#enabled) return true;
    const bucket = { name: 'company-mails', burst: aDay, refillMs: (24 * 60 * MINUTE) / aDay };
    return (await this.#take(bucket, companyId, mails)).wait === null;
  }

  /**
   * Counts a text message to a number, like `countMail`, with `smsPerHour` in all, since each one
   * costs. Throws 429 `over_sms_send_rate_limit`.
   */
  countSms(
    message: MessageRequest,
    { mailGapMs, smsPerHour }: { mailGapMs: number; smsPerHour: number },
  ): Promise<void> {
    const hourly = (name: string, count: number) => ({
      name,
      burst: count,
      refillMs: (60 * MINUTE) / count,
    });
    const ofNetwork = Math.max(MIN_SMS_OF_NETWORK, Math.ceil(smsPerHour / 5));
    return this.#countMessage('sms', message, mailGapMs, {
      code: 'over_sms_send_rate_limit',
      refusal: 'SMS rate limit exceeded',
      buckets: [SMS_TO_NUMBER, hourly('sms-network', ofNetwork), hourly('sms', smsPerHour)],
    });
  }

  async #countMessage(
    medium: 'mail' | 'sms',
    { kind, to, ip }: MessageRequest,
    gapMs: number,
    {
      code,
      refusal,
      buckets: [toOne, ofNetwork, ofAll],
    }: {
      code: 'over_email_send_rate_limit' | 'over_sms_send_rate_limit';
      refusal: string;
      buckets: readonly [Bucket, Bucket, Bucket];
    },
  ): Promise<void> {
    const refuse = (wait: number, message: string) =>
      new AuthError(429, code, message, { retryAfterSeconds: wait });
    if (gapMs > 0) {
      const gap = { name: `${medium}-${kind}`, burst: 1, refillMs: gapMs };
      const { wait } = await this.#take(gap, to);
      if (wait !== null) {
        const message = `For security purposes, you can only request this after ${wait} seconds.`;
        throw refuse(wait, message);
      }
    }
    if (!this.#enabled) return;
    const steps = [
      [toOne, to],
      [ofNetwork, networkOf(ip)],
      [ofAll, ''],
    ] as const;
    for (const [bucket, subject] of steps) {
      const { wait } = await this.#take(bucket, subject);
      if (wait !== null) throw refuse(wait, refusal);
    }
  }

  /**
   * Counts a guess of a person's second factor; `forgive` takes it back once it was right. Throws
   * 429 when there were too many wrong ones.
   */
  countFactorGuess(userId: string): Promise<{ forgive: () => Promise<void> }> {
    return this.#countGuess(FACTOR_GUESSES, userId);
  }

  /** Like `countFactorGuess`, of the password of somebody who is signed in already. */
  countOwnPasswordGuess(userId: string): Promise<{ forgive: () => Promise<void> }> {
    return this.#countGuess(OWN_PASSWORD_GUESSES, userId);
  }

  /** Like `countFactorGuess` for recovery codes; throws 429 `mfa_recovery_codes_locked`. */
  async countRecoveryGuess(userId: string): Promise<{ forgive: () => Promise<void> }> {
    const taken = this.#enabled ? await this.#take(RECOVERY_GUESSES, userId) : null;
    if (taken && taken.wait !== null) {
      throw new AuthError(
        429,
        'mfa_recovery_codes_locked',
        'Too many failed verification attempts, try again later',
        { retryAfterSeconds: taken.wait },
      );
    }
    return { forgive: () => this.forgetRecoveryGuesses(userId) };
  }

  /** Forgets the wrong recovery codes of a person, whose codes are new or who had a right one. */
  async forgetRecoveryGuesses(userId: string): Promise<void> {
    const key = await this.#keys.derive(`limit:${RECOVERY_GUESSES.name}`, userId);
    await forgetBucket(this.#db, key);
  }

  /** Forgets buckets that nobody touched for a day: they are full again. */
  async prune(): Promise<void> {
    const limit = new Date(this.#now().getTime() - 24 * 60 * MINUTE);
    await forgetBucketsBefore(this.#db, limit);
  }

  async #countGuess(bucket: Bucket, userId: string): Promise<{ forgive: () => Promise<void> }> {
    if (this.#enabled) await this.#takeOrRefuse(bucket, userId);
    return {
      forgive: async () => {
        if (this.#enabled) await this.#giveBack([bucket, userId]);
      },
    };
  }

  async #takeOrRefuse(bucket: Bucket, subject: string): Promise<{ left: number }> {
    const { wait, left } = await this.#take(bucket, subject);
    if (wait === null) return { left };
    throw tooMany(wait);
  }

  /** Takes one token if there is one: how many are left, else the seconds until there will be one. */
  async #take({ name, burst, refillMs }: Bucket, subject: string, count = 1): Promise<Taken> {
    const key = await this.#keys.derive(`limit:${name}`, subject);
    const left = await takeTokens(this.#db, { key, burst, refillMs, now: this.#now() }, count);
    if (left !== undefined) return { wait: null, left };
    const row = await bucketOf(this.#db, key);
    if (!row) return { wait: 1, left: 0 };
    const wait = Math.max(1, secondsUntilOne(row, refillMs, this.#now()));
    return { wait, left: row.tokens };
  }

  async #giveBack(...taken: [bucket: Bucket, subject: string][]): Promise<void> {
    const buckets = await Promise.all(
      taken.map(async ([{ name, burst }, subject]) => ({
        key: await this.#keys.derive(`limit:${name}`, subject),
        burst,
      })),
    );
    await giveTokensBack(this.#db, buckets);
  }
}

/** Seconds until a bucket holds a token; none or fewer when it does. */
function secondsUntilOne(
  { tokens, refilledAt }: { tokens: number; refilledAt: number },
  refillMs: number,
  now: Date,
): number {
  const ready = refilledAt + (1 - tokens) * refillMs;
  return Math.ceil((ready - now.getTime()) / 1_000);
}

function tooMany(retryAfterSeconds: number): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds,
  });
}

/** A refusal that takes no session away: the protocol's clients try a 503 again. */
function comeBackLater(retryAfterSeconds: number): AuthError {
  return new AuthError(503, 'over_request_rate_limit', 'Please try again in a moment', {
    retryAfterSeconds,
  });
}

/** The part of an address that one guesser may hold whole: IPv4 /24, IPv6 /48. */
function networkOf(ip: string): string {
  return ip.includes(':')
    ? ip.split(':').slice(0, 3).join(':')
    : ip.split('.').slice(0, 3).join('.');
}
