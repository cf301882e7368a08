import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { tellOfUntrustedProxy } from './untrusted-proxy.ts';

it('says once an hour that a forwarded address is not trusted, and never which', async () => {
  const log: string[] = [];
  let now = 0;
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => log.push(line) } },
  });
  tellOfUntrustedProxy(app, () => new Date(now));
  app.get('/', async () => 'ok');
  const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers });
  await ask({});
  expect(log).toEqual([]);
  await ask({ 'x-forwarded-for': '203.0.113.7' });
  await ask({ 'x-forwarded-for': '203.0.113.8' });
  expect(log).toEqual([expect.stringContaining('Set TRUST_PROXY')]);
  expect(log.join()).not.toContain('203.0.113');
  now = 3_600_000;
  await ask({ forwarded: 'for=203.0.113.7' });
  expect(log).toHaveLength(2);
});
