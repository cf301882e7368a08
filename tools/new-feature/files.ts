/**
 * The files of a new feature, by path: a contract with one route, a server that answers it for its
 * caller, one screen with its texts in four languages, and a test with the one who is refused.
 */
export function featureFiles(name: string): Record<string, string> {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const at = (path: string) => `features/${name}/${path}`;
  const texts = Object.fromEntries(
    Object.entries(TEXTS).map(([language, words]) => [
      at(`web/locales/${language}.json`),
      `${JSON.stringify({ title: pascal, ...words }, null, 2)}\n`,
    ]),
  );
  return {
    [at(`contract/${name}.contract.ts`)]: contract(name, camel),
    [at(`server/${name}.routes.ts`)]: routes(name, camel, pascal),
    [at('server/index.ts')]: serverIndex(name, camel, pascal),
    [at(`server/${name}.test.ts`)]: test(name, camel),
    [at(`web/${name}.api.ts`)]: api(name, camel),
    [at(`web/${name}.routes.tsx`)]: screens(name, camel, pascal),
    [at(`web/${pascal}Page.tsx`)]: page(name, camel, pascal),
    [at('web/index.ts')]: `export { ${camel}Screen } from './${name}.routes.tsx';\n`,
    ...texts,
  };
}

/** First words of the screen; whoever writes the feature replaces them. */
const TEXTS = {
  'pt-BR': { lead: 'Diga em uma linha o que a pessoa encontra aqui.', loading: 'Carregando…' },
  'en-US': { lead: 'Say in one line what people find here.', loading: 'Loading…' },
  'es-ES': { lead: 'Di en una línea qué encuentra aquí la persona.', loading: 'Cargando…' },
  'fr-FR': { lead: 'Dites en une ligne ce que l’on trouve ici.', loading: 'Chargement…' },
} as const;

const contract = (name: string, camel: string) => `import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

export const ${camel}Contract = defineContract({
  overview: {
    method: 'GET',
    path: '/api/${name}',
    permission: 'signedIn',
    policy: 'Only the caller’s own rows.',
    summary: 'What the screen shows, in one answer.',
    out: z.object({ userId: z.uuid() }),
  },
});
`;

const routes = (
  name: string,
  camel: string,
  pascal: string,
) => `import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import { ${camel}Contract } from '../contract/${name}.contract.ts';

/** Binds the endpoints to the service. */
export function mount${pascal}(app: FastifyInstance): void {
  mount(app, '${name}', ${camel}Contract, {
    overview: async ({ caller }) => ({ userId: caller.userId }),
  });
}
`;

const serverIndex = (
  name: string,
  camel: string,
  pascal: string,
) => `import type { ServerFeature } from '#packages/kernel/index.ts';
import { mount${pascal} } from './${name}.routes.ts';

export const ${camel}Feature: ServerFeature = {
  name: '${name}',
  routes: (app) => mount${pascal}(app),
};
`;

const test = (
  name: string,
  camel: string,
) => `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { ${camel}Contract } from '../contract/${name}.contract.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

it('answers Ana with what is hers', async () => {
  const response = await world.fetchAs(world.people.ana, ${camel}Contract.overview.path);
  expect(await response.json()).toEqual({ userId: world.people.ana.userId });
});

it('refuses a visitor', async () => {
  const response = await world.fetchAs(null, ${camel}Contract.overview.path);
  expect(response.status).toBe(401);
});
`;

const api = (
  name: string,
  camel: string,
) => `import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { ${camel}Contract } from '../contract/${name}.contract.ts';

export const ${camel}Api = createClient(${camel}Contract, apiOptions);
`;

const screens = (
  name: string,
  camel: string,
  pascal: string,
) => `import { defineScreen } from '#packages/ui/screens/index.ts';

export const ${camel}Screen = defineScreen({
  name: '${camel}',
  path: '/${name}',
  guard: 'signedIn',
  texts: ['${name}'],
  responsive: () => import('./${pascal}Page.tsx'),
});
`;

const page = (
  name: string,
  camel: string,
  pascal: string,
) => `import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedState, LoadingShape, PageHeader } from '#packages/ui/index.ts';
import { ${camel}Api } from './${name}.api.ts';

/** Arranges what the feature shows; rules and fetching live beside it. */
export default function ${pascal}Page() {
  const { t } = useTranslation('${name}');
  const overview = useQuery(${camel}Api.overview.query());
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {overview.isPending && <LoadingShape label={t('loading')} />}
      {overview.isError && <FailedState onRetry={() => void overview.refetch()} />}
    </>
  );
}
`;
