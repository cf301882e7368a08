import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { newOrganization, type Organization, providersOf } from '../testing/organization.ts';
import { SamlIdp } from '../testing/saml-idp.ts';

let server: TestApp;
let acme: Organization;
beforeAll(async () => {
  server = await startTestApp({
    environment: { SAML_SIGN_IN: 'on' },
  });
  acme = await newOrganization(server, Date.now);
});
afterAll(() => server?.stop());

describe('the operator', () => {
  let other: SamlIdp;
  beforeAll(async () => {
    other = await SamlIdp.of('other');
  });

  it('registers, reads, changes and removes providers', async () => {
    const made = await providersOf(server)('POST', '', {
      type: 'saml',
      metadata_xml: other.metadata(),
      domains: ['other.example'],
      resource_id: 'other',
    });
    expect(made).toMatchObject({
      status: 201,
      json: {
        resource_id: 'other',
        disabled: false,
        saml: { entity_id: 'https://other.example/saml', metadata_xml: other.metadata() },
        domains: [{ domain: 'other.example' }],
      },
    });
    const path = `/${made.json.id}`;
    expect((await providersOf(server)('GET', path)).json).toEqual(made.json);
    expect((await providersOf(server)('GET', '')).json.items).toHaveLength(2);

    const changed = await providersOf(server)('PUT', path, {
      domains: ['b.example'],
      disabled: true,
    });
    expect(changed.json).toMatchObject({
      disabled: true,
      resource_id: 'other',
      domains: [{ domain: 'b.example' }],
    });
    expect(await ask(server, '/sso', { body: { domain: 'b.example' } })).toMatchObject({
      status: 404,
      json: { code: 'sso_provider_disabled' },
    });
    expect((await providersOf(server)('DELETE', path)).json.id).toBe(made.json.id);
    expect(await providersOf(server)('GET', path)).toMatchObject({
      status: 404,
      json: { code: 'sso_provider_not_found' },
    });
  });

  it.each<[string, () => object, number, string]>([
    [
      'another kind',
      () => ({ type: 'oidc', metadata_xml: other.metadata() }),
      400,
      'validation_failed',
    ],
    ['no metadata', () => ({}), 400, 'validation_failed'],
    ['two metadata', () => ({ metadata_xml: 'x', metadata_url: 'y' }), 400, 'validation_failed'],
    ['metadata that are none', () => ({ metadata_xml: '<x/>' }), 400, 'validation_failed'],
    [
      'metadata with a document type',
      () => ({ metadata_xml: `<!DOCTYPE x>${other.metadata()}` }),
      400,
      'validation_failed',
    ],
    [
      'metadata without a certificate',
      () => ({ metadata_xml: other.metadata({ certificate: '!' }) }),
      400,
      'validation_failed',
    ],
    [
      'metadata of the past',
      () => ({ metadata_xml: other.metadata({ validUntil: '2020-01-01T00:00:00Z' }) }),
      400,
      'validation_failed',
    ],
    [
      'a domain that is none',
      () => ({ metadata_xml: other.metadata(), domains: ['x y'] }),
      400,
      'validation_failed',
    ],
    [
      'a provider that is there',
      () => ({ metadata_xml: acme.idp.metadata() }),
      422,
      'saml_idp_already_exists',
    ],
    [
      'a domain of another',
      () => ({ metadata_xml: other.metadata(), domains: ['acme.example'] }),
      400,
      'sso_domain_already_exists',
    ],
    [
      'metadata on this machine',
      () => ({ metadata_url: `${server.url}/auth/v1/health` }),
      400,
      'saml_metadata_fetch_failed',
    ],
    [
      'metadata in a private network',
      () => ({ metadata_url: 'https://169.254.169.254/latest' }),
      400,
      'saml_metadata_fetch_failed',
    ],
  ])('cannot register %s', async (_what, body, status, code) => {
    const answer = await providersOf(server)('POST', '', { type: 'saml', ...body() });
    expect(answer).toMatchObject({ status, json: { code } });
  });

  it('cannot turn one provider into another', async () => {
    const answer = await providersOf(server)('PUT', `/${acme.id}`, {
      metadata_xml: other.metadata(),
    });
    expect(answer).toMatchObject({ status: 400, json: { code: 'saml_entity_id_mismatch' } });
  });

  it('is nobody else', async () => {
    const { ana, carla } = server.people;
    for (const person of [ana, carla]) {
      for (const [method, path] of [
        ['GET', ''],
        ['POST', ''],
        ['GET', `/${acme.id}`],
        ['PUT', `/${acme.id}`],
        ['DELETE', `/${acme.id}`],
      ] as const) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        const answer = await providersOf(server)(method, path, body, person.accessToken);
        expect(answer).toMatchObject({ status: 403, json: { code: 'not_admin' } });
      }
    }
    expect((await providersOf(server)('GET', `/${acme.id}`)).status).toBe(200);
  });
});
