import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { invalidRequest } from '../protocol/auth-error.ts';
import { requireAdmin } from '../protocol/bearer.ts';
import { parse } from '../protocol/request-body.ts';
import { deleteSsoProvider, listSsoProviders, type SsoProviderRow } from './sso.queries.ts';
import {
  assertSaml,
  changeSsoProvider,
  createSsoProvider,
  requireSsoProvider,
  type SsoProviderWish,
} from './sso-providers.ts';

const NAME_ID_FORMATS = [
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
] as const;

const changeBody = z.object({
  metadata_url: z.string().max(2_000).optional(),
  metadata_xml: z.string().max(500_000).optional(),
  domains: z.array(z.string()).max(100).optional(),
  attribute_mapping: z
    .object({
      keys: z.record(
        z.string().max(100),
        z.object({
          name: z.string().max(500).optional(),
          names: z.array(z.string().max(500)).max(20).optional(),
          default: z.union([z.string().max(500), z.number(), z.boolean()]).optional(),
        }),
      ),
    })
    .optional(),
  name_id_format: z.enum(NAME_ID_FORMATS).optional(),
  resource_id: z.string().min(1).max(200).optional(),
  disabled: z.boolean().optional(),
  allow_idp_initiated: z.boolean().optional(),
});
const createBody = changeBody.extend({ type: z.literal('saml') });

/** The operator's side of single sign-on: which organizations' providers there are. */
export function ssoAdminRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { db } = accounts.context;
  void app.register(async (admin) => {
    admin.addHook('preHandler', async (request) => {
      await requireAdmin(accounts, request);
      assertSaml(accounts);
    });

    admin.get('/admin/sso/providers', async () => ({
      items: (await listSsoProviders(db)).map(presentProvider),
    }));

    admin.post('/admin/sso/providers', async (request, reply) => {
      const provider = await createSsoProvider(accounts, wishOf(parse(createBody, request.body)));
      return reply.code(201).send(presentProvider(provider));
    });

    admin.get('/admin/sso/providers/:providerId', async (request) =>
      presentProvider(await required(accounts, request)),
    );

    admin.put('/admin/sso/providers/:providerId', async (request) => {
      const provider = await required(accounts, request);
      const wish = wishOf(parse(changeBody, request.body));
      return presentProvider(await changeSsoProvider(accounts, provider, wish));
    });

    admin.delete('/admin/sso/providers/:providerId', async (request) => {
      const provider = await required(accounts, request);
      await deleteSsoProvider(db, provider.id);
      return presentProvider(provider);
    });
  });
}

function required(accounts: Accounts, request: FastifyRequest): Promise<SsoProviderRow> {
  const { providerId } = request.params as { providerId: string };
  if (!z.uuid().safeParse(providerId).success) {
    throw invalidRequest('provider_id must be an UUID', 404);
  }
  return requireSsoProvider(accounts, providerId);
}

function wishOf(body: z.output<typeof changeBody>): SsoProviderWish {
  return {
    metadataUrl: body.metadata_url,
    metadataXml: body.metadata_xml,
    domains: body.domains,
    attributeMapping: body.attribute_mapping,
    nameIdFormat: body.name_id_format,
    resourceId: body.resource_id,
    disabled: body.disabled,
    allowsIdpInitiated: body.allow_idp_initiated,
  };
}

function presentProvider(provider: SsoProviderRow) {
  return {
    id: provider.id,
    ...(provider.resourceId ? { resource_id: provider.resourceId } : {}),
    disabled: provider.disabled,
    allow_idp_initiated: provider.allowsIdpInitiated,
    saml: {
      entity_id: provider.entityId,
      metadata_xml: provider.metadataXml,
      ...(provider.metadataUrl ? { metadata_url: provider.metadataUrl } : {}),
      ...(provider.attributeMapping ? { attribute_mapping: provider.attributeMapping } : {}),
      ...(provider.nameIdFormat ? { name_id_format: provider.nameIdFormat } : {}),
    },
    domains: provider.domains.map(({ id, domain, createdAt, updatedAt }) => ({
      id,
      domain,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
    })),
    created_at: provider.createdAt.toISOString(),
    updated_at: provider.updatedAt.toISOString(),
  };
}
