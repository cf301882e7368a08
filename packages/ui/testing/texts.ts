import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from '../locales/pt-BR.json' with { type: 'json' };

/** Puts the shared texts (and a feature's own, by namespace) in place for a test, in pt-BR. */
export async function startTestTexts(own: Record<string, object> = {}): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    fallbackLng: false,
    defaultNS: 'common',
    resources: { 'pt-BR': { common, ...own } },
    interpolation: { escapeValue: false },
  });
}
