import { startEmbedded } from '#packages/db/embedded/index.ts';
import type { Database } from '#packages/db/index.ts';
import { type Configuration, ConfigurationError, loadConfiguration } from './config.ts';
import { takeInstanceLock } from './instance-lock.ts';
import { releaseStartUpMemory } from './start-up-memory.ts';

/** Longest wait for open requests and jobs at a clean exit. */
const STOP_LIMIT_MS = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs the server until a signal ends it; a start that fails is told on standard error, exit code 1. */
export async function runServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const configuration = loadConfiguration(process.env);
  const { settings } = configuration;
  const cleanUps: (() => Promise<void>)[] = [];
  const stop = stopOnSignals(cleanUps);
  try {
    // The database starts in its own process while ours reads the code of the features.
    const opening = openDatabase(configuration.databaseUrl, settings.dataDir, cleanUps);
    const loading = Promise.all([import('./app.ts'), import('#packages/db/index.ts')]);
    const [database, [{ buildApp, seedDemonstration }, { migrate }]] = await Promise.all([
      opening,
      loading,
    ]);
    await migrate(database);
    // On the embedded database the lock above keeps every other server away.
    const alone = configuration.databaseUrl === null;
    const florescer = await buildApp({ configuration, databaseUrl: database, alone });
    cleanUps.push(() => florescer.stop());
    if (!configuration.allowDemonstrationAccounts) await refuseDemonstration(florescer.context.db);
    if (settings.development) await seedDemonstration(florescer.context);
    await florescer.start();
    await listen(florescer.app, configuration.host, configuration.port);
    if (settings.development) sayDemonstration(settings.siteUrl);
    else for (const line of await noticesOf(configuration, florescer.context.db)) say(line);
    releaseStartUpMemory();
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What an operator reads at the start of a server that is no demonstration. */
async function noticesOf(configuration: Configuration, db: Database): Promise<string[]> {
  const access = await import('#features/access/server/index.ts');
  const { startNotices } = await import('./start-notices.ts');
  const generalAdmins = (await access.generalAdmins(db)).length;
  return startNotices(configuration, { generalAdmins, review: process.env.CLINICAL_REVIEW });
}

async function refuseDemonstration(db: Database): Promise<void> {
  const { demonstrationAccountsIn } = await import('./demonstration-accounts.ts');
  const found = await demonstrationAccountsIn(db);
  if (found.length === 0) return;
  throw new ConfigurationError([
    `this database holds demonstration accounts, whose password is public: ${found.join(', ')}. Delete ` +
      'them or take another database. If they are meant to be there, set ALLOW_DEMONSTRATION_ACCOUNTS=on',
  ]);
}

async function openDatabase(
  given: string | null,
  dataDir: string,
  cleanUps: (() => Promise<void>)[],
): Promise<string> {
  if (given) return given;
  const database = await startEmbedded({ dataDir, log: say });
  const lock = await takeInstanceLock(database.url);
  if (!lock) {
    throw new ConfigurationError([
      `another Florescer is already running on ${dataDir}. Use that one, stop it first, ` +
        'or give this one a folder of its own with DATA_DIR',
    ]);
  }
  cleanUps.push(
    () => database.stop(),
    () => lock.release(),
  );
  return database.url;
}

async function listen(
  app: { listen: (options: { host: string; port: number }) => Promise<string> },
  host: string,
  port: number,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new ConfigurationError([
        `port ${port} on ${host} is taken by another program. Stop it, or choose another with PORT`,
      ]);
    }
    if (code === 'EACCES') {
      throw new ConfigurationError([
        `this account may not listen on port ${port}; choose one above 1023`,
      ]);
    }
    throw error;
  }
}

/** First signal: a clean stop. Second one: leave at once; the database stays and is found again. */
function stopOnSignals(cleanUps: (() => Promise<void>)[]): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      for (const cleanUp of cleanUps.reverse()) await cleanUp().catch(() => undefined);
    })();
    return stopping;
  };
  const onSignal = (signal: NodeJS.Signals) => {
    const code = signal === 'SIGINT' ? 130 : 143;
    if (stopping) process.exit(code);
    say('Stopping…');
    setTimeout(() => process.exit(code), STOP_LIMIT_MS).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return stop;
}

function sayDemonstration(siteUrl: string): void {
  say(`
Florescer is listening on ${siteUrl}

  Demonstration sign-ins (password florescer-demo):
    ana@demo.florescer.app     a person of a company, with months of diary
    bruno@demo.florescer.app   the company's admin
    carla@demo.florescer.app   general admin
    helena@demo.florescer.app  a psychologist of the network, with an agenda

  Mail that would be sent: ${siteUrl}/dev/mailbox
  API document:            ${siteUrl}/api/docs
  Stop with Ctrl-C.
`);
}

/** Configuration problems are told as they are; anything else with its stack, once. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const expected = error instanceof ConfigurationError || error.name === 'EmbeddedDatabaseError';
  return expected ? error.message : (error.stack ?? error.message);
}
