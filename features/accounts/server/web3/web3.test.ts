import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58 } from '@scure/base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, authClient, claimsOf, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';

let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: {
      WEB3_SIGN_IN: 'ethereum,solana',
      REDIRECT_ALLOW_LIST: 'https://app.good.example/**',
    },
  });
});
afterAll(() => server?.stop());

function newEthereumWallet() {
  const { secretKey, publicKey } = secp256k1.keygen();
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  const address = `0x${Buffer.from(keccak_256(point.subarray(1)).subarray(12)).toString('hex')}`;
  const sign = (text: string) => {
    const message = Buffer.from(text);
    const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`);
    const hash = keccak_256(Buffer.concat([prefix, message]));
    const signed = secp256k1.sign(hash, secretKey, { prehash: false, format: 'recovered' });
    const [recovery = 0, ...rs] = signed;
    return `0x${Buffer.from([...rs, 27 + recovery]).toString('hex')}`;
  };
  return { address, sign };
}

function newSolanaWallet() {
  const { secretKey, publicKey } = ed25519.keygen();
  return {
    address: base58.encode(publicKey),
    sign: (text: string) =>
      Buffer.from(ed25519.sign(Buffer.from(text), secretKey)).toString('base64'),
    publicKey,
    secretKey,
  };
}

interface Wish {
  domain?: string;
  uri?: string;
  issuedAt?: number;
  more?: string[];
}

function messageFor(
  chain: 'Ethereum' | 'Solana',
  address: string,
  { domain, uri, issuedAt = clock.ms, more = [] }: Wish = {},
): string {
  return [
    `${domain ?? 'app.good.example'} wants you to sign in with your ${chain} account:`,
    address,
    '',
    'Entre no Florescer.',
    '',
    `URI: ${uri ?? 'https://app.good.example/login'}`,
    'Version: 1',
    'Chain ID: 1',
    'Nonce: abcdefgh12345678',
    `Issued At: ${new Date(issuedAt).toISOString()}`,
    ...more,
  ].join('\n');
}

const grant = (body: object) => ask(server, '/token?grant_type=web3', { body });
const ethereum = (wallet: ReturnType<typeof newEthereumWallet>, wish: Wish = {}) => {
  const message = messageFor('Ethereum', wallet.address, wish);
  return grant({ chain: 'ethereum', message, signature: wallet.sign(message) });
};

describe('a wallet', () => {
  it('of Ethereum signs in through the official client, to the same account each time', async () => {
    const wallet = newEthereumWallet();
    const provider = {
      address: wallet.address,
      on: () => undefined,
      removeListener: () => undefined,
      request: async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
        if (method === 'eth_requestAccounts') return [wallet.address];
        if (method === 'eth_chainId') return '0x1';
        return wallet.sign(Buffer.from(String(params[0]).slice(2), 'hex').toString());
      },
    };
    const signIn = async (statement: string) =>
      succeed(
        await authClient(server).signInWithWeb3({
          chain: 'ethereum',
          wallet: provider as never,
          statement,
          options: { url: 'https://app.good.example/login' },
        }),
      );
    const first = await signIn('Entre');
    const second = await signIn('Entre outra vez');
    expect(second.user.id).toBe(first.user.id);
    expect(first.user).toMatchObject({
      email: '',
      is_anonymous: false,
      app_metadata: { provider: 'web3', providers: ['web3'] },
      identities: [{ provider: 'web3', id: `web3:ethereum:${wallet.address}` }],
    });
    expect(claimsOf(first.session.access_token).amr).toMatchObject([{ method: 'web3' }]);
    const me = await fetch(`${server.url}/api/me`, {
      headers: { authorization: `Bearer ${first.session.access_token}` },
    });
    expect(me.status).toBe(200);
  });

  it('of Solana signs in through the official client', async () => {
    const wallet = newSolanaWallet();
    const { user } = succeed(
      await authClient(server).signInWithWeb3({
        chain: 'solana',
        wallet: {
          publicKey: { toBase58: () => wallet.address },
          signMessage: async (bytes: Uint8Array) => ed25519.sign(bytes, wallet.secretKey),
        } as never,
        options: { url: 'https://app.good.example/login' },
      }),
    );
    expect(user?.identities?.[0]?.id).toBe(`web3:solana:${wallet.address}`);
  });

  it('is known by its address however that is written', async () => {
    const wallet = newEthereumWallet();
    const upper = `0x${wallet.address.slice(2).toUpperCase()}`;
    const message = messageFor('Ethereum', upper);
    const answer = await grant({ chain: 'ethereum', message, signature: wallet.sign(message) });
    expect(answer.json.user.id).toBe((await ethereum(wallet)).json.user.id);
  });
});

describe('a signed message', () => {
  it('is good once, whatever becomes of its signature', async () => {
    const wallet = newEthereumWallet();
    const message = messageFor('Ethereum', wallet.address);
    const signature = wallet.sign(message);
    expect((await grant({ chain: 'ethereum', message, signature })).status).toBe(200);
    const again = await grant({ chain: 'ethereum', message, signature });
    expect(again).toMatchObject({ status: 400, json: { error: 'invalid_grant' } });
    // The same signature in its other form: -s and the other parity.
    const { n } = secp256k1.Point.CURVE();
    const s = n - BigInt(`0x${signature.slice(66, 130)}`);
    const parity = signature.endsWith('1b') ? '1c' : '1b';
    const twin = `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${parity}`;
    expect((await grant({ chain: 'ethereum', message, signature: twin })).status).toBe(400);
  });

  it('is good once for two who come at the same time', async () => {
    const wallet = newEthereumWallet();
    const message = messageFor('Ethereum', wallet.address);
    const signature = wallet.sign(message);
    const answers = await Promise.all(
      [1, 2, 3].map(() => grant({ chain: 'ethereum', message, signature })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it.each<[string, Wish]>([
    ['for another domain', { domain: 'evil.example' }],
    [
      'for an address that is not ours',
      { uri: 'https://evil.example/login', domain: 'evil.example' },
    ],
    ['for an address that only looks like ours', { uri: 'https://app.good.example@evil.example/' }],
    ['over an open line', { uri: 'http://app.good.example/login' }],
    ['from eleven minutes ago', { issuedAt: clock.ms - 660_000 }],
    ['from eleven minutes ahead', { issuedAt: clock.ms + 660_000 }],
    [
      'that has expired',
      { more: [`Expiration Time: ${new Date(clock.ms - 1_000).toISOString()}`] },
    ],
    ['for later', { more: [`Not Before: ${new Date(clock.ms + 60_000).toISOString()}`] }],
  ])('%s is refused', async (_what, wish) => {
    const answer = await ethereum(newEthereumWallet(), wish);
    expect(answer).toMatchObject({ status: 400, json: { error: 'invalid_grant' } });
  });

  it('of another wallet is refused', async () => {
    const message = messageFor('Ethereum', newEthereumWallet().address);
    const signature = newEthereumWallet().sign(message);
    expect(await grant({ chain: 'ethereum', message, signature })).toMatchObject({
      status: 400,
      json: { error: 'invalid_grant' },
    });
    const [owner, other] = [newSolanaWallet(), newSolanaWallet()];
    const text = messageFor('Solana', owner.address);
    expect(
      await grant({ chain: 'solana', message: text, signature: other.sign(text) }),
    ).toMatchObject({ status: 400, json: { error: 'invalid_grant' } });
  });

  it('that was changed after signing is refused', async () => {
    const wallet = newEthereumWallet();
    const message = messageFor('Ethereum', wallet.address);
    const signature = wallet.sign(message);
    const changed = message.replace('Entre no Florescer.', 'Entre!');
    expect((await grant({ chain: 'ethereum', message: changed, signature })).status).toBe(400);
  });

  it('by a key that fits every text is refused', async () => {
    const address = base58.encode(new Uint8Array(32).fill(0, 1).fill(1, 0, 1));
    const message = messageFor('Solana', address);
    const signature = Buffer.from([1, ...new Uint8Array(63)]).toString('base64');
    expect((await grant({ chain: 'solana', message, signature })).status).toBe(400);
  });

  const wallet = newEthereumWallet();
  const good = () => messageFor('Ethereum', wallet.address);
  it.each([
    ['short', 'x'],
    ['long', `${'x'.repeat(20_481)}`],
    ['without a version', good().replace('Version: 1\n', '')],
    ['of another version', good().replace('Version: 1', 'Version: 2')],
    ['without a time', good().replace(/\nIssued At: .*/, '')],
    ['with a time that is none', good().replace(/Issued At: .*/, 'Issued At: yesterday')],
    ['with a time without zone', good().replace(/Z$/m, '')],
    ['with a field twice', `${good()}\nVersion: 1`],
    ['with a field of its own', `${good()}\nAdmin: yes`],
    ['with a statement of two lines', good().replace('Entre no', 'Entre\nno')],
    ['for another chain', good().replace('Ethereum', 'Solana')],
    ['with an address that is none', good().replace(wallet.address, '0x123')],
    ['with a broken checksum', good().replace(wallet.address, brokenChecksum(wallet.address))],
    ['with a domain that is none', good().replace('app.good.example wants', 'a@b wants')],
  ])('%s is not in form', async (_what, message) => {
    const answer = await grant({ chain: 'ethereum', message, signature: wallet.sign(message) });
    expect(answer).toMatchObject({ status: 400, json: { code: 'validation_failed' } });
  });

  it.each(['', '0x', `0x${'g'.repeat(130)}`, `0x${'0'.repeat(128)}`])(
    'with the signature %j is not in form',
    async (signature) => {
      const answer = await grant({ chain: 'ethereum', message: good(), signature });
      expect(answer).toMatchObject({ status: 400, json: { code: 'validation_failed' } });
    },
  );

  it('with an impossible signature lets nobody in', async () => {
    const signature = `0x${'f'.repeat(128)}1b`;
    const answer = await grant({ chain: 'ethereum', message: good(), signature });
    expect(answer).toMatchObject({ status: 400, json: { error: 'invalid_grant' } });
  });

  it('of an unknown chain is refused', async () => {
    expect(await grant({ chain: 'dogecoin', message: good(), signature: 'x' })).toMatchObject({
      status: 400,
      json: { code: 'web3_unsupported_chain' },
    });
  });

  it('may be used until its ten minutes are over', async () => {
    const late = newEthereumWallet();
    const message = messageFor('Ethereum', late.address);
    const signature = late.sign(message);
    clock.pass(599_000);
    expect((await grant({ chain: 'ethereum', message, signature })).status).toBe(200);
  });
});

/** An address in mixed case that does not fit EIP-55: its first letter flipped in its own checksum. */
function brokenChecksum(address: string): string {
  const digits = address.slice(2);
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  const right = [...digits].map((digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  const letters = right.flatMap((digit, index) => (/[a-f]/i.test(digit) ? [index] : []));
  const upper = letters.filter((index) => /[A-F]/.test(right[index] ?? ''));
  const flipped = upper.length > 1 ? upper[0] : letters.find((index) => !upper.includes(index));
  const one = right[flipped ?? 0] ?? '';
  right[flipped ?? 0] = one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase();
  return `0x${right.join('')}`;
}
