import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appAddresses } from './build/app-addresses.ts';
import { appPage } from './build/app-page.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { galleryPage } from './build/gallery-page.ts';
import { HELP_FILES, helpAddresses } from './build/help-files.ts';
import { inertSchemas } from './build/inert-schemas.ts';
import { lexiconFiles } from './build/lexicon-files.ts';
import { singleIcons } from './build/single-icons.ts';
import { WEB_APP } from './build/web-app.ts';
import { publicPages } from './public/vite-plugin.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
/** Addresses that the server answers, not the web build. */
const SERVER_ADDRESSES = [
  '/api',
  '/auth/v1',
  '/storage',
  '/dev',
  '/healthz',
  '/readyz',
  '/metrics',
];

export default defineConfig(async () => {
  const paths = await appAddresses();
  const server = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
  return {
    root: ROOT,
    appType: 'mpa' as const,
    publicDir: 'static',
    // Beside the other caches: the folder of the sources stays free of what a build writes.
    cacheDir: '../../node_modules/.cache/vite',
    build: {
      outDir: '../../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      // The server's policy allows no data: fonts, and small files are cheap to fetch over HTTP/2.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { app: fileURLToPath(new URL('app.html', import.meta.url)) },
        output: { codeSplitting: chunkGroups() },
        // What a module does not export would be `undefined` on the screen that calls it.
        onLog: (level, log, handle) => {
          if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
          handle(level, log);
        },
      },
    },
    // The compiler of the lexicons fetches what only other languages take.
    worker: { format: 'es' as const },
    server: {
      proxy: Object.fromEntries(
        SERVER_ADDRESSES.map((address) => [address, { target: server, changeOrigin: false }]),
      ),
      fs: { allow: ['../..'] },
    },
    plugins: [
      inertSchemas(),
      lexiconFiles(),
      react(),
      singleIcons(),
      appPage(paths),
      galleryPage(),
      publicPages({ app: { file: 'app.html', paths } }),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'worker',
        filename: 'sw.ts',
        injectRegister: false,
        manifest: WEB_APP,
        manifestFilename: 'app.webmanifest',
        injectManifest: {
          rollupFormat: 'iife',
          globPatterns: [...HELP_FILES],
          manifestTransforms: [helpAddresses],
        },
      }),
    ],
  };
});
