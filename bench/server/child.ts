import { buildApp } from '#apps/server/app.ts';
import { loadConfiguration } from '#apps/server/config.ts';
import { startBareServer } from './bare-server.ts';

/**
 * One server in a process of its own, so that its CPU time can be told from the load's.
 * Started by `measure.ts` over IPC; answers `cpu` with the microseconds used so far.
 */
interface Start {
  kind: 'florescer' | 'bare';
  databaseUrl: string;
  userId: string;
}
interface Request {
  start?: Start;
  ask?: 'cpu';
}

process.on('message', (message: Request) => void answer(message));

async function answer(message: Request): Promise<void> {
  if (message.ask === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, rss: process.memoryUsage.rss() });
    return;
  }
  if (!message.start) return;
  const { kind, databaseUrl, userId } = message.start;
  if (kind === 'bare') {
    const bare = await startBareServer(databaseUrl, userId);
    process.send?.({ ready: { url: bare.url, token: bare.token } });
    return;
  }
  const configuration = loadConfiguration({
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...process.env,
  });
  const { app, start } = await buildApp({ configuration, databaseUrl, web: false });
  await start();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ ready: { url } });
}
