import type { ResourceKey } from 'i18next';
import type { LocaleFiles } from '#packages/i18n/web/index.ts';

/** What the first screen after the sign-in shows: one file for each language, which comes first. */
const FIRST = {
  common: '../../../packages/ui/locales',
  shell: './locales',
  dashboard: '../../../features/dashboard/web/locales',
  rhythm: '../../../features/rhythm/web/locales',
};
type First = Record<keyof typeof FIRST, ResourceKey>;

const first = import.meta.glob<First>('./first-texts/*.ts');

const single = import.meta.glob<{ default: ResourceKey }>([
  '../../../features/*/web/locales/*.json',
  '!../../../features/{dashboard,rhythm}/web/locales/*.json',
]);

/** Every text file of the product, fetched when its namespace is first used. */
export const localeFiles: LocaleFiles = { ...single, ...Object.fromEntries(firstFiles()) };

function* firstFiles(): Generator<[path: string, load: LocaleFiles[string]]> {
  for (const [path, load] of Object.entries(first)) {
    const file = path.slice(path.lastIndexOf('/') + 1).replace('.ts', '.json');
    for (const [namespace, folder] of Object.entries(FIRST)) {
      yield [
        `${folder}/${file}`,
        async () => ({ default: (await load())[namespace as keyof First] }),
      ];
    }
  }
}
