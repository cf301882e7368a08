import type { Plugin } from 'vite';

/** In development: answers the addresses of the app with its page, as the server does with the build. */
export function appPage(paths: readonly string[]): Plugin {
  const patterns = paths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`));
  return {
    name: 'florescer:app-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (patterns.some((pattern) => pattern.test(pathname))) request.url = '/app.html';
        next();
      });
    },
  };
}
