import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEADLINE_MS, MOST_WAITING, readApart } from './read-apart.ts';
import { readMail } from './read-mail.ts';

const HEADERS = 'From: Ana <Ana@example.com>\r\nMIME-Version: 1.0\r\n';
const mailed = (rest: string | Buffer, envelopeSender = 'ana@example.com') => ({
  raw: Buffer.concat([Buffer.from(HEADERS), Buffer.from(rest as string)]),
  envelopeSender,
});
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const nested = (depth: number) => {
  const levels = Array.from({ length: depth }, (_, nth) => nth);
  const opened = levels.map(
    (n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  );
  const closed = levels.reverse().map((n) => `\r\n--b${n}--\r\n`);
  return `${opened.join('')}Content-Type: text/plain\r\n\r\nx${closed.join('')}`;
};
const parts = (type: string, name: string, text = 'Sim.') =>
  `Content-Type: multipart/mixed; boundary=B\r\n\r\n--B\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--B\r\n` +
  `Content-Type: ${type}; name=${name}\r\nContent-Disposition: attachment; filename=${name}\r\n\r\nx\r\n--B--\r\n`;

afterEach(() => {
  vi.useRealTimers();
});

describe('the text of a mail', () => {
  it.each<[string, string | Buffer, string]>([
    ['UTF-8 and says nothing', '\r\nNão chegou às 10h', 'Não chegou às 10h'],
    ['Latin-1 and says nothing', latin1('\r\nNão chegou às 10h'), 'Não chegou às 10h'],
    ['of Windows and says nothing', Buffer.from('\r\n\x80 10 \x96 j\xe1', 'latin1'), '€ 10 – já'],
    ['Latin-1 and says UTF-8', latin1('Content-Type: text/plain; charset=utf-8\r\n\r\nNão'), 'Não'],
    [
      'Latin-1 in printable letters and says ASCII',
      'Content-Type: text/plain; charset=us-ascii\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nN=E3o',
      'Não',
    ],
    ['Latin-1 in HTML', latin1('Content-Type: text/html\r\n\r\n<p>Não <b>sei</b></p>'), 'Não sei'],
    [
      'Latin-1 in one part and UTF-8 in another',
      Buffer.concat([
        latin1('Content-Type: multipart/mixed; boundary=B\r\n\r\n--B\r\n\r\nNão.\r\n--B\r\n\r\n'),
        Buffer.from('Já.\r\n--B--\r\n'),
      ]),
      'Não.\n\nJá.',
    ],
    [
      'Latin-1 and says so',
      latin1('Content-Type: text/plain; charset=iso-8859-1\r\n\r\nNão'),
      'Não',
    ],
    [
      'UTF-8 with a letter that was lost before',
      '\r\nVeio assim: N\ufffdo, não',
      'Veio assim: N\ufffdo, não',
    ],
  ])('that is %s is read', async (_, rest, text) => {
    expect((await readMail(mailed(rest))).text).toBe(text);
  });

  it('is its sender’s, whose address is in small letters', async () => {
    expect(await readMail(mailed('Message-ID: <1@x>\r\n\r\nOi'))).toEqual({
      ...{ automatic: false, sender: 'ana@example.com', messageId: '<1@x>', text: 'Oi', files: [] },
    });
    expect(await readMail(mailed('\r\nOi', ''))).toMatchObject({ automatic: true });
  });
});

describe('what came along', () => {
  it.each([
    ['application/pkcs7-signature', 'smime.p7s'],
    ['application/x-pkcs7-signature', 'smime.p7s'],
    ['application/octet-stream', 'smime.p7s'],
    ['application/pgp-signature', 'signature.asc'],
    ['application/ms-tnef', 'winmail.dat'],
    ['application/octet-stream', 'WINMAIL.DAT'],
    ['text/calendar', 'invite.ics'],
  ])('is no file of the person: %s %s', async (type, name) => {
    expect(await readMail(mailed(parts(type, name)))).toMatchObject({ text: 'Sim.', files: [] });
  });

  it('is a file of the person', async () => {
    const { files } = await readMail(mailed(parts('application/pdf', 'a.pdf')));
    expect(files).toMatchObject([{ name: 'a.pdf', type: 'application/pdf' }]);
  });
});

describe('a mail read apart', () => {
  it('is as it is read here', async () => {
    const mail = mailed(parts('application/pdf', 'a.pdf'));
    expect(await readApart(mail)).toMatchObject({ text: 'Sim.', files: [{ name: 'a.pdf' }] });
  });

  it.each([
    ['is nested without end', nested(1_500)],
    ['is HTML nested without end', `Content-Type: text/html\r\n\r\n${'<div>'.repeat(2_000)}x`],
    ['is longer than anybody writes', `\r\n${'a'.repeat(1_000_001)}`],
    [
      'is longer in HTML than any mail program writes',
      `Content-Type: text/html\r\n\r\n${'a '.repeat(2_000_001)}`,
    ],
  ])('that %s is none', async (_, rest) => {
    expect(await readApart(mailed(rest))).toBeNull();
  });

  // Cells that are not closed: each is looked for among all of those before it, for the better part of an hour.
  const slow = mailed(`Content-Type: text/html\r\n\r\n<table><tr>${'<td>x'.repeat(700_000)}`);

  it('of which no sense can be made in time is none', async () => {
    expect(await readApart(slow, { deadlineMs: 1_000 })).toBeNull();
  });

  it('waits for the one before it, and is put off where too many wait', async () => {
    expect(await readApart(mailed('\r\nOi'))).toMatchObject({ text: 'Oi' });
    const first = readApart(slow, { deadlineMs: 1_000 });
    const next = Array.from({ length: MOST_WAITING + 2 }, () => readApart(mailed('\r\nOi')));
    const read = await Promise.allSettled(next);
    expect(await first).toBeNull();
    expect(read.map(({ status }) => status)).toEqual([
      ...Array(MOST_WAITING).fill('fulfilled'),
      ...['rejected', 'rejected'],
    ]);
    expect(read[0]).toMatchObject({ value: { text: 'Oi' } });
  });

  it('is read however long it waits for its turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reading = readApart(mailed('\r\nOi'));
    vi.advanceTimersByTime(DEADLINE_MS);
    expect(await reading).toMatchObject({ text: 'Oi' });
  });
});
