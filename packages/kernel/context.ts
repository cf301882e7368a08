import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Vault } from '../crypto/index.ts';
import type { Connection, Database } from '../db/index.ts';
import type { Events, Topic } from '../events/index.ts';
import type { Jobs, JobWorker } from '../jobs/index.ts';
import type { Mailer } from '../mail/index.ts';
import type { Texter } from '../sms/index.ts';
import type { FeaturePermissions } from './permission-rows.ts';
import type { PersonalData } from './personal-data.ts';
import type { Assembly, PlugIn } from './plug-in.ts';
import type { SettingsPiece } from './settings-piece.ts';

/**
 * What an instance is, decided once at start from the environment. A feature adds its own part by
 * declaring it here (`declare module`) beside its `SettingsPiece`.
 */
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
  /** Its variables of the environment and what they mean. */
  settings?: SettingsPiece;
  /** Its rows of the permission matrix: who gets which answer from each of its routes. */
  permissions?: () => Promise<{ permissions: FeaturePermissions }>;
  /** Puts the feature's routes on the server. */
  routes?: (app: FastifyInstance, context: ServerContext) => void | Promise<void>;
  /** What it adds to other features, at the points that they declare. */
  plugIns?: readonly PlugIn[];
  /** What it publishes to the open screens of people. */
  topics?: readonly Topic[];
  /** Background work of the feature. */
  workers?: (context: ServerContext) => JobWorker[];
  /** What the feature keeps of a person, for themselves to take along. */
  personalData?: PersonalData;
  /** Adds the feature's part of the demonstration world; does nothing when it is already there. */
  seed?: (context: ServerContext) => Promise<void>;
}
