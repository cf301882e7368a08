import { describe, expect, it } from 'vitest';
import { languageOfHeader, languageOfTag, pickLanguage } from './languages.ts';

describe('a tag of the browser', () => {
  it.each([
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['PT_br', 'pt-BR'],
    ['en', 'en-US'],
    ['en-GB', 'en-US'],
    ['es-419', 'es-ES'],
    ['fr-CA', 'fr-FR'],
    ['de-DE', null],
    ['', null],
    ['x', null],
  ])('%j means %j', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language);
  });
});

describe('Accept-Language', () => {
  it.each([
    ['en-GB,en;q=0.9,pt-BR;q=0.8', 'en-US'],
    ['de,fr;q=0.5,es;q=0.7', 'es-ES'],
    ['en;q=0,fr;q=0.1', 'fr-FR'],
    ['*', null],
    ['de', null],
    [';;;q=x,,', null],
  ])('%j asks for %j', (header, language) => {
    expect(languageOfHeader(header)).toBe(language);
  });
});

describe('a request', () => {
  const everything = { query: 'fr', cookie: 'es-ES', acceptLanguage: 'en' };
  it.each([
    [everything, 'fr-FR'],
    [{ ...everything, query: undefined }, 'es-ES'],
    [{ ...everything, query: ['fr'] }, 'es-ES'],
    [{ acceptLanguage: 'en' }, 'en-US'],
    [{ cookie: 'de', acceptLanguage: 'de' }, 'pt-BR'],
    [{}, 'pt-BR'],
  ])('%j is answered in %s', (wishes, language) => {
    expect(pickLanguage(wishes)).toBe(language);
  });
});
