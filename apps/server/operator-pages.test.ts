import { expect, it } from 'vitest';
import { encodingFor, nameOperator } from './operator-pages.ts';

const place = (field: string, text: string) =>
  `<span data-operator="${field}" hidden="">${text}: {value}</span>`;
const page = `<p>${place('name', 'Responsável')}${place('dpo', 'Encarregado')}${place('contact', 'Contato')}</p>`;
const nobody = { name: null, dpo: null, contact: null };

it.each([
  ['nothing', nobody, '<p></p>'],
  [
    'a name alone',
    { ...nobody, name: 'Clínica Ipê' },
    '<p><span>Responsável: Clínica Ipê</span></p>',
  ],
  [
    'all of it',
    { name: 'A', dpo: 'Duda', contact: 'dados@a.example' },
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

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['zstd', 'identity'],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
