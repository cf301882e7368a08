import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { expect, vi } from 'vitest';
import { ask, authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import { signInNewPerson, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { mfaFactors } from '../factors.tables.ts';

/** A person of one test, signed in by the official client in a browser of their own. */
export interface Guest {
  person: TestPerson;
  client: ReturnType<typeof authClient>;
}

let guests = 0;

export async function newGuest(server: TestApp): Promise<Guest> {
  const person = await signInNewPerson(server.url, server.context, `guest${++guests}`);
  return { person, client: await signInAgain(server, person) };
}

/** The same person in another browser. */
export async function signInAgain(server: TestApp, { email, password }: TestPerson) {
  const client = authClient(server);
  succeed(await client.signInWithPassword({ email, password }));
  return client;
}

/** The code that an authenticator app shows at a time. */
export function codeAt(secret: string, now: Date): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1_000) });
}

/** Adds an authenticator app and proves it: the client's session is at aal2 from then on. */
export async function addTotp(client: Guest['client'], now: Date, friendlyName = 'App') {
  const enrolled = succeed(await client.mfa.enroll({ factorType: 'totp', friendlyName }));
  const { secret } = enrolled.totp;
  const code = codeAt(secret, now);
  const session = succeed(await client.mfa.challengeAndVerify({ factorId: enrolled.id, code }));
  return { factorId: enrolled.id, secret, session };
}

/** Begins an authenticator app. */
export const enroll = (client: Guest['client'], friendlyName = '') =>
  client.mfa.enroll({ factorType: 'totp', friendlyName });

/** A person's second factors as they are stored. */
export const factorRowsOf = ({ context }: TestApp, userId: string) =>
  context.db.select().from(mfaFactors).where(eq(mfaFactors.userId, userId));

/** The claims of the access token that a client holds. */
export async function claimsOf(client: Guest['client']) {
  const { session } = succeed(await client.getSession());
  return claimsIn(present(session).access_token);
}

export function claimsIn(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    aal: string;
    amr: { method: string; timestamp: number }[];
    session_id: string;
    sub: string;
  };
}

export async function tokensOf(client: Guest['client']) {
  const { session } = succeed(await client.getSession());
  const { access_token: accessToken, refresh_token: refreshToken } = present(session);
  return { accessToken, refreshToken, authorization: `Bearer ${accessToken}` };
}

/** A bare request in the name of the client's person. */
export async function askAs(
  server: TestApp,
  client: Guest['client'],
  path: string,
  {
    headers,
    ...request
  }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const { authorization } = await tokensOf(client);
  return ask(server, path, { ...request, headers: { authorization, ...headers } });
}

/** Waits until `count` text messages went to a number and gives all of them, oldest first. */
export async function textsTo({ url }: { url: string }, phone: string, count = 1) {
  return vi.waitFor(
    async () => {
      const response = await fetch(`${url}/dev/sms.json?to=${encodeURIComponent(phone)}`);
      const texts = (await response.json()) as { to: string; text: string; at: string }[];
      expect(texts.length).toBeGreaterThanOrEqual(count);
      return texts;
    },
    { timeout: 15_000, interval: 20 },
  );
}

/** The six digits of a text message. */
export function codeOf(message: { text: string } | undefined): string {
  return present(/\b(\d{6})\b/.exec(message?.text ?? '')?.[1]);
}
