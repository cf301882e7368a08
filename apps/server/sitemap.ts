import { FALLBACK_LANGUAGE } from '#packages/i18n/languages.ts';

interface Listed {
  files: Record<string, string>;
  indexed: boolean;
}

/**
 * The pages that search engines may list, each with its languages, as XML of sitemaps.org. Addresses are
 * absolute, under the name that the operator gave this instance.
 */
export function sitemapOf(pages: Readonly<Record<string, Listed>>, siteUrl: string): string {
  const at = (address: string, language?: string) =>
    new URL(language ? `${address}?lng=${language}` : address, siteUrl).href;
  const entries = Object.entries(pages)
    .filter(([, { indexed }]) => indexed)
    .map(([address, { files }]) => {
      const languages = Object.keys(files)
        .map(
          (language) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${at(address, language === FALLBACK_LANGUAGE ? undefined : language)}"/>`,
        )
        .join('');
      return `<url><loc>${at(address)}</loc>${languages}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}
