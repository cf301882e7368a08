import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { layoutOf } from '#apps/server/page-layout.ts';
import { pickLanguage } from '#packages/i18n/languages.ts';
import { assetSources } from './assets.ts';
import { htmlDocument } from './document.ts';
import { PAGE_NAMES, PAGE_PATHS, type PageName, type PublicPage, type SiteAssets } from './page.ts';
import { inlineScript } from './prerender.ts';
import type { renderPage } from './render.tsx';

/** Where the development server keeps the drawings and the font. */
const ASSET_FOLDER = '/@public-pages/';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const TYPES: Record<string, string> = { svg: 'image/svg+xml', woff2: 'font/woff2' };

/** Renders the public pages on request, from the sources as they are now. */
export function developmentPages(server: ViteDevServer): void {
  const sources = assetSources();
  const assets = Object.fromEntries(
    Object.entries(sources).map(([name, { fileName }]) => [name, ASSET_FOLDER + fileName]),
  ) as unknown as SiteAssets;

  server.middlewares.use((request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const asset = Object.values(sources).find(
      ({ fileName }) => url.pathname === ASSET_FOLDER + fileName,
    );
    if (asset) {
      const type = TYPES[asset.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      response.setHeader('content-type', type).end(asset.source);
      return;
    }
    const name = PAGE_NAMES.find((page) => PAGE_PATHS[page] === url.pathname);
    if (!name || request.method !== 'GET') return next();
    sendPage(server, name, assets, url, request, response).catch(next);
  });
}

async function sendPage(
  server: ViteDevServer,
  name: PageName,
  assets: SiteAssets,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('No environment to render pages in.');
  const { runner } = environment;
  const pageFile = here(`./pages/${name}.tsx`);
  const { page }: { page: PublicPage } = await runner.import(pageFile);
  const { renderPage: render }: { renderPage: typeof renderPage } = await runner.import(
    here('./render.tsx'),
  );
  const language = pickLanguage({
    query: url.searchParams.get('lng') ?? undefined,
    cookie: /(?:^|;\s*)i18next=([^;]+)/.exec(request.headers.cookie ?? '')?.[1],
    acceptLanguage: request.headers['accept-language'],
  });
  const scripts = [await inlineScript(server.config, 'boot')];
  if (page.script) scripts.push(await inlineScript(server.config, page.script));
  const layout = layoutOf(request.headers);
  const html = htmlDocument(render(page, language, assets, layout), {
    assets,
    css: await styleSheet(server, pageFile),
    scripts,
    module: page.live ? { entry: `/@fs${here(`./entries/${name}.tsx`)}`, imports: [] } : null,
    indexed: page.indexed,
  });
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .end(await server.transformIndexHtml(url.pathname, html));
}

/** The style sheets that a page imports, as the build would put them into its file. */
async function styleSheet(server: ViteDevServer, pageFile: string): Promise<string> {
  const { moduleGraph } = server.environments.ssr;
  const sheets: string[] = [];
  const seen = new Set<unknown>();
  const collect = async (module: Awaited<ReturnType<typeof moduleGraph.getModuleByUrl>>) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) await collect(imported);
    if (module.file?.endsWith('.css') && isRunnableDevEnvironment(server.environments.ssr)) {
      const sheet = await server.environments.ssr.runner.import(`${module.file}?inline`);
      sheets.push(sheet.default);
    }
  };
  for (const module of moduleGraph.getModulesByFile(pageFile) ?? []) await collect(module);
  return sheets.join('');
}
