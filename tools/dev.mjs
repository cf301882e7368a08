import { createServer } from 'node:net';
import { ended, followSignals, startScript } from './launch/hand-over.mjs';
import { installIfNeeded } from './launch/install.mjs';
import { checkLauncherNode } from './launch/project.mjs';

/**
 * `npm run dev`: the world of `npm start` with hot reload. Vite answers at the one address that
 * is printed and passes API calls on to the server, which starts again when its files change.
 */
checkLauncherNode();
await installIfNeeded();

const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '3000';
const apiPort = await freePort();
const siteUrl = process.env.SITE_URL || `http://${host}:${port}`;

const server = startScript('tools/launch/watch.mjs', ['apps/server/main.ts'], {
  env: { HOST: '127.0.0.1', PORT: apiPort, SITE_URL: siteUrl },
});
const web = startScript(
  'node_modules/vite/bin/vite.js',
  [
    '--config',
    'apps/web/vite.config.ts',
    '--host',
    host,
    '--port',
    port,
    '--strictPort',
    '--logLevel',
    'warn',
  ],
  { env: { API_PORT: apiPort } },
);
const children = [server, web];
const stop = followSignals(children);

// One without the other is no use: when either ends, so does the other.
const codes = children.map(async (child) => {
  const code = await ended(child);
  stop();
  return code;
});
process.exit((await Promise.all(codes)).find((code) => code !== 0) ?? 0);

/** Any port that is free now; nobody types it, so it may be another one each time. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(String(free)));
    });
  });
}
