import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { assetSources } from './assets.ts';
import { developmentPages } from './development.ts';
import type { BrowserModule } from './document.ts';
import { PAGE_NAMES, type PageName, type SiteAssets } from './page.ts';
import { type PrerenderOptions, prerender } from './prerender.ts';

/** Pages that come alive in the browser; each has its entry of the same name in `entries/`. */
const LIVE_PAGES = [
  'landing',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'confirm',
  'consultation',
  'certificate',
  'invitation',
  'listening',
  'faviconGenerator',
  'home',
  'room',
] as const;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const APP = here('../app/main.tsx');

/**
 * The public pages of the web build: adds their browser entries, and once everything is written
 * renders each page in each language into `public/<language>/`, compresses the files and writes
 * `manifest.json` for the server. In development it renders on request.
 * Must stand before the plugin that makes the service worker, which looks at the finished files.
 */
export function publicPages(options: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  const modules: Partial<Record<PageName, BrowserModule>> = {};
  const emitted: Partial<Record<keyof SiteAssets, string>> = {};

  return {
    name: 'florescer:public-pages',
    config: () => ({
      build: {
        rolldownOptions: {
          input: Object.fromEntries(
            LIVE_PAGES.map((name) => [`page-${name}`, here(`./entries/${name}.tsx`)]),
          ),
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      return developmentPages(server);
    },
    buildStart() {
      if (config.command !== 'build') return;
      for (const [name, asset] of Object.entries(assetSources())) {
        emitted[name as keyof SiteAssets] = this.emitFile({
          type: 'asset',
          name: asset.fileName,
          source: asset.source,
        });
      }
    },
    generateBundle(_output, bundle) {
      for (const name of LIVE_PAGES) modules[name] = browserModule(bundle, `page-${name}`);
      for (const [name, reference] of Object.entries(emitted)) {
        emitted[name as keyof SiteAssets] = `/${this.getFileName(reference)}`;
      }
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        // A build that failed closes too, with nothing to render.
        if (config.command !== 'build' || !modules.login) return;
        await prerender({
          config,
          options,
          modules,
          assets: emitted as SiteAssets,
          pages: PAGE_NAMES,
        });
      },
    },
  };
}

function browserModule(bundle: Rolldown.OutputBundle, name: string): BrowserModule {
  const chunks = Object.values(bundle).filter(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk',
  );
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`The build has no entry ${name}.`);
  const imports = new Set<string>();
  collect(bundle, entry, imports, ({ imports: now }) => now);
  const ever = new Set<string>();
  collect(bundle, entry, ever, (chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const app = chunks.find((chunk) => chunk.moduleIds.includes(APP))?.fileName;
  // It would begin to work there, and weighs more than the page.
  if (app && ever.has(app)) throw new Error(`${name} fetches ${app}, which is the app.`);
  return { entry: `/${entry.fileName}`, imports: [...imports].map((file) => `/${file}`) };
}

/** Adds the files that a file needs, and that those need. */
function collect(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  into: Set<string>,
  needed: (chunk: Rolldown.OutputChunk) => readonly string[],
): void {
  for (const file of needed(chunk)) {
    if (into.has(file)) continue;
    into.add(file);
    const next = bundle[file];
    if (next?.type === 'chunk') collect(bundle, next, into, needed);
  }
}
