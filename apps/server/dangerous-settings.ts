import * as z from 'zod';

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

interface Settings extends Allowances {
  readonly RATE_LIMITS: boolean;
  readonly REDIRECT_ALLOW_LIST: readonly string[];
  readonly MAIL_GAP_MS: number;
  readonly REUSE_INTERVAL_S: number;
  readonly FLORESCER_SERVICE_KEY?: string | undefined;
}

/** Shortest time between two mails of a kind, and longest reuse of a refresh token, that nobody asks about. */
const SHORT_GAP_MS = 10_000;
const LONG_REUSE_SECONDS = 60;
/** A random key of 32 characters has more, in any alphabet from hexadecimal on. */
const FEWEST_CHARACTERS = 9;

/** What must not stand in production unless it is said that it may. */
export function dangerousSettings(settings: Settings): string[] {
  const { RATE_LIMITS, REDIRECT_ALLOW_LIST, MAIL_GAP_MS, REUSE_INTERVAL_S } = settings;
  const open = REDIRECT_ALLOW_LIST.find(leadsAnywhere);
  const risks: [stands: boolean, allowed: keyof Allowances, what: string][] = [
    [
      !RATE_LIMITS,
      'ALLOW_UNLIMITED_REQUESTS',
      'RATE_LIMITS=off lets anybody guess passwords and codes without end',
    ],
    [
      open !== undefined,
      'ALLOW_ANY_REDIRECT',
      `REDIRECT_ALLOW_LIST holds ${open}, which lets mailed links carry a session to any site`,
    ],
    [
      MAIL_GAP_MS < SHORT_GAP_MS,
      'ALLOW_MAIL_FLOODS',
      `MAIL_GAP_MS=${MAIL_GAP_MS} lets anybody flood a mailbox; 60000 is a minute`,
    ],
    [
      REUSE_INTERVAL_S > LONG_REUSE_SECONDS,
      'ALLOW_LONG_REUSE',
      `REUSE_INTERVAL_S=${REUSE_INTERVAL_S} lets a stolen refresh token be used beside the person's own`,
    ],
  ];
  const { FLORESCER_SERVICE_KEY: key } = settings;
  const weakKey =
    key !== undefined && new Set(key).size < FEWEST_CHARACTERS
      ? ['FLORESCER_SERVICE_KEY can be guessed; make one with: openssl rand -base64 32']
      : [];
  return [
    ...risks
      .filter(([stands, allowed]) => stands && !settings[allowed])
      .map(([, allowed, what]) => `${what}. If that is what you want, set ${allowed}=on`),
    ...weakKey,
  ];
}

/** Whether a glob leaves the end of the host open, and with it whose host it is. */
function leadsAnywhere(glob: string): boolean {
  const host = glob.replace(/^[^/]*:\/\//, '').split('/', 1)[0] ?? '';
  return /[*?]$/.test(host.replace(/:[^:]*$/, ''));
}
