import { BuildError, buildWebIfNeeded } from './build-web.ts';

/** What `npm start` hands over to: brings the web app up to date, then runs the server. */
try {
  await buildWebIfNeeded((line) => process.stdout.write(`${line}\n`));
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('#apps/server/main.ts');
