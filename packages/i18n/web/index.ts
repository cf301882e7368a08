export type { LocaleFiles } from './locale-files.ts';
export { startI18n } from './start.ts';
export { useFormat } from './use-format.ts';
export { useLanguage } from './use-language.ts';
