import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { build, type ResolvedConfig } from 'vite';
import { LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import type { Layout } from '#packages/ui/screens/layout-decision.ts';
import { compressFiles } from './compress.ts';
import { type BrowserModule, htmlDocument, scriptHash, scriptOf } from './document.ts';
import type { PageName, PublicPage, SiteAssets } from './page.ts';
import type { renderPage } from './render.tsx';

export interface PrerenderOptions {
  /** The app behind the sign-in, for the server's manifest: its file and the addresses it answers. */
  readonly app: { readonly file: string; readonly paths: readonly string[] };
}

interface Work {
  readonly config: ResolvedConfig;
  readonly options: PrerenderOptions;
  readonly modules: Partial<Record<PageName, BrowserModule>>;
  readonly assets: SiteAssets;
  readonly pages: readonly PageName[];
}

/** What the server reads: no knowledge of the build beyond this file (apps/server/web.ts). */
interface PageFiles {
  files: Partial<Record<Language, string>>;
  /** The same page for phones, where it has files of its own for them. */
  mobile?: Partial<Record<Language, string>>;
  /** Content security policy sources of the inline scripts. */
  scripts: string[];
}
interface SiteManifest {
  pages: Record<string, PageFiles & { indexed: boolean }>;
  notFound: PageFiles;
  app: { file: string; scripts: string[]; paths: readonly string[] };
}

interface PageModule {
  readonly page: PublicPage;
  readonly css: string;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Inside node_modules, so that what is built here finds the packages it leaves out. */
const SITE_FOLDER = here('../../../node_modules/.cache/florescer/site');

/** Writes every public page in every language, the server's manifest and the compressed files. */
export async function prerender(work: Work): Promise<void> {
  const { config, options, modules, assets, pages } = work;
  const outDir = resolve(config.root, config.build.outDir);
  const site = await buildSite(config, pages);
  const boot = await inlineScript(config, 'boot');
  const manifest: SiteManifest = {
    pages: {},
    notFound: { files: {}, scripts: [] },
    app: { ...options.app, scripts: await inlineHashes(join(outDir, options.app.file)) },
  };
  for (const name of pages) {
    const { page, css } = await site.load(name);
    const scripts = [boot, ...(page.script ? [await inlineScript(config, page.script)] : [])];
    const module = modules[name] ?? null;
    const inline = [...scripts, ...(module ? [scriptOf(module, page.onTap)] : [])];
    const files: PageFiles = { files: {}, scripts: inline.map(scriptHash) };
    const around = { assets, css, scripts, module };
    const { onTap = false, indexed } = page;
    for (const language of LANGUAGES) {
      const writeFor = async (layout: Layout, file: string) => {
        const rendered = site.render(page, language, assets, layout);
        await write(join(outDir, file), htmlDocument(rendered, { ...around, onTap, indexed }));
        return file;
      };
      files.files[language] = await writeFor('desktop', `public/${language}/${name}.html`);
      if (page.mobile) {
        files.mobile ??= {};
        files.mobile[language] = await writeFor('mobile', `public/${language}/${name}.mobile.html`);
      }
    }
    if (page.path === null) manifest.notFound = files;
    else manifest.pages[page.path] = { ...files, indexed: page.indexed };
  }
  await write(join(outDir, 'manifest.json'), JSON.stringify(manifest, null, 2));
  await compressFiles(outDir);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Builds the pages for this process: markup by a render function, style sheets by page. */
async function buildSite(config: ResolvedConfig, pages: readonly PageName[]) {
  const outDir = SITE_FOLDER;
  const output = await build({
    configFile: false,
    root: config.root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: ['@tabler/icons-react'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssMinify: true,
      rolldownOptions: {
        input: {
          render: here('./render.tsx'),
          ...Object.fromEntries(pages.map((name) => [name, here(`./pages/${name}.tsx`)])),
        },
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const files = (Array.isArray(output) ? output : [output as Rolldown.RolldownOutput]).flatMap(
    (part) => part.output,
  );
  const load = (file: string): Promise<unknown> =>
    import(`${pathToFileURL(join(outDir, file)).href}?at=${Date.now()}`);
  const { renderPage: render } = (await load('render.mjs')) as { renderPage: typeof renderPage };
  return {
    render,
    async load(name: PageName): Promise<PageModule> {
      const { page } = (await load(`${name}.mjs`)) as { page: PublicPage };
      return { page, css: styleSheet(files, `${name}.mjs`) };
    },
  };
}

/** The style sheets of a chunk and of all it imports, imported ones first, each once. */
function styleSheet(
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  entry: string,
): string {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const collect = (fileName: string) => {
    const chunk = byName.get(fileName);
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    for (const imported of chunk.imports) collect(imported);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  };
  collect(entry);
  return [...sheets]
    .map((name) => {
      const sheet = byName.get(name);
      return sheet?.type === 'asset' ? String(sheet.source) : '';
    })
    .join('')
    .trim();
}

const scripts = new Map<string, Promise<string>>();

/** A script of `scripts/` as one line to stand in a page's head. */
export function inlineScript(config: ResolvedConfig, name: string): Promise<string> {
  let script = scripts.get(name);
  if (!script) {
    script = bundleScript(config.root, name);
    scripts.set(name, script);
  }
  return script;
}

async function bundleScript(root: string, name: string): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: here(`./scripts/${name}.ts`), output: { format: 'iife' } },
    },
  });
  const [chunk] = (Array.isArray(output) ? output : [output as Rolldown.RolldownOutput]).flatMap(
    (part) => part.output,
  );
  if (chunk?.type !== 'chunk') throw new Error(`The script ${name} gave no code.`);
  return chunk.code.trim().replaceAll('</', '<\\/');
}

/** Hashes of the inline scripts in a file; none when there is no such file. */
async function inlineHashes(path: string): Promise<string[]> {
  const html = await readFile(path, 'utf8').catch(() => '');
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) =>
    scriptHash(script ?? ''),
  );
}
