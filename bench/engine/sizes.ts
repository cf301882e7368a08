import { readdirSync, statSync } from 'node:fs';

const ASSETS = new URL('../../dist/web/assets/', import.meta.url);
/**
 * What the names of the built files begin with, in the order in which a browser fetches them, all
 * compressed by brotli.
 */
const CHUNKS: Readonly<Record<string, RegExp>> = {
  'engine and Portuguese (goal 260 KB)':
    /^(engine-.*\.js\.br|compiler\.worker-.*\.js\.br|pt-.{8}\.txt\.br)$/,
  'crisis wordings of the others':
    /^((en|es|fr)-crisis-.*\.txt\.br|(english|spanish|french)-.*\.js\.br)$/,
  English: /^en-.{8}\.txt\.br$/,
  Spanish: /^es-.{8}\.txt\.br$/,
  French: /^fr-.{8}\.txt\.br$/,
};

/** Bytes of the engine's files in the last build as they travel; none without a build. */
export function chunkSizes(): { name: string; bytes: number }[] {
  let files: string[];
  try {
    files = readdirSync(ASSETS);
  } catch {
    return [];
  }
  return Object.entries(CHUNKS).map(([name, pattern]) => ({
    name,
    bytes: files
      .filter((file) => pattern.test(file))
      .reduce((sum, file) => sum + statSync(new URL(file, ASSETS)).size, 0),
  }));
}
