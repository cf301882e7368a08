import { createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const YEAR_MS = 365 * 24 * 3_600_000;

/** A new RSA key and a certificate that it signed itself: DER in base64. */
export function newCertificate(
  name: string,
  years = 1,
): { privateKey: KeyObject; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const algorithm = sequence(oid('2a864886f70d01010b'), der(0x05));
  const subject = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
  const now = Date.now();
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    subject,
    sequence(time(now - 60_000), time(now + years * YEAR_MS)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const signed = der(0x03, Buffer.concat([Buffer.from([0]), signature]));
  return { privateKey, certificate: sequence(body, algorithm, signed).toString('base64') };
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size =
    length < 128
      ? [length]
      : length < 256
        ? [0x81, length]
        : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

/** `YYMMDDHHMMSSZ`, and from 2050 on with all four digits of the year (RFC 5280, 4.1.2.5). */
function time(at: number): Buffer {
  const text = new Date(at).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return text < '2050' ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text));
}
