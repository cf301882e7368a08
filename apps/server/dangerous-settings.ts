import * as z from 'zod';
import type { Settings } from '#packages/kernel/index.ts';

const allowance = z
  .enum(['on', 'off'])
  .transform((value) => value === 'on')
  .default(false);

/** Each lets one setting stand in production that protects nobody. */
export const allowances = {
  ALLOW_UNLIMITED_REQUESTS: allowance,
  ALLOW_ANY_REDIRECT: allowance,
  ALLOW_MAIL_FLOODS: allowance,
  ALLOW_LONG_REUSE: allowance,
  ALLOW_PLAIN_SMTP: allowance,
  ALLOW_DEMONSTRATION_ACCOUNTS: allowance,
} as const;
type Allowances = { readonly [Name in keyof typeof allowances]: boolean };

interface Environment extends Allowances {
  readonly RATE_LIMITS: boolean;
  readonly FLORESCER_SERVICE_KEY?: string | undefined;
}

type AuthSettings = Pick<
  Settings['auth'],
  'redirectAllowList' | 'mailGapMs' | 'reuseIntervalSeconds'
>;

/** Shortest time between two mails of a kind, and longest reuse of a refresh token, that nobody asks about. */
const SHORT_GAP_MS = 10_000;
const LONG_REUSE_SECONDS = 60;
/** A random key of 32 characters has more, in any alphabet from hexadecimal on. */
const FEWEST_CHARACTERS = 9;

/** What must not stand in production unless it is said that it may. */
export function dangerousSettings(
  environment: Environment,
  { redirectAllowList, mailGapMs, reuseIntervalSeconds }: AuthSettings,
): string[] {
  const open = redirectAllowList.find(leadsAnywhere);
  const risks: [stands: boolean, allowed: keyof Allowances, what: string][] = [
    [
      !environment.RATE_LIMITS,
      'ALLOW_UNLIMITED_REQUESTS',
      'RATE_LIMITS=off lets anybody guess passwords and codes without end',
    ],
    [
      open !== undefined,
      'ALLOW_ANY_REDIRECT',
      `REDIRECT_ALLOW_LIST holds ${open}, which lets mailed links carry a session to any site`,
    ],
    [
      mailGapMs < SHORT_GAP_MS,
      'ALLOW_MAIL_FLOODS',
      `MAIL_GAP_MS=${mailGapMs} lets anybody flood a mailbox; 60000 is a minute`,
    ],
    [
      reuseIntervalSeconds > LONG_REUSE_SECONDS,
      'ALLOW_LONG_REUSE',
      `REUSE_INTERVAL_S=${reuseIntervalSeconds} lets a stolen refresh token be used beside the person's own`,
    ],
  ];
  const { FLORESCER_SERVICE_KEY: key } = environment;
  const weakKey =
    key !== undefined && new Set(key).size < FEWEST_CHARACTERS
      ? ['FLORESCER_SERVICE_KEY can be guessed; make one with: openssl rand -base64 32']
      : [];
  return [
    ...risks
      .filter(([stands, allowed]) => stands && !environment[allowed])
      .map(([, allowed, what]) => `${what}. If that is what you want, set ${allowed}=on`),
    ...weakKey,
  ];
}

/** Whether a glob leaves the end of the host open, and with it whose host it is. */
function leadsAnywhere(glob: string): boolean {
  const host = glob.replace(/^[^/]*:\/\//, '').split('/', 1)[0] ?? '';
  return /[*?]$/.test(host.replace(/:[^:]*$/, ''));
}
