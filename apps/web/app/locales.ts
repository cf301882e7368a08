import type { ResourceKey } from 'i18next';
import type { LocaleFiles } from '#packages/i18n/web/index.ts';

/** Every text file of the product, fetched when its namespace is first used. */
export const localeFiles: LocaleFiles = import.meta.glob<{ default: ResourceKey }>([
  '../../../features/*/web/locales/*.json',
  '../../../packages/ui/locales/*.json',
  './locales/*.json',
]);
