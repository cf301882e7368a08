import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { decodeProtectedHeader, type JWTHeaderParameters, SignJWT } from 'jose';
import { accountsOf } from '#features/accounts/server/index.ts';
import type { TestApp } from '#packages/testing/people/index.ts';

const HOUR_S = 3_600;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that nobody may come in with, each by what is wrong with it; all name Ana and her session. */
export async function forgeriesOf(world: TestApp): Promise<Record<string, string>> {
  const { ana, carla } = world.people;
  const { keys } = accountsOf(world.context);
  const own = (await keys.signing()).key;
  const published = await keys.published();
  const kid = String(decodeProtectedHeader(ana.accessToken).kid);
  const [header = '', claims = '', signature = ''] = ana.accessToken.split('.');
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const strangerJwk = stranger.publicKey.export({ format: 'jwk' });
  const pem = createPublicKey({ key: published[0] as never, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  });
  const now = Math.floor(Date.now() / 1_000);

  const signed = (
    changes: object,
    key: Parameters<SignJWT['sign']>[0],
    more: Partial<JWTHeaderParameters> = {},
  ) =>
    new SignJWT({ ...told, ...changes })
      .setProtectedHeader({ alg: 'ES256', kid, ...more })
      .sign(key);
  const byStranger = (more: Partial<JWTHeaderParameters>) => signed({}, stranger.privateKey, more);
  const tampered = (changes: object) =>
    `${header}.${encoded({ ...told, ...changes })}.${signature}`;
  const unsigned = (alg: string) => `${encoded({ alg, typ: 'JWT', kid })}.${claims}.`;
  const zeros = Buffer.alloc(64).toString('base64url');

  return {
    'alg none': unsigned('none'),
    'alg None': unsigned('None'),
    'alg nOnE with a signature': `${encoded({ alg: 'nOnE', kid })}.${claims}.${signature}`,
    'alg missing': `${encoded({ kid })}.${claims}.${signature}`,
    'no signature': `${header}.${claims}.`,
    'a signature of zeros': `${header}.${claims}.${zeros}`,
    'half a signature': `${header}.${claims}.${signature.slice(0, 40)}`,
    'HMAC keyed by the public key': await signed({}, Buffer.from(String(pem)), { alg: 'HS256' }),
    'HMAC keyed by the published set': await signed({}, Buffer.from(JSON.stringify(published[0])), {
      alg: 'HS256',
    }),
    'HMAC keyed by nothing much': await signed({}, Buffer.alloc(32), { alg: 'HS256' }),
    'a key of somebody else': await byStranger({}),
    'a key that the token brings': await byStranger({ jwk: strangerJwk }),
    'a key from an address': await byStranger({ jku: 'https://attacker.example/jwks.json' }),
    'a certificate from an address': await byStranger({ x5u: 'https://attacker.example/x' }),
    'a name of a key that is a path': await byStranger({ kid: '../../../../dev/null' }),
    'a name of a key that is a query': await byStranger({ kid: "' union select 'a' -- " }),
    'an unknown key': await byStranger({ kid: randomUUID() }),
    'somebody else’s id': tampered({ sub: carla.userId }),
    'somebody else’s session': tampered({ session_id: carla.sessionId }),
    'a second factor that was not': tampered({ aal: 'aal2' }),
    'the role of the service': tampered({ role: 'service_role' }),
    'a longer life': tampered({ exp: now + 1_000 * HOUR_S }),
    'an ended life': await signed({ exp: now - 1 }, own),
    'no end': await signed({ exp: undefined }, own),
    'a start in the future': await signed({ nbf: now + HOUR_S }, own),
    'another audience': await signed({ aud: 'elsewhere' }, own),
    'another issuer': await signed({ iss: 'https://attacker.example/auth/v1' }, own),
    'an issuer with a slash more': await signed({ iss: `${world.url}/auth/v1/` }, own),
    nobody: await signed({ sub: undefined }, own),
    'a list of people': await signed({ sub: [ana.userId] as never }, own),
    'a session that never was': await signed({ session_id: randomUUID() }, own),
    'no session': await signed({ session_id: undefined }, own),
    'a refresh token': ana.refreshToken,
    'two tokens': `${ana.accessToken},${carla.accessToken}`,
    'five parts': `${ana.accessToken}.${claims}.${signature}`,
    nothing: '',
    'a long nothing': 'a'.repeat(6_000),
  };
}
