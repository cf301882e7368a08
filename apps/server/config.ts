import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { type MasterKeyRing, masterKeysFromFile, parseMasterKeys } from '#packages/crypto/index.ts';
import type { Settings } from '#packages/kernel/index.ts';
import { captchaOf, captchaVariables } from './captcha-settings.ts';
import { allowances, dangerousSettings } from './dangerous-settings.ts';
import { selfCheckOf, selfCheckVariables } from './self-check-settings.ts';
import { waysInOf, waysInProblems, waysInVariables } from './ways-in.ts';

/** Configuration that does not let the server start: one message that lists everything. */
export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(`Florescer cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SITE_URL: httpUrl.optional(),
  FLORESCER_MASTER_KEY: z.string().optional(),
  FLORESCER_SERVICE_KEY: z.string().min(32).optional(),
  DEMONSTRATION: onOff.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Florescer <nao-responda@localhost>'),
  /** A Twilio-compatible service: `https://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com`. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Sending number with `+`, or the id of a messaging service (`MG…`). */
  SMS_FROM: z
    .string()
    .regex(/^(?:\+[1-9]\d{1,14}|MG\w+)$/)
    .optional(),
  /** As `npx web-push generate-vapid-keys` makes them; without them the server makes its own pair. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)\S+$/)
    .optional(),
  PUSH_TRUSTED_HOSTS: commaList,
  SMS_PER_HOUR: z.coerce.number().int().min(1).default(30),
  MFA_TOTP: onOff.default(true),
  MFA_PHONE: onOff.default(false),
  MFA_WEBAUTHN: onOff.default(true),
  PASSKEYS: onOff.default(true),
  PHONE_SIGN_IN: onOff.default(false),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().default(''),
  AI_MODEL: z.string().min(1).optional(),
  RATE_LIMITS: onOff.default(true),
  MAIL_LINK: z.enum(['click', 'direct']).default('click'),
  MAIL_GAP_MS: z.coerce.number().int().min(0).default(60_000),
  SIGNUP_HIDE_EXISTING: onOff.default(false),
  REUSE_INTERVAL_S: z.coerce.number().int().min(0).default(10),
  REDIRECT_ALLOW_LIST: commaList,
  ...waysInVariables,
  ...captchaVariables,
  ...selfCheckVariables,
  ...allowances,
  /** Whether anybody may read what the routes are. */
  API_PAGE: onOff.optional(),
  /**
   * How many proxies of the operator's own stand before the server, `on` for one. The address of a
   * visitor is the one that the foremost of them wrote down; what was written before it anybody can send.
   */
  TRUST_PROXY: z
    .string()
    .regex(/^(?:on|off|[1-9])$/)
    .transform((value) => (value === 'off' ? 0 : value === 'on' ? 1 : Number(value)))
    .default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
});
type Environment = z.output<typeof environmentSchema>;

export interface Configuration {
  port: number;
  host: string;
  databaseUrl: string | null;
  masterKeys: MasterKeyRing;
  mail: { smtpUrl: string; from: string; requireTls: boolean } | null;
  sms: { url: string; from: string } | null;
  /** Proxies of the operator's own before the server. */
  proxies: number;
  /** Whether the API's description is served. */
  apiPage: boolean;
  /** Whether demonstration accounts may be there although it is not for showing. */
  allowDemonstrationAccounts: boolean;
  logLevel: string;
  settings: Settings;
}

/**
 * Reads and checks the environment, and makes the secrets of an instance that has none given
 * (files of mode 0600 in `DATA_DIR`). Throws `ConfigurationError` naming every problem at once.
 */
export function loadConfiguration(variables: NodeJS.ProcessEnv): Configuration {
  // An empty variable means "not set": what `FOO= npm start` is meant to say.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const environment = parsed.data;
  const production = environment.NODE_ENV === 'production';
  const demonstration = !production && (environment.DEMONSTRATION ?? true);
  const { selfCheck, problems: selfCheckProblems } = selfCheckOf(environment);
  const { captcha, problems: captchaProblems } = captchaOf(environment, isLoopback);
  const problems = [
    ...productionProblems(environment, production),
    ...demonstrationProblems(environment, demonstration),
    ...languageModelProblems(environment),
    ...smsProblems(environment, demonstration),
    ...pushProblems(environment),
    ...waysInProblems(environment, isLoopback),
    ...captchaProblems,
    ...selfCheckProblems,
  ];
  if (problems.length > 0) throw new ConfigurationError(problems);

  const dataDir = resolve(environment.DATA_DIR);
  const needsFolder =
    !environment.DATABASE_URL ||
    !environment.FLORESCER_MASTER_KEY ||
    !environment.FLORESCER_SERVICE_KEY;
  if (needsFolder) prepareDataDir(dataDir);

  return {
    port: environment.PORT,
    host: environment.HOST,
    databaseUrl: environment.DATABASE_URL ?? null,
    masterKeys: masterKeysOf(environment, dataDir),
    mail: environment.SMTP_URL
      ? {
          smtpUrl: environment.SMTP_URL,
          from: environment.MAIL_FROM,
          requireTls: mailNeedsTls(environment, production),
        }
      : null,
    sms:
      environment.SMS_URL && environment.SMS_FROM
        ? { url: environment.SMS_URL, from: environment.SMS_FROM }
        : null,
    proxies: environment.TRUST_PROXY,
    apiPage: environment.API_PAGE ?? !production,
    allowDemonstrationAccounts: !production || environment.ALLOW_DEMONSTRATION_ACCOUNTS,
    logLevel: environment.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    settings: {
      ...settingsOf(environment, { production, demonstration, dataDir, captcha }),
      selfCheck,
    },
  };
}

/** Addresses that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The instance's own service key: from the environment, else a file made at first use. */
export function serviceKeyOf(dataDir: string, given: string | undefined): string {
  if (given) return given;
  const path = join(dataDir, 'service.key');
  if (!existsSync(path)) {
    try {
      writeFileSync(path, `sb_secret_${randomBytes(32).toString('base64url')}\n`, {
        mode: 0o600,
        flag: 'wx',
        flush: true,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(path, 'utf8').trim();
}

function settingsOf(
  environment: Environment,
  {
    production,
    demonstration,
    dataDir,
    captcha,
  }: {
    production: boolean;
    demonstration: boolean;
    dataDir: string;
    captcha: Settings['auth']['captcha'];
  },
): Omit<Settings, 'selfCheck'> {
  const { AI_BASE_URL, AI_MODEL } = environment;
  return {
    siteUrl: environment.SITE_URL ?? `http://${urlHost(environment.HOST)}:${environment.PORT}`,
    development: demonstration,
    production,
    dataDir,
    serviceKey: serviceKeyOf(dataDir, environment.FLORESCER_SERVICE_KEY),
    rateLimits: environment.RATE_LIMITS,
    auth: {
      mailLink: environment.MAIL_LINK,
      mailGapMs: environment.MAIL_GAP_MS,
      reuseIntervalSeconds: environment.REUSE_INTERVAL_S,
      redirectAllowList: environment.REDIRECT_ALLOW_LIST,
      secondFactors: {
        totp: environment.MFA_TOTP,
        phone: environment.MFA_PHONE,
        webauthn: environment.MFA_WEBAUTHN,
      },
      passkeys: environment.PASSKEYS,
      phoneSignIn: environment.PHONE_SIGN_IN,
      smsPerHour: environment.SMS_PER_HOUR,
      hideExistingAccounts: environment.SIGNUP_HIDE_EXISTING,
      waysIn: waysInOf(environment),
      captcha,
    },
    push: pushOf(environment),
    languageModel:
      AI_BASE_URL && AI_MODEL
        ? { baseUrl: AI_BASE_URL, apiKey: environment.AI_API_KEY, model: AI_MODEL }
        : null,
  };
}

function pushOf(environment: Environment): Settings['push'] {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, SITE_URL, MAIL_FROM } = environment;
  const address = /<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  const site = SITE_URL?.startsWith('https://') ? SITE_URL : `mailto:${address}`;
  return {
    keys:
      VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
        ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
        : null,
    subject: VAPID_SUBJECT ?? site,
    trustedHosts: environment.PUSH_TRUSTED_HOSTS,
  };
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Mail on the way to a server elsewhere holds links that sign people in. */
function mailNeedsTls(environment: Environment, production: boolean): boolean {
  if (!production || !environment.SMTP_URL || environment.ALLOW_PLAIN_SMTP) return false;
  return !isLoopback(new URL(environment.SMTP_URL).hostname);
}

function productionProblems(environment: Environment, production: boolean): string[] {
  if (!production) return [];
  const needed = {
    DATABASE_URL: 'the PostgreSQL (18 or newer) that keeps the data',
    SITE_URL: 'the https address that people use',
    FLORESCER_MASTER_KEY:
      'the key that protects personal text; make one with: openssl rand -base64 32',
    FLORESCER_SERVICE_KEY: 'a secret of 32 characters or more for the operator’s own programs',
    SMTP_URL: 'the mail server that sends confirmations',
  } as const;
  const missing = Object.entries(needed)
    .filter(([name]) => !environment[name as keyof typeof needed])
    .map(([name, what]) => `${name} is missing: ${what}`);
  const insecure = environment.SITE_URL?.startsWith('http://')
    ? ['SITE_URL must start with https:// in production']
    : [];
  return [...missing, ...insecure, ...dangerousSettings(environment)];
}

function demonstrationProblems(environment: Environment, demonstration: boolean): string[] {
  if (environment.NODE_ENV === 'production' && environment.DEMONSTRATION) {
    return ['DEMONSTRATION=on: demonstration accounts never exist in production'];
  }
  if (demonstration && !isLoopback(environment.HOST)) {
    return [
      `HOST=${environment.HOST} would let others reach the demonstration accounts, whose password is public, ` +
        'and the development mailbox. Keep HOST on 127.0.0.1, or set NODE_ENV=production, or DEMONSTRATION=off',
    ];
  }
  if (environment.NODE_ENV !== 'production' && !demonstration && !environment.SMTP_URL) {
    return ['DEMONSTRATION=off leaves no development mailbox: set SMTP_URL'];
  }
  return [];
}

function languageModelProblems({ AI_BASE_URL, AI_MODEL }: Environment): string[] {
  if (Boolean(AI_BASE_URL) === Boolean(AI_MODEL)) return [];
  return ['AI_BASE_URL and AI_MODEL go together: set both or none'];
}

function smsProblems(environment: Environment, demonstration: boolean): string[] {
  const { SMS_URL, SMS_FROM, MFA_PHONE, PHONE_SIGN_IN } = environment;
  if (Boolean(SMS_URL) !== Boolean(SMS_FROM)) {
    return ['SMS_URL and SMS_FROM go together: set both or none'];
  }
  if (SMS_URL && !new URL(SMS_URL).password) {
    return ['SMS_URL names no account: write it as https://ACCOUNT_SID:AUTH_TOKEN@host'];
  }
  if (environment.NODE_ENV === 'production' && SMS_URL?.startsWith('http://')) {
    return ['SMS_URL must start with https:// in production'];
  }
  if (SMS_URL || demonstration || !(MFA_PHONE || PHONE_SIGN_IN)) return [];
  return ['MFA_PHONE and PHONE_SIGN_IN send text messages: set SMS_URL and SMS_FROM'];
}

function pushProblems(environment: Environment): string[] {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_TRUSTED_HOSTS, NODE_ENV } = environment;
  if (Boolean(VAPID_PUBLIC_KEY) !== Boolean(VAPID_PRIVATE_KEY)) {
    return ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are one pair: set both or none'];
  }
  if (NODE_ENV === 'production' && PUSH_TRUSTED_HOSTS.length > 0) {
    return ['PUSH_TRUSTED_HOSTS is for tests: in production push services are public https hosts'];
  }
  return [];
}

function masterKeysOf(environment: Environment, dataDir: string): MasterKeyRing {
  if (!environment.FLORESCER_MASTER_KEY) return masterKeysFromFile(dataDir);
  try {
    return parseMasterKeys(environment.FLORESCER_MASTER_KEY);
  } catch (error) {
    throw new ConfigurationError([(error as Error).message]);
  }
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!statSync(dataDir).isDirectory()) throw new Error('not a folder');
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigurationError([
      `DATA_DIR=${dataDir} is not a folder that this account can write to. ` +
        'Give it to this account (chown), or set DATA_DIR to another folder',
    ]);
  }
}
