import { expect, it } from 'vitest';
import { sitemapOf } from './sitemap.ts';

const files = { 'pt-BR': 'public/pt-BR/home.html', 'fr-FR': 'public/fr-FR/home.html' };

it('lists the pages that may be found, with their languages, and no other', () => {
  const pages = { '/home': { files, indexed: true }, '/confirm': { files, indexed: false } };
  const xml = sitemapOf(pages, 'https://florescer.example');
  expect(xml).toContain('<loc>https://florescer.example/home</loc>');
  expect(xml).toContain('hreflang="pt-BR" href="https://florescer.example/home"');
  expect(xml).toContain('hreflang="fr-FR" href="https://florescer.example/home?lng=fr-FR"');
  expect(xml).not.toContain('/confirm');
});
