import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type DocumentParts, htmlDocument, scriptHash, scriptOf } from './document.ts';
import type { RenderedPage } from './render.tsx';

const page: RenderedPage = {
  language: 'fr-FR',
  title: 'Un « titre » & plus',
  description: 'Elle a dit "bonjour"',
  body: '<main style="color:var(--muted)">Bonjour</main>',
  structured: '{"@type":"WebApplication","name":"</script>"}',
  texts: {
    language: 'fr-FR',
    namespaces: { accounts: { end: '</script><script>alert(1)</script>' } },
  },
};
const parts: DocumentParts = {
  assets: {
    font: '/assets/font.woff2',
    icon: '/assets/icon.svg',
    night: '',
    diary: '',
    trend: '',
    help: '',
    lost: '',
  },
  css: '.a{background:var(--surface)}',
  scripts: ['first()'],
  module: { entry: '/assets/page.js', imports: ['/assets/react.js'] },
  indexed: true,
};

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the file of a page', () => {
  it('says its language, title and description, whatever characters they hold', () => {
    const document = parse(htmlDocument(page, parts));
    expect(document.documentElement.lang).toBe('fr-FR');
    expect(document.title).toBe('Un « titre » & plus');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Elle a dit "bonjour"',
    );
  });

  it('carries the texts without letting them end their element', () => {
    const document = parse(htmlDocument(page, parts));
    expect(JSON.parse(document.getElementById('texts')?.textContent ?? '')).toEqual(page.texts);
    expect(document.querySelectorAll('script')).toHaveLength(4);
  });

  it('defines the colours that it uses, and no others', () => {
    const style = parse(htmlDocument(page, parts)).querySelector('style')?.textContent ?? '';
    expect(style).toContain('--muted:');
    expect(style).toContain('--surface:');
    expect(style).not.toContain('--danger-soft:');
  });

  it('preloads the font and nothing of its code, which waits for the first paint', () => {
    const document = parse(htmlDocument(page, parts));
    const loaded = [...document.querySelectorAll('link')].map(({ rel }) => rel);
    expect(loaded).toEqual(['preload', 'icon']);
    expect(document.querySelector('script[src]')).toBeNull();
  });

  it('stays out of search engines where it must', () => {
    const hidden = parse(htmlDocument(page, { ...parts, indexed: false }));
    expect(hidden.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(parse(htmlDocument(page, parts)).querySelector('meta[name=robots]')).toBeNull();
  });
});

it('names every inline script by the hash that the policy needs', () => {
  const html = htmlDocument(page, parts);
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  expect(inline).toEqual([
    'first()',
    scriptOf(parts.module as NonNullable<DocumentParts['module']>),
  ]);
  const expected = createHash('sha256').update('first()').digest('base64');
  expect(scriptHash('first()')).toBe(`sha256-${expected}`);
});
