import type { TFunction } from 'i18next';
import type { Language } from '#packages/i18n/languages.ts';
import { QUESTIONS } from './Questions.tsx';

/** The product and its questions as schema.org tells them to search engines: the words of the page itself. */
export function aboutFlorescer(t: TFunction, language: Language): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebApplication',
        name: 'Florescer',
        description: t('landing:hero.lead'),
        applicationCategory: 'HealthApplication',
        operatingSystem: 'Any',
        inLanguage: language,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'BRL' },
      },
      {
        '@type': 'FAQPage',
        inLanguage: language,
        mainEntity: QUESTIONS.map((question) => ({
          '@type': 'Question',
          name: t(`landing:questions.${question}.ask`),
          acceptedAnswer: { '@type': 'Answer', text: t(`landing:questions.${question}.answer`) },
        })),
      },
    ],
  };
}
