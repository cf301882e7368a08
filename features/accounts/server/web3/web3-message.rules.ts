import type { Web3Chain } from '../settings/sign-in-methods.ts';

/** A text that a wallet's owner signs, in the manner of EIP-4361. */
export interface Web3Message {
  domain: string;
  address: string;
  statement: string | null;
  uri: URL;
  chainId: string | null;
  nonce: string | null;
  issuedAt: Date;
  expirationTime: Date | null;
  notBefore: Date | null;
}

/** Bytes of a message (auth protocol, section 3.7). */
const SHORTEST = 64;
const LONGEST = 20 * 1024;
/** Milliseconds for which a message may be used, and by which a wallet's clock may be ahead. */
export const WEB3_MESSAGE_LIFE_MS = 600_000;

const CHAIN_NAMES: Readonly<Record<Web3Chain, string>> = {
  ethereum: 'Ethereum',
  solana: 'Solana',
};
const FIELDS = [
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
] as const;
type Field = (typeof FIELDS)[number];
const FIELD = new RegExp(`^(${FIELDS.join('|')}): (.*)$`);
// With seconds and zone, as RFC 3339 has it: without a zone it would be this server's own.
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;
/** Host and port, which is all that a domain may be. */
const DOMAIN = /^[A-Za-z0-9.-]+(?::\d{1,5})?$/;

/** Reads the text of a signed message; gives the reason when it is not in form. */
export function parseWeb3Message(
  text: string,
  chain: Web3Chain,
): { message: Web3Message } | { problem: string } {
  const bytes = Buffer.byteLength(text);
  if (bytes < SHORTEST || bytes > LONGEST) return { problem: 'message has the wrong length' };
  const [head = '', address = '', ...rest] = text.split('\n');
  const ending = ` wants you to sign in with your ${CHAIN_NAMES[chain]} account:`;
  if (!head.endsWith(ending)) return { problem: 'first line is not as expected' };
  const domain = head.slice(0, -ending.length).replace(/^https?:\/\//, '');
  if (!DOMAIN.test(domain)) return { problem: 'domain is not valid' };

  const start = rest.findIndex((line) => FIELD.test(line));
  if (start < 1) return { problem: 'fields are missing' };
  const statement = statementIn(rest.slice(0, start));
  if (statement === undefined) return { problem: 'statement is not as expected' };
  const fields = fieldsIn(rest.slice(start));
  if (!fields) return { problem: 'fields are not as expected' };
  return toMessage({ domain, address, statement }, fields, chain);
}

/** Why a message must not be used now, at this site; null when it may. */
export function web3Problem(
  { domain, uri, issuedAt, expirationTime, notBefore }: Web3Message,
  { now, isAllowed }: { now: Date; isAllowed: (uri: string) => boolean },
): string | null {
  const isLocal = uri.hostname === 'localhost' || uri.hostname === '127.0.0.1';
  const isWeb = uri.protocol === 'https:' || (uri.protocol === 'http:' && isLocal);
  if (!isWeb) return 'URI must be an https address';
  if (!isAllowed(uri.href)) return 'URI is not allowed on this server';
  if (!isLocal && domain.toLowerCase() !== uri.host) return 'domain is not the host of the URI';
  const at = now.getTime();
  if (expirationTime && expirationTime.getTime() <= at) return 'message has expired';
  if (notBefore && notBefore.getTime() > at) return 'message is not valid yet';
  if (issuedAt.getTime() + WEB3_MESSAGE_LIFE_MS < at) return 'message was issued too long ago';
  if (issuedAt.getTime() - WEB3_MESSAGE_LIFE_MS > at) return 'message was issued in the future';
  return null;
}

/** Blank, statement, blank; or blanks only. */
function statementIn(lines: readonly string[]): string | null | undefined {
  if (lines[0] !== '' || lines.at(-1) !== '') return undefined;
  const written = lines.filter((line) => line !== '');
  if (written.length > 1 || lines.length > 3) return undefined;
  return written[0] ?? null;
}

/** Each field once, the resources last. */
function fieldsIn(lines: readonly string[]): ReadonlyMap<Field, string> | null {
  const fields = new Map<Field, string>();
  for (const [index, line] of lines.entries()) {
    if (line === 'Resources:' || line === 'Resources') {
      return lines.slice(index + 1).every((one) => one.startsWith('- ')) ? fields : null;
    }
    const [, name, value] = FIELD.exec(line) ?? [];
    if (!name || value === undefined || fields.has(name as Field)) return null;
    fields.set(name as Field, value);
  }
  return fields;
}

function toMessage(
  head: Pick<Web3Message, 'domain' | 'address' | 'statement'>,
  fields: ReadonlyMap<Field, string>,
  chain: Web3Chain,
): { message: Web3Message } | { problem: string } {
  if (fields.get('Version') !== '1') return { problem: 'Version must be 1' };
  const written = fields.get('URI') ?? '';
  if (!URL.canParse(written)) return { problem: 'URI is not valid' };
  const chainId = fields.get('Chain ID') ?? null;
  if (chain === 'ethereum' && !/^\d{1,20}$/.test(chainId ?? '')) {
    return { problem: 'Chain ID is not valid' };
  }
  const [issuedAt, expirationTime, notBefore] = (
    ['Issued At', 'Expiration Time', 'Not Before'] as const
  ).map((name) => instantOf(fields.get(name)));
  if (!issuedAt) return { problem: 'Issued At is missing or not valid' };
  if (expirationTime === undefined) return { problem: 'Expiration Time is not valid' };
  if (notBefore === undefined) return { problem: 'Not Before is not valid' };
  return {
    message: {
      ...head,
      uri: new URL(written),
      chainId,
      nonce: fields.get('Nonce') ?? null,
      issuedAt,
      expirationTime,
      notBefore,
    },
  };
}

/** Null for an absent time, undefined for one that cannot be read. */
function instantOf(text: string | undefined): Date | null | undefined {
  if (text === undefined) return null;
  if (!INSTANT.test(text)) return undefined;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
