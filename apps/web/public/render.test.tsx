import { describe, expect, it } from 'vitest';
import { nameOperator, type OperatorNames } from '#apps/server/operator-pages.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import type { Layout } from '#packages/ui/screens/layout-decision.ts';
import { PAGE_NAMES, PAGE_PATHS, type PublicPage, type SiteAssets } from './page.ts';
import { renderPage } from './render.tsx';

const assets: SiteAssets = {
  font: '/a/font.woff2',
  icon: '/a/icon.svg',
  night: '/a/night.svg',
  diary: '/a/diary.svg',
  trend: '/a/trend.svg',
  help: '/a/help.svg',
  lost: '/a/lost.svg',
};
const pages = import.meta.glob<PublicPage>('./pages/*.tsx', { eager: true, import: 'page' });
const pageOf = (name: string) => pages[`./pages/${name}.tsx`] as PublicPage;

const cases = PAGE_NAMES.flatMap((name) =>
  LANGUAGES.map((language) => ({ name, language, layout: 'desktop' as Layout })),
);
const phones = cases
  .filter(({ name }) => pageOf(name).mobile)
  .map((one) => ({ ...one, layout: 'mobile' as Layout }));

const nothing: OperatorNames = {
  ...{ name: null, dpo: null, contact: null, salesEmail: null, salesWhatsapp: null },
};

describe.each([...cases, ...phones])('$name in $language, $layout', (one) => {
  const { name, language, layout } = one;
  const rendered = renderPage(pageOf(name), language, assets, layout);
  const body = new DOMParser().parseFromString(rendered.body, 'text/html').body;

  it('has one heading of the first rank and content to skip to', () => {
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    const skip = body.querySelector('a[href^="#content"]');
    expect(body.querySelector(skip?.getAttribute('href') ?? 'none')?.localName).toBe('main');
  });

  it('names who answers for the data where the operator set it, and says nothing elsewhere', () => {
    const named = (operator: Partial<OperatorNames>) => {
      const names = { ...nothing, ...operator };
      return new DOMParser().parseFromString(nameOperator(rendered.body, names), 'text/html').body;
    };
    expect(named({}).innerHTML).not.toMatch(/data-operator|\{value\}/);
    const sold = named({ salesEmail: 'planos@ipe.example', salesWhatsapp: '5511900000000' });
    const channels = [...sold.querySelectorAll('a')].map(({ href }) => href);
    expect(channels.filter((href) => /^mailto:planos@|wa\.me\/5511/.test(href))).toHaveLength(
      name === 'landing' ? 2 : 0,
    );
    if (name === 'help') return;
    const footer = named({ name: 'Clínica Ipê', contact: 'dados@ipe.example' });
    const lines = [...footer.querySelectorAll('footer p > span')].map((line) => line.textContent);
    expect(lines).toEqual([
      expect.stringMatching(/\S.*: Clínica Ipê$/),
      expect.stringMatching(/\S.*: dados@ipe\.example$/),
    ]);
  });

  it('has a title of its own and links to the other languages', () => {
    expect(rendered.title).toMatch(/Florescer/);
    expect(rendered.description.length).toBeGreaterThan(20);
    const path = PAGE_PATHS[name] ?? '/';
    const links = [...body.querySelectorAll('a[hreflang]')].map((link) =>
      link.getAttribute('href'),
    );
    const others = LANGUAGES.filter((other) => other !== language);
    expect(links).toEqual(others.map((other) => `${path}?lng=${other}`));
  });

  it('offers help without a script', () => {
    const help = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(help.some((href) => href === '/ajuda' || href === 'tel:188')).toBe(true);
  });
});

it('gives every page its own title in every language', () => {
  const titles = cases.map(
    ({ name, language }) => renderPage(pageOf(name), language, assets).title,
  );
  const perLanguage = LANGUAGES.map(
    (_, index) => new Set(titles.filter((_title, at) => at % LANGUAGES.length === index)).size,
  );
  expect(perLanguage).toEqual(LANGUAGES.map(() => PAGE_NAMES.length));
});

it.each(['notFound', 'help'] as const)(
  '%s leads whoever is signed in to their own start page',
  (name) => {
    const { body } = renderPage(pageOf(name), 'pt-BR', assets);
    const page = new DOMParser().parseFromString(body, 'text/html');
    const homes = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const count = (path: string) => homes.filter((href) => href === path).length;
    expect(count('/dashboard')).toBeGreaterThan(0);
    expect(count('/dashboard')).toBe(count('/'));
  },
);

it('the landing page has help above the fold at every width', () => {
  const { body } = renderPage(pageOf('landing'), 'pt-BR', assets);
  const header = new DOMParser().parseFromString(body, 'text/html').querySelector('header');
  expect(header?.querySelectorAll('a[href="/ajuda"]')).toHaveLength(2);
});

it('keeps passwords out of addresses even without its code', () => {
  for (const name of ['login', 'register', 'forgotPassword', 'resetPassword'] as const) {
    const { body } = renderPage(pageOf(name), 'pt-BR', assets);
    const form = new DOMParser().parseFromString(body, 'text/html').querySelector('form');
    expect(form?.method).toBe('post');
  }
});

it('tells search engines of the landing page in its language, with the answers of the page itself', () => {
  const { structured, body } = renderPage(pageOf('landing'), 'es-ES', assets);
  const { '@graph': graph } = JSON.parse(structured ?? '{}');
  const [product, questions] = graph;
  expect(product).toMatchObject({ '@type': 'WebApplication', inLanguage: 'es-ES' });
  const page = new DOMParser().parseFromString(body, 'text/html');
  const asked = [...page.querySelectorAll('#questions summary')].map((one) => one.textContent);
  expect(questions.mainEntity.map(({ name }: { name: string }) => name)).toEqual(asked);
});

describe('the landing page for phones', () => {
  const { body } = renderPage(pageOf('landing'), 'pt-BR', assets, 'mobile');
  const page = new DOMParser().parseFromString(body, 'text/html');

  it('is a page of its own: what buyers look for is folded, help and starting stay at hand', () => {
    expect(body).not.toBe(renderPage(pageOf('landing'), 'pt-BR', assets).body);
    const folded = [...page.querySelectorAll('details:has(h2)')];
    expect(folded.map((one) => one.querySelector('h2')?.textContent)).toEqual([
      'Para empresas que querem cuidar sem vigiar',
      'Planos',
      'Perguntas',
    ]);
    const thumb = page.querySelector('nav[aria-label="Começar ou pedir ajuda"]');
    const links = [...(thumb?.querySelectorAll('a') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/ajuda', '/register']);
  });

  it('says the same as the page for desktops', () => {
    const desktop = renderPage(pageOf('landing'), 'pt-BR', assets).body;
    const other = new DOMParser().parseFromString(desktop, 'text/html');
    const said = (of: Document) =>
      new Set([...of.querySelectorAll('main :is(li, p, h3)')].map((one) => one.textContent));
    expect([...said(page)].filter((line) => !said(other).has(line))).toEqual([]);
  });
});
