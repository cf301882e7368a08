import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ForeignServer, readBody, startForeignServer } from '../testing/foreign-servers.ts';
import { OutboundRefused, outboundFetch } from './outbound-fetch.ts';
import { isPublicAddress } from './private-addresses.ts';

describe('a public address', () => {
  it.each(['8.8.8.8', '172.15.0.1', '192.167.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '',
    'example.com',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::7f00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'fc00::1',
    'fe80::1',
    'ff02::1',
  ])('is not %j', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a call to a foreign server', () => {
  let server: ForeignServer;
  let trusting: ReturnType<typeof outboundFetch>;
  const trustingNobody = outboundFetch(new Set());
  beforeAll(async () => {
    server = await startForeignServer();
    trusting = outboundFetch(new Set([new URL(server.url).host]));
  });
  afterAll(() => server?.stop());

  it('goes to hosts that the operator named, with method, headers and body', async () => {
    server.answer(async (request, response) => {
      response.writeHead(201, { 'x-seen': request.headers['x-sent'] ?? '' });
      response.end(`${request.method} ${await readBody(request)}`);
    });
    const answer = await trusting(`${server.url}/a`, {
      method: 'POST',
      headers: { 'x-sent': 'yes' },
      body: new URLSearchParams({ a: 'b c' }),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-seen')).toBe('yes');
    expect(await answer.text()).toBe('POST a=b+c');
  });

  it.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
    'ftp://example.com/',
  ])('does not go to %s by itself', async (address) => {
    await expect(trustingNobody(address)).rejects.toThrow(OutboundRefused);
  });

  it('goes to another port of a named host no more than to another host', async () => {
    await expect(trusting('http://127.0.0.1:1/')).rejects.toThrow('not a public https address');
  });

  it('does not follow a redirect', async () => {
    server.answer((_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    );
    const answer = await trusting(server.url);
    expect(answer.status).toBe(302);
  });

  it('ends when it takes too long, and says nothing of where it went', async () => {
    const patience = new AbortController();
    server.answer(() => patience.abort());
    const failure = await trusting(`${server.url}/secret`, { signal: patience.signal }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(OutboundRefused);
    expect(String(failure)).not.toMatch(/secret|127\.0\.0\.1/);
  });

  it.each([
    ['999 Odd', 'content-length: 2'],
    ['600 Odd', 'content-length: 2'],
    ['101 Switching Protocols', 'connection: upgrade\r\nupgrade: odd'],
  ])('fails by itself, and nothing else does, at the status %s', async (status, headers) => {
    server.answer((_request, response) => {
      response.socket?.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\nok`);
    });
    await expect(trusting(server.url)).rejects.toThrow(OutboundRefused);
  });

  it('takes a status without a body as it is', async () => {
    server.answer((_request, response) => response.writeHead(205).end());
    expect((await trusting(server.url)).status).toBe(205);
  });

  it('ends when the answer is too large', async () => {
    server.answer((_request, response) => response.end(Buffer.alloc(1_100_000)));
    await expect(trusting(server.url)).rejects.toThrow(OutboundRefused);
  });
});
