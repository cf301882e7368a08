import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '#packages/api/server/index.ts';
import { FALLBACK_LANGUAGE, pickLanguage } from '#packages/i18n/languages.ts';
import type { Settings } from '#packages/kernel/index.ts';
import { encodingFor, operatorPages } from './operator-pages.ts';
import { layoutOf } from './page-layout.ts';
import { pagePermissions, pagePolicy } from './page-policy.ts';
import { sitemapOf } from './sitemap.ts';

/** Where the build puts the web app. */
export const BUILT_WEB = join(import.meta.dirname, '../../dist/web');
/** Addresses that belong to programs: an unknown one among them is an error body, not a page. */
export const PROGRAM_ADDRESS = /^\/(api|auth|storage|dev|metrics|healthz|readyz|assets)(\/|$)/;
/** What a page's language and encoding hang on. */
const VARY = 'Accept-Language, Cookie, Accept-Encoding';
const YEAR_SECONDS = 31_536_000;
/** Security headers that mean something on a document only; the others stay on every answer. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** A page's file below the build folder by language, and the hashes of its inline scripts. */
interface PageFiles {
  files: Record<string, string>;
  /** The same for phones, where the page has files of its own for them. */
  mobile?: Record<string, string>;
  scripts: string[];
}

/** What every page is sent with. */
interface Site {
  settings: Settings;
  /** Pages that hold the operator's names, where any is set. */
  named: ReturnType<typeof operatorPages>;
}

/** Written by the web build: what the server must know of it. */
interface WebManifest {
  /** By address; `indexed` where search engines may list the page. */
  pages: Record<string, PageFiles & { indexed: boolean }>;
  /** The page for addresses that nobody knows. */
  notFound: PageFiles;
  /** The app behind the sign-in: its file, inline script hashes and the addresses it answers. */
  app: { file: string; scripts: string[]; paths: string[] };
}

/**
 * Serves the web app built in `folder`: public pages by language, the app behind the sign-in at its addresses,
 * assets for a year, and a not-found page elsewhere. Without a build it says how to make one.
 */
export async function serveWeb(
  app: FastifyInstance,
  settings: Settings,
  folder: string,
): Promise<void> {
  const manifestPath = join(folder, 'manifest.json');
  if (!existsSync(manifestPath)) {
    app.setNotFoundHandler((request, reply) => {
      if (isProgramAddress(request)) return answerNotFound(request, reply);
      reply.code(503).type('text/plain').send('The web app is not built yet: npm run build\n');
    });
    return;
  }
  const { email: salesEmail, whatsapp: salesWhatsapp } = settings.payment;
  const names = { ...settings.operator, salesEmail, salesWhatsapp };
  const site: Site = { settings, named: operatorPages(folder, names) };
  const manifest: WebManifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  await app.register(fastifyStatic, {
    root: folder,
    serve: true,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // Pages have addresses of their own; compressed files are chosen by the request's encodings.
    globIgnore: ['**/*.{html,br,gz}', 'manifest.json'],
    setHeaders: (reply, path) => {
      if (!/\.(html|svg)(\.\w+)?$/.test(path)) {
        // Repeated for every file they would weigh as much as the smallest ones.
        for (const header of DOCUMENT_HEADERS) reply.removeHeader(header);
      }
      const hashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
      // The worker's own policy rules its requests; the one for data would let it fetch nothing.
      if (/\/sw\.js(?:\.\w+)?$/.test(path)) {
        reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
      }
    },
  });
  for (const [address, page] of Object.entries(manifest.pages)) {
    app.get(address, { schema: { hide: true } }, (request, reply) => {
      if (page.indexed) reply.header('link', searchLinks(request, address, page, settings));
      else reply.header('x-robots-tag', 'noindex');
      return sendPage(request, reply, page, { status: 200, address, site });
    });
  }
  const sitemap = sitemapOf(manifest.pages, settings.siteUrl);
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap),
  );
  const appPage = {
    files: { [FALLBACK_LANGUAGE]: manifest.app.file },
    scripts: manifest.app.scripts,
  };
  for (const address of manifest.app.paths) {
    app.get(address, { schema: { hide: true } }, (request, reply) =>
      sendPage(request, reply, appPage, { status: 200, address, site }),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !isProgramAddress(request);
    if (!wantsPage) return answerNotFound(request, reply);
    return sendPage(request, reply, manifest.notFound, { status: 404, address: '', site });
  });
}

/** False for pages and the files beside them. */
function isProgramAddress({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return PROGRAM_ADDRESS.test(url);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageFiles,
  { status, address, site }: { status: number; address: string; site: Site },
): Promise<FastifyReply> {
  const language = pickLanguage({
    query: (request.query as { lng?: unknown }).lng,
    cookie: cookieOf(request.headers.cookie, 'i18next'),
    acceptLanguage: request.headers['accept-language'],
  });
  const files = (layoutOf(request.headers) === 'mobile' && page.mobile) || page.files;
  const file = files[language] ?? files[FALLBACK_LANGUAGE];
  if (!file) {
    answerNotFound(request, reply);
    return reply;
  }
  const { production, auth } = site.settings;
  const captcha = auth.captcha?.provider ?? null;
  const { scripts } = page;
  reply
    .code(status)
    .header('content-security-policy', pagePolicy({ scripts, address, production, captcha }))
    .header('permissions-policy', pagePermissions(address))
    .header('vary', page.mobile ? `${VARY}, User-Agent, Sec-CH-UA-Mobile` : VARY)
    .header('content-language', language)
    .header('cache-control', 'no-cache');
  const named = await site.named?.(file);
  if (!named) return reply.sendFile(file, { cacheControl: false });
  reply.header('etag', named.etag).type('text/html; charset=utf-8');
  if (status === 200 && request.headers['if-none-match'] === named.etag) {
    return reply.code(304).send();
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(named[encoding]);
}

/**
 * For search engines: the address that counts and the same page in the other languages. As a header,
 * because the files are built before anybody knows the name of the site.
 */
function searchLinks(
  request: FastifyRequest,
  address: string,
  { files }: PageFiles,
  { siteUrl }: Settings,
): string {
  const at = (language?: string) =>
    new URL(language ? `${address}?lng=${language}` : address, siteUrl).href;
  const { lng } = request.query as { lng?: unknown };
  const asked = Object.keys(files).find((language) => language === lng);
  return [
    `<${at(asked)}>; rel="canonical"`,
    ...Object.keys(files).map(
      (language) => `<${at(language)}>; rel="alternate"; hreflang="${language}"`,
    ),
    `<${at()}>; rel="alternate"; hreflang="x-default"`,
  ].join(', ');
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
