import { createInstance } from 'i18next';
import { type ReactElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';

import { LIVE_ID, type PageTexts, TEXTS_ID } from './live.ts';

/** Takes over the live part of a page with the texts that were written into it. */
export function hydrate(element: ReactElement): void {
  const root = document.getElementById(LIVE_ID);
  const texts = document.getElementById(TEXTS_ID)?.textContent;
  if (!root || !texts) throw new Error('This page has no live part.');
  const { language, namespaces }: PageTexts = JSON.parse(texts);
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: namespaces },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  hydrateRoot(
    root,
    <StrictMode>
      <I18nextProvider i18n={i18n}>{element}</I18nextProvider>
    </StrictMode>,
  );
}
