import { ConfigurationError, loadConfiguration } from '#apps/server/config.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';

/**
 * `npm run --silent keys`: the API keys of the instance that DATA_DIR (or the environment) names,
 * as JSON. Makes the service key where the instance has not started yet.
 */
try {
  const { settings } = loadConfiguration(process.env);
  const keys = { anonKey: PUBLISHABLE_KEY, serviceRoleKey: settings.serviceKey };
  process.stdout.write(`${JSON.stringify(keys)}\n`);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
