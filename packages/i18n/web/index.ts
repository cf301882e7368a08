export type { LocaleFiles } from './locale-files.ts';
export { currentLanguage, startI18n } from './start.ts';
export { useFormat, useLanguage } from './use-language.ts';
