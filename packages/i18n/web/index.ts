export type { LocaleFiles } from './locale-files.ts';
export { startI18n } from './start.ts';
export { useFormat, useLanguage } from './use-language.ts';
