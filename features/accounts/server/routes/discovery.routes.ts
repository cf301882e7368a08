import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';

/** What the service is and can do: health, settings, and the public keys. */
export function discoveryRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.get('/health', async () => ({
    version: '1.0.0',
    name: 'Florescer Auth',
    description: 'Accounts and sessions of Florescer',
  }));

  app.get('/settings', async () => ({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  }));

  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return { keys: await accounts.keys.published() };
  });
}
