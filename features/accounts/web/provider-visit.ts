import type { GoTrueClient, Provider as ProviderName } from '@supabase/auth-js';
import { authClient, visitingClient } from './auth-client.ts';
import { signInTarget } from './page-address.ts';

/**
 * Visits to other people's sign-ins: away with a secret that stays in this browser, and back with a
 * code that is worth nothing without it. Nothing else in an address leads to a session.
 */

/** Where to go for a sign-in with an account elsewhere. Throws what the auth service refused with. */
export async function addressOfProvider(provider: ProviderName): Promise<string> {
  const { data, error } = await visitingClient().signInWithOAuth({
    provider,
    options: { redirectTo: signInTarget(), skipBrowserRedirect: true },
  });
  if (error) throw error;
  return data.url;
}

/** Where to go for a sign-in at a company, found by its domain. */
export async function addressOfCompany(
  domain: string,
  proof: { captchaToken?: string },
): Promise<string> {
  const { data, error } = await visitingClient().signInWithSSO({
    domain,
    options: { redirectTo: signInTarget(), skipBrowserRedirect: true, ...proof },
  });
  if (error) throw error;
  return data.url;
}

/** Where to go to add an account elsewhere to one's own. */
export async function addressOfLink(provider: ProviderName, redirectTo: string): Promise<string> {
  const visiting = visitingClient();
  const { data } = await authClient().getSession();
  if (data.session) await visiting.setSession(data.session);
  const options = { redirectTo, skipBrowserRedirect: true };
  const { data: answer, error } = await visiting.linkIdentity({ provider, options });
  if (error) throw error;
  return answer.url;
}

/** Back from a sign-in: the page's own client holds its session from here on. */
export async function finishSignIn(code: string): Promise<void> {
  const { data } = await exchange(visitingClient(), code);
  const { error } = await authClient().setSession(data.session);
  if (error) throw error;
}

/** Back from adding an account: it is added, and the person stays in the session they have. */
export async function finishLink(code: string): Promise<void> {
  const visiting = visitingClient();
  await exchange(visiting, code);
  await visiting.signOut({ scope: 'local' });
}

async function exchange(visiting: GoTrueClient, code: string) {
  const answer = await visiting.exchangeCodeForSession(code);
  if (answer.error) throw answer.error;
  return answer;
}
