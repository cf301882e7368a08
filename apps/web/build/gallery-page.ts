import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Answers `/dev/ui` in development with the shared parts in every state; no build has the page. */
export function galleryPage(): Plugin {
  return {
    name: 'florescer:gallery-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/dev/ui', (_request, response, next) => {
        readFile(join(server.config.root, 'app.html'), 'utf8')
          .then((page) => page.replace('/app/main.tsx', '/gallery/main.tsx'))
          .then((page) => server.transformIndexHtml('/dev/ui', page))
          .then((page) => response.setHeader('content-type', 'text/html').end(page), next);
      });
    },
  };
}
