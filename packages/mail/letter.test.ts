import { describe, expect, it } from 'vitest';
import { renderLetter } from './letter.ts';

const LETTER = {
  language: 'pt-BR',
  subject: 'Assunto',
  preview: 'Prévia',
  title: 'Título <b>',
  paragraphs: ['Um & dois'],
  button: { label: 'Abrir', href: 'https://example.com/?a=1&b="2' },
  code: { label: 'Código:', value: '123456' },
  linkHint: 'Copie:',
  footer: ['Rodapé'],
};

describe('renderLetter', () => {
  it('says the same in text and in HTML', () => {
    const { to, subject, text, html } = renderLetter('ana@example.com', LETTER);
    expect([to, subject]).toEqual(['ana@example.com', 'Assunto']);
    for (const part of ['Um', 'Abrir', '123456', 'Rodapé']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('https://example.com/?a=1&b="2');
  });

  it('takes every text as text', () => {
    const { html } = renderLetter('ana@example.com', LETTER);
    expect(html).toContain('Título &lt;b&gt;');
    expect(html).toContain('Um &amp; dois');
    expect(html).toContain('href="https://example.com/?a=1&amp;b=&quot;2"');
  });

  it('loads nothing from elsewhere', () => {
    const { html } = renderLetter('ana@example.com', LETTER);
    expect(html).not.toMatch(/<(img|script|link|style|iframe)|url\(|@import/i);
    expect(html).toContain('<html lang="pt-BR">');
  });

  it('leaves out what a letter does not have', () => {
    const { button: _button, code: _code, ...plain } = LETTER;
    const { text, html } = renderLetter('ana@example.com', plain);
    expect(text).not.toContain('undefined');
    expect(html).not.toContain('<a ');
  });
});
