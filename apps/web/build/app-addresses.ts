import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const featuresFile = fileURLToPath(new URL('../app/web-features.ts', import.meta.url));
const EMPTY = '\0empty';

/**
 * The addresses of the app behind the sign-in, from the screens themselves, as the server's router
 * writes them (`/diary/:entryId`). Icons are left out: thousands of files for no address.
 */
export async function appAddresses(): Promise<string[]> {
  const { module } = await runnerImport<typeof import('../app/web-features.ts')>(featuresFile, {
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'florescer:no-icons',
        enforce: 'pre',
        resolveId: (id) => (id === '@tabler/icons-react' ? EMPTY : undefined),
        load: (id) => (id === EMPTY ? 'export {};' : undefined),
      },
    ],
  });
  return module.SCREENS.flatMap(({ path, alwaysMobile }) => [
    path,
    ...(alwaysMobile ? [alwaysMobile] : []),
  ]).map((path) => path.replaceAll('$', ':'));
}
