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
import { type Instance, isLoopback, onOff, type Settings } from '#packages/kernel/index.ts';
import { allowances, dangerousSettings } from './dangerous-settings.ts';
import { features } from './features.ts';

/** Configuration that does not let the server start: one message that lists everything. */
export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(`Florescer cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const variables = {
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
  RATE_LIMITS: onOff.default(true),
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
};
type Environment = z.output<z.ZodObject<typeof variables>>;

const pieces = features.flatMap(({ settings }) => settings ?? []);
const environmentSchema = z.object(
  Object.assign({}, variables, ...pieces.map((piece) => piece.variables)) as typeof variables,
);

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
  const instance: Instance = {
    production,
    demonstration,
    siteUrl: environment.SITE_URL,
    mailFrom: environment.MAIL_FROM,
    dataDir: resolve(environment.DATA_DIR),
    sendsSms: Boolean(environment.SMS_URL) || demonstration,
  };
  // What a piece reads, its own schema has checked above.
  const read = pieces.map((piece) => piece.read(environment as never, instance));
  const ofFeatures: Pick<Settings, 'auth'> = Object.assign(
    {},
    ...read.map(({ settings }) => settings),
  );
  const problems = [
    ...productionProblems(environment, production),
    ...(production ? dangerousSettings(environment, ofFeatures.auth) : []),
    ...demonstrationProblems(environment, demonstration),
    ...smsProblems(environment),
    ...read.flatMap((piece) => piece.problems),
  ];
  if (problems.length > 0) throw new ConfigurationError(problems);

  const { dataDir } = instance;
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
    settings: Object.assign(
      ownSettings(environment, { production, demonstration, dataDir }),
      ...read.map((piece) => piece.settings),
    ),
  };
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

/** The settings that belong to no feature. */
function ownSettings(
  environment: Environment,
  instance: { production: boolean; demonstration: boolean; dataDir: string },
) {
  const { production, demonstration, dataDir } = instance;
  return {
    siteUrl: environment.SITE_URL ?? `http://${urlHost(environment.HOST)}:${environment.PORT}`,
    development: demonstration,
    production,
    dataDir,
    serviceKey: serviceKeyOf(dataDir, environment.FLORESCER_SERVICE_KEY),
    rateLimits: environment.RATE_LIMITS,
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
  return [...missing, ...insecure];
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

function smsProblems(environment: Environment): string[] {
  const { SMS_URL, SMS_FROM } = environment;
  if (Boolean(SMS_URL) !== Boolean(SMS_FROM)) {
    return ['SMS_URL and SMS_FROM go together: set both or none'];
  }
  if (SMS_URL && !new URL(SMS_URL).password) {
    return ['SMS_URL names no account: write it as https://ACCOUNT_SID:AUTH_TOKEN@host'];
  }
  if (environment.NODE_ENV === 'production' && SMS_URL?.startsWith('http://')) {
    return ['SMS_URL must start with https:// in production'];
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
