import i18next, { type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  LANGUAGE_STORAGE,
  LANGUAGES,
  type Language,
  languageOfTag,
} from '../languages.ts';
import { type LocaleFiles, localeLoader } from './locale-files.ts';

const YEAR_MINUTES = 525_600;

interface StartOptions {
  readonly files: LocaleFiles;
  /** Namespaces to have before the first paint; others come when a screen asks for them. */
  readonly namespaces: readonly string[];
}

/**
 * Starts translation: finds the language (address, local storage, cookie, browser: an own choice must
 * outlive a reload, so the browser comes last), keeps it in local storage and cookie, loads the first
 * namespaces and holds `<html lang>` in step. Resolves when the texts are there.
 */
export async function startI18n({ files, namespaces }: StartOptions): Promise<i18n> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(localeLoader(files))
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: [...LANGUAGES],
      // None for our own languages: the locale test keeps them complete, and a second one weighs double.
      fallbackLng: (code) => (languageOfTag(code) ? [] : [FALLBACK_LANGUAGE]),
      load: 'currentOnly',
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      detection: {
        order: ['querystring', 'localStorage', 'cookie', 'navigator'],
        lookupQuerystring: LANGUAGE_QUERY,
        lookupLocalStorage: LANGUAGE_STORAGE,
        lookupCookie: LANGUAGE_COOKIE,
        caches: ['localStorage', 'cookie'],
        cookieMinutes: YEAR_MINUTES,
        cookieOptions: { path: '/', sameSite: 'strict' },
        convertDetectedLanguage: (tag: string) => languageOfTag(tag) ?? tag,
      },
    });
  return i18next;
}

/** The language in use now. */
export function currentLanguage(): Language {
  return languageOfTag(i18next.resolvedLanguage ?? i18next.language ?? '') ?? FALLBACK_LANGUAGE;
}

/**
 * Switches the language at once and keeps the choice on this device. Throws where the texts in use
 * cannot be fetched, and then nothing changes: a screen must not show keys instead of words.
 */
export async function changeLanguage(language: Language): Promise<void> {
  const namespaces = [i18next.options.ns ?? []].flat();
  const missing = () => namespaces.filter((one) => !i18next.hasResourceBundle(language, one));
  if (missing().length > 0) await i18next.reloadResources([language], missing());
  if (missing().length > 0) throw new Error(`No texts in ${language}`);
  await i18next.changeLanguage(language);
}
