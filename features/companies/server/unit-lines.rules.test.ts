import { expect, it } from 'vitest';
import { MAX_UNITS } from '../contract/unit-name.rules.ts';
import { placeLines } from './unit-lines.rules.ts';

const line = (nth: number, site: string | null, sector: string | null = null) => ({
  ...{ nth, site, sector },
  email: `p${nth}@vale.example`,
});

it('names places as the company does, and says which are new, once', () => {
  const lines = [line(0, 'betim', 'Expedição'), line(1, 'Betim', 'expedicao'), line(2, null)];
  expect(placeLines(lines, { site: ['Betim'], sector: [] })).toEqual({
    ready: [line(0, 'Betim', 'Expedição'), line(1, 'Betim', 'Expedição'), line(2, null)],
    refused: [],
    added: { site: [], sector: ['Expedição'] },
  });
});

it('refuses the line with one place too many, and takes those that name one that is there', () => {
  const site = Array.from({ length: MAX_UNITS }, (_, nth) => `Loja ${nth}`);
  const lines = [line(0, 'Loja nova', 'Caixa'), line(1, 'LOJA 7')];
  expect(placeLines(lines, { site, sector: [] })).toEqual({
    ready: [line(1, 'Loja 7')],
    refused: [{ nth: 0, problem: 'too_many_units' }],
    added: { site: [], sector: [] },
  });
});
