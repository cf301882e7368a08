import { randomUUID } from 'node:crypto';
import sse from '@fastify/sse';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { livingSessions, resolveCaller } from '#features/access/server/index.ts';
import { answerUnreadableAddress, heldPerson } from '#features/accounts/server/index.ts';
import { backupWorkers } from '#features/backups/server/index.ts';
import { answerUnreadableFileAddress } from '#features/files/server/index.ts';
import {
  answerCompiler,
  answerNotFound,
  describeError,
  Gate,
  installErrorHandler,
  OpenStreams,
} from '#packages/api/server/index.ts';
import { Vault } from '#packages/crypto/index.ts';
import { connect } from '#packages/db/index.ts';
import { Events } from '#packages/events/index.ts';
import { Jobs } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { developmentMailer, smtpMailer } from '#packages/mail/index.ts';
import { developmentTexter, httpTexter } from '#packages/sms/index.ts';
import { serveApiDocument } from './api-document.ts';
import type { Configuration } from './config.ts';
import { features } from './features.ts';
import { serveHealth } from './health.ts';
import { createLogger, logResponses } from './logging.ts';
import { maintenanceWorkers } from './maintenance.ts';
import { serveMetrics } from './metrics.ts';
import { limitRequests, REQUESTS_A_MINUTE, type RequestsAMinute } from './request-limits.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { tellOfUntrustedProxy } from './untrusted-proxy.ts';
import { BUILT_WEB, serveWeb } from './web.ts';

/** Bytes accepted in a body where a route says nothing else. */
const BODY_LIMIT = 1024 * 1024;
/** A request must have arrived whole by then: the largest body does over 30 kbit/s. */
const ARRIVAL_MS = 300_000;

export interface BuildOptions {
  configuration: Configuration;
  databaseUrl: string;
  /** Whether no other process may be on this database. */
  alone?: boolean;
  /** The clock; tests give their own. */
  now?: () => Date;
  /** Where log lines go; the process's standard output by default. */
  logTo?: { write: (line: string) => void };
  /** The folder of the web app; the built one by default, false for none. */
  web?: string | false;
  /** Other limits than `REQUESTS_A_MINUTE`, where requests are limited at all. */
  requestsAMinute?: Partial<RequestsAMinute>;
  /** Whether answers are held against their schemas, as tests do. */
  checkAnswers?: boolean;
}

export interface FlorescerApp {
  app: FastifyInstance;
  context: ServerContext;
  /** Every route, as `METHOD /path`; the permission matrix has a row for each. */
  routes: readonly string[];
  /** Starts jobs and event delivery; the HTTP listener is the caller's. */
  start(): Promise<void>;
  /** Closes in order: no new requests, streams ended, running jobs finished, connections closed. */
  stop(): Promise<void>;
}

/** Assembles the server: features on one Fastify instance around one context. */
export async function buildApp(options: BuildOptions): Promise<FlorescerApp> {
  const { configuration } = options;
  const { proxies } = configuration;
  const closing = new AbortController();
  const app = Fastify({
    loggerInstance: createLogger(configuration.logLevel, options.logTo) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: ARRIVAL_MS,
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // Of an address that cannot be read, or whose id is longer than any.
    frameworkErrors: (_error, request, reply) => {
      const answered =
        answerUnreadableAddress(request, reply) || answerUnreadableFileAddress(request, reply);
      if (!answered) answerNotFound(request, reply);
    },
  });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // A GET route answers HEAD by itself.
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  });
  const context = createContext(options, app.log);

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerCompiler({ check: options.checkAnswers ?? false }));
  app.decorate('closing', closing.signal);
  app.decorate('mounted', []);
  app.decorate('gate', new Gate());
  app.decorate('streams', new OpenStreams((sessions) => livingSessions(context, sessions)));
  app.decorateRequest('caller', null);
  app.decorate('resolveCaller', (request) => resolveCaller(context, request));
  installErrorHandler(app);
  logResponses(app);
  if (proxies === 0) tellOfUntrustedProxy(app, context.now);

  await sendSecurityHeaders(app, configuration.settings);
  await app.register(sse, { heartbeatInterval: 15_000 });
  if (configuration.settings.rateLimits) {
    limitRequests(app, context, { ...REQUESTS_A_MINUTE, ...options.requestsAMinute });
  }
  if (configuration.apiPage) await serveApiDocument(app, configuration.settings.siteUrl);
  serveHealth(app, context);
  serveMetrics(app, context);
  await app.register(async (scope) => {
    for (const feature of features) await feature.routes?.(scope, context);
  });
  const { web = BUILT_WEB } = options;
  if (web) await serveWeb(app, configuration.settings, web);
  else app.setNotFoundHandler(answerNotFound);

  return {
    app,
    context,
    routes,
    start: async () => {
      await Promise.all([
        context.events.start(),
        context.jobs.start([
          ...maintenanceWorkers(context),
          ...backupWorkers(context, {
            databaseUrl: options.databaseUrl,
            masterKeys: configuration.masterKeys,
          }),
          ...features.flatMap((feature) => feature.workers?.(context) ?? []),
        ]),
      ]);
    },
    stop: async () => {
      closing.abort();
      await app.close();
      await context.jobs.stop();
      await context.events.stop();
      await context.connection.close();
    },
  };
}

/** Makes the demonstration world where it is not there yet. */
export async function seedDemonstration(context: ServerContext): Promise<void> {
  for (const feature of features) await feature.seed?.(context);
}

function createContext(options: BuildOptions, log: FastifyBaseLogger): ServerContext {
  const { configuration, databaseUrl } = options;
  const { settings, mail, sms } = configuration;
  const warn = (what: string) => (error: unknown) => log.error({ err: describeError(error) }, what);
  const connection = connect(databaseUrl, { onIdleError: warn('database connection lost') });
  const { db } = connection;
  return {
    settings,
    connection,
    db,
    vault: new Vault(db, configuration.masterKeys, heldPerson),
    jobs: new Jobs({
      url: databaseUrl,
      alone: options.alone ?? false,
      onError: (error, job) => log.error({ err: describeError(error), job }, 'job failed'),
    }),
    events: new Events(
      db,
      databaseUrl,
      features.flatMap(({ topics }) => topics ?? []),
    ),
    mailer: mail ? smtpMailer(mail.smtpUrl, mail.from, mail) : developmentMailer(db),
    texter: sms ? httpTexter(sms.url, sms.from) : developmentTexter(db),
    log,
    now: options.now ?? (() => new Date()),
    assembly: {
      plugIns: features.flatMap(({ plugIns }) => plugIns ?? []),
      personalData: features.flatMap(({ personalData }) => personalData ?? []),
      made: new Map(),
    },
  };
}
