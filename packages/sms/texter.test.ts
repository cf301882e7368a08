import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpTexter, SmsNotTaken } from './index.ts';

interface Received {
  path: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
}

let service: Server;
let base: string;
let status = 201;
const received: Received[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        path: request.url,
        authorization: request.headers.authorization,
        form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
      });
      response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' });
      response.end('{"sid":"SM1"}');
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  base = `127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

describe('the text service', () => {
  const message = { to: '5511987654321', text: 'Olá & até já: 123456' };

  it.each([
    ['+15551234567', 'From'],
    ['MG0123456789abcdef', 'MessagingServiceSid'],
  ])('is sent number and text from %s, with the account’s secret', async (from, field) => {
    await httpTexter(`http://AC1:s%40fe@${base}`, from).send(message);
    expect(received.at(-1)).toEqual({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:s@fe').toString('base64')}`,
      form: { To: '+5511987654321', [field]: from, Body: message.text },
    });
  });

  it.each([400, 401, 429, 503, 302])('that answers %i has not taken it', async (answer) => {
    status = answer;
    const failure = httpTexter(`http://AC1:safe@${base}/`, '+15551234567').send(message);
    await expect(failure).rejects.toThrow(SmsNotTaken);
    await expect(failure).rejects.not.toThrow(/5511987654321|123456|safe/);
  });

  it('that is not there has not taken it', async () => {
    const failure = httpTexter('http://AC1:safe@127.0.0.1:1', '+15551234567').send(message);
    await expect(failure).rejects.toThrow('no answer');
  });
});
