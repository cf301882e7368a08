import type { ResourceKey } from 'i18next';

/** What `import.meta.glob` gives for locale files: path to a function that fetches the file. */
export type LocaleFiles = Record<string, () => Promise<{ default: ResourceKey }>>;

const FILE = /(?:features\/([\w-]+)\/web|packages\/ui|^\.)\/locales\/([\w-]+)\.json$/;

/**
 * Language and namespace of a locale file, from its path: a feature's name, `common` for the shared
 * parts in `packages/ui`, `shell` for those of the app itself (`./locales`).
 */
function addressOf(path: string): string | null {
  const [, feature, language] = FILE.exec(path) ?? [];
  const shared = path.startsWith('./') ? 'shell' : 'common';
  return language ? `${language}/${feature ?? shared}` : null;
}

/**
 * An i18next backend over the bundler's files: a namespace of a language is fetched when first used.
 * A namespace without a file is an error, not an empty one.
 */
export function localeLoader(files: LocaleFiles) {
  const byAddress = new Map<string, LocaleFiles[string]>();
  for (const [path, load] of Object.entries(files)) {
    const address = addressOf(path);
    if (address) byAddress.set(address, load);
  }
  return {
    type: 'backend' as const,
    init() {},
    read(
      language: string,
      namespace: string,
      done: (error: Error | null, data: ResourceKey | null) => void,
    ) {
      const load = byAddress.get(`${language}/${namespace}`);
      if (!load) {
        done(new Error(`No texts for ${namespace} in ${language}`), null);
        return;
      }
      load().then(
        (file) => done(null, file.default),
        (error: Error) => done(error, null),
      );
    },
  };
}
