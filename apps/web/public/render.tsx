import { createInstance, type i18n, type ResourceKey } from 'i18next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { reviewOf } from '#features/crisis/contract/review.rules.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import type { Layout } from '#packages/ui/screens/layout-decision.ts';
import type { PageTexts } from './live.ts';
import type { PageContext, PublicPage, SiteAssets } from './page.ts';

const FEATURE_FILES = import.meta.glob<ResourceKey>(
  '../../../features/{accounts,companies,consultation-summary,crisis,favicon-generator,landing,meetings,reporting-channel,safety-plan,training}/web/locales/*.json',
  { eager: true, import: 'default' },
);
const SITE_FILES = import.meta.glob<ResourceKey>('./locales/*.json', {
  eager: true,
  import: 'default',
});

/** A page in one language: what goes into its document. */
export interface RenderedPage {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** What search engines are told of it, as JSON; null where nothing is. */
  readonly structured: string | null;
  /** Texts for the browser, where a part of the page comes alive. */
  readonly texts: PageTexts | null;
}

function textsOf(language: Language): Record<string, ResourceKey> {
  const texts: Record<string, ResourceKey> = {
    site: SITE_FILES[`./locales/${language}.json`] ?? {},
  };
  for (const [path, file] of Object.entries(FEATURE_FILES)) {
    const [, feature, fileLanguage] =
      /features\/([\w-]+)\/web\/locales\/([\w-]+)\.json$/.exec(path) ?? [];
    if (feature && fileLanguage === language) texts[feature] = file;
  }
  return texts;
}

function translator(language: Language, texts: Record<string, ResourceKey>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`No text for ${namespace}:${key} in ${language}`);
    },
  });
  return instance;
}

/** Renders a page in one language, for phones where it is asked and has a body of its own for them. @throws when a text that it needs is missing. */
export function renderPage(
  page: PublicPage,
  language: Language,
  assets: SiteAssets,
  layout: Layout = 'desktop',
): RenderedPage {
  const texts = textsOf(language);
  const i18n = translator(language, texts);
  const within = (element: ReactElement) => (
    <I18nextProvider i18n={i18n}>{element}</I18nextProvider>
  );
  const live = page.live && renderToString(within(page.live.element));
  const reviewedBy = reviewOf(process.env.CLINICAL_REVIEW);
  const context: PageContext = { language, assets, path: page.path, reviewedBy, live };
  const Body = (layout === 'mobile' && page.mobile) || page.body;
  const feature = page.live?.feature ?? 'accounts';
  return {
    language,
    title: i18n.t(`site:meta.${page.name}.title`),
    description: i18n.t(`site:meta.${page.name}.description`),
    body: renderToStaticMarkup(within(<Body {...context} />)),
    structured: page.structured ? JSON.stringify(page.structured(i18n.t, language)) : null,
    texts: page.live
      ? { language, namespaces: { [feature]: pick(texts[feature], page.live.texts) } }
      : null,
  };
}

function pick(texts: ResourceKey | undefined, sections: readonly string[]): ResourceKey {
  if (typeof texts !== 'object') return {};
  return Object.fromEntries(Object.entries(texts).filter(([key]) => sections.includes(key)));
}

export { FALLBACK_LANGUAGE, LANGUAGES };
