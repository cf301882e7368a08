import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Vault } from '../crypto/index.ts';
import type { Connection, Database } from '../db/index.ts';
import type { Events } from '../events/index.ts';
import type { Jobs, JobWorker } from '../jobs/index.ts';
import type { Mailer } from '../mail/index.ts';
import type { Texter } from '../sms/index.ts';
import type { FeaturePermissions } from './permission-rows.ts';
import type { PersonalData } from './personal-data.ts';
import type { Assembly, PlugIn } from './plug-in.ts';

export const WEB3_CHAINS = ['ethereum', 'solana'] as const;
export type Web3Chain = (typeof WEB3_CHAINS)[number];

/** A foreign provider that people may sign in with, as the operator registered this server there. */
export interface OAuthProviderSettings {
  name: 'google' | 'azure' | 'apple' | 'github' | 'custom:oidc';
  /** The first one starts sign-ins; tokens issued for any of them are accepted. */
  clientIds: readonly string[];
  clientSecret: string;
  /** Issuer of its tokens; for GitHub the address of the site. */
  issuer: string;
}

/** Ways in besides e-mail and password, each switched on by the operator. */
export interface WaysIn {
  anonymous: boolean;
  /** Whether signed-in people may add and remove identities by themselves. */
  manualLinking: boolean;
  saml: boolean;
  web3Chains: readonly Web3Chain[];
  oauth: readonly OAuthProviderSettings[];
}

/** The official words of a questionnaire in each language, as the operator supplied them. */
export interface InstrumentTexts {
  /** Where they come from. */
  source: string;
  languages: Record<
    'pt-BR' | 'en-US' | 'es-ES' | 'fr-FR',
    { instruction: string; items: string[]; answers: string[] }
  >;
}

/** What an instance is, decided once at start from the environment. */
/** A service whose widget people pass before they sign up or in. */
export interface CaptchaSettings {
  provider: 'hcaptcha' | 'turnstile';
  /** Public; the widget on our pages names it. */
  siteKey: string;
  secret: string;
  /** Where an answer of the widget is checked. */
  verifyUrl: string;
}

export interface Settings {
  /** Address that people reach, without a trailing slash; mailed links start with it. */
  siteUrl: string;
  /** Demonstration accounts and development mailbox exist; never in production. */
  development: boolean;
  production: boolean;
  /** Folder for what is not in the database (master key, files). */
  dataDir: string;
  /** Secret that stands for the operator's own programs (`service_role`). */
  serviceKey: string;
  rateLimits: boolean;
  auth: {
    mailLink: 'click' | 'direct';
    mailGapMs: number;
    reuseIntervalSeconds: number;
    redirectAllowList: readonly string[];
    /** Kinds of second factor that people may add and use here. */
    secondFactors: { totp: boolean; phone: boolean; webauthn: boolean };
    passkeys: boolean;
    /** Signing up and in by phone number. */
    phoneSignIn: boolean;
    /** Text messages of the whole server in an hour. */
    smsPerHour: number;
    /** A sign-up with a used address looks like any other, and its holder is told by mail. */
    hideExistingAccounts: boolean;
    waysIn: WaysIn;
    /** The service that tells people from programs at the auth service's doors; null without one. */
    captcha: CaptchaSettings | null;
  };
  push: {
    /** This server's pair of keys for push services; null where it makes and keeps its own. */
    keys: { publicKey: string; privateKey: string } | null;
    /** `mailto:` or https address under which a push service reaches the operator. */
    subject: string;
    /** Hosts (as in `URL.host`) of push services that may be reached without https, for tests. */
    trustedHosts: readonly string[];
  };
  /** Language model for the feedback text; absent when none is configured. */
  languageModel: { baseUrl: string; apiKey: string; model: string } | null;
  /** The WHO-5 with the operator's leave to use it; null until there is one. */
  selfCheck: { license: string; texts: InstrumentTexts } | null;
}

/** Everything that a feature's server works with; made once by the app, never reached for globally. */
export interface ServerContext {
  settings: Settings;
  connection: Connection;
  db: Database;
  vault: Vault;
  jobs: Jobs;
  events: Events;
  mailer: Mailer;
  texter: Texter;
  log: FastifyBaseLogger;
  /** The only clock: tests set it. */
  now: () => Date;
  /** What the features of this instance declare for each other. */
  assembly: Assembly;
}

/** A feature as the server assembles it. */
export interface ServerFeature {
  name: string;
  /** Its rows of the permission matrix: who gets which answer from each of its routes. */
  permissions?: () => Promise<{ permissions: FeaturePermissions }>;
  /** Puts the feature's routes on the server. */
  routes?: (app: FastifyInstance, context: ServerContext) => void | Promise<void>;
  /** What it adds to other features, at the points that they declare. */
  plugIns?: readonly PlugIn[];
  /** Background work of the feature. */
  workers?: (context: ServerContext) => JobWorker[];
  /** What the feature keeps of a person, for themselves to take along. */
  personalData?: PersonalData;
  /** Adds the feature's part of the demonstration world; does nothing when it is already there. */
  seed?: (context: ServerContext) => Promise<void>;
}
