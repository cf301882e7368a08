import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { isSwitchedOn } from '../factors/factor-access.ts';
import { PROVIDER_NAMES } from '../oauth/providers/providers.ts';
import { relyingPartyOf } from '../passkeys/relying-party.rules.ts';
import type { CaptchaSettings } from '../settings/captcha.ts';

/** What the service is and can do: health, settings, and the public keys. */
export function discoveryRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { signInMethods } = accounts.context.settings.auth;

  app.get('/health', async () => ({
    version: '1.0.0',
    name: 'Florescer Auth',
    description: 'Accounts and sessions of Florescer',
  }));

  const { settings } = accounts.context;
  app.get('/settings', async () => ({
    external: {
      email: true,
      phone: settings.auth.phoneSignIn,
      anonymous_users: signInMethods.anonymous,
      ...Object.fromEntries(
        PROVIDER_NAMES.map((name) => [name, accounts.providers.find(name) !== undefined]),
      ),
      web3: signInMethods.web3Chains.length > 0,
    },
    manual_linking_enabled: signInMethods.manualLinking,
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: settings.auth.phoneSignIn ? 'twilio' : '',
    saml_enabled: signInMethods.saml,
    passkeys_enabled: settings.auth.passkeys && relyingPartyOf(settings.siteUrl) !== null,
    // Beyond the protocol: what the screens show a widget with, and which second factors they offer.
    ...(settings.auth.captcha ? { captcha: shownCaptcha(settings.auth.captcha) } : {}),
    second_factors: {
      totp: isSwitchedOn(accounts, 'totp'),
      webauthn: isSwitchedOn(accounts, 'webauthn'),
      phone: isSwitchedOn(accounts, 'phone'),
    },
  }));

  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return { keys: await accounts.keys.published() };
  });
}

function shownCaptcha({ provider, siteKey }: CaptchaSettings) {
  return { provider, site_key: siteKey };
}
