import { BuildError, buildWebIfNeeded } from './launch/build-web.ts';

/** `npm run build`: brings `dist/web` up to date. */
try {
  await buildWebIfNeeded((line) => process.stdout.write(`${line}\n`));
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
