import { readdirSync, statSync } from 'node:fs';

const ASSETS = new URL('../../dist/web/assets/', import.meta.url);
/** What the names of the built files begin with, in the order in which a browser fetches them. */
const CHUNKS: Readonly<Record<string, RegExp>> = {
  'engine and Portuguese (goal 60 KB)': /^engine-/,
  'crisis wordings of the others': /^(crisis-sources|english|spanish|french)-/,
  English: /^en-.{8}\.js/,
  Spanish: /^es-.{8}\.js/,
  French: /^fr-.{8}\.js/,
};

/** Sizes of the engine's files in the last build, compressed by brotli; none without a build. */
export function chunkSizes(): { name: string; bytes: number }[] {
  let files: string[];
  try {
    files = readdirSync(ASSETS).filter((file) => file.endsWith('.js.br'));
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
