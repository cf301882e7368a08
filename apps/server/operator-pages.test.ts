import { expect, it } from 'vitest';
import { encodingFor, nameOperator } from './operator-pages.ts';

const place = (field: string, text: string) =>
  `<span data-operator="${field}" hidden="">${text}: {value}</span>`;
const page = `<p>${place('name', 'Responsável')}${place('dpo', 'Encarregado')}${place('contact', 'Contato')}</p>`;
const nobody = { name: null, dpo: null, contact: null, salesEmail: null, salesWhatsapp: null };

it.each([
  ['nothing', nobody, '<p></p>'],
  [
    'a name alone',
    { ...nobody, name: 'Clínica Ipê' },
    '<p><span>Responsável: Clínica Ipê</span></p>',
  ],
  [
    'all of it',
    { ...nobody, name: 'A', dpo: 'Duda', contact: 'dados@a.example' },
    '<p><span>Responsável: A</span><span>Encarregado: Duda</span><span>Contato: dados@a.example</span></p>',
  ],
  [
    'signs of HTML and of replacing',
    { ...nobody, dpo: `<script>"$&" & '$1'` },
    '<p><span>Encarregado: &lt;script&gt;&quot;$&amp;&quot; &amp; &#39;$1&#39;</span></p>',
  ],
])('a page of an operator who set %s', (_, operator, html) => {
  expect(nameOperator(page, operator)).toBe(html);
});

it('links to the channels of who sells, and only to those that are set', () => {
  const link = (field: string, to: string, text: string) =>
    `<a data-operator="${field}" href="${to}" hidden="">${text}</a>`;
  const links = [
    link('salesWhatsapp', 'https://wa.me/{value}?text=Ol%C3%A1', 'WhatsApp'),
    link('salesEmail', 'mailto:{value}', 'E-mail: {value}'),
  ].join('');
  expect(nameOperator(links, nobody)).toBe('');
  expect(nameOperator(links, { ...nobody, salesEmail: 'planos@a.example' })).toBe(
    '<a href="mailto:planos@a.example">E-mail: planos@a.example</a>',
  );
  expect(nameOperator(links, { ...nobody, salesWhatsapp: '5511900000000' })).toBe(
    '<a href="https://wa.me/5511900000000?text=Ol%C3%A1">WhatsApp</a>',
  );
});

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['zstd', 'identity'],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
