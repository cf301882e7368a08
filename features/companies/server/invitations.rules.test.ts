import { describe, expect, it } from 'vitest';
import { MAX_UNIT } from '../contract/unit-name.rules.ts';
import { addressesOf, isTooSoon, judgeLines } from './invitations.rules.ts';

const nobody = { open: new Set<string>(), members: new Set<string>() };
const line = (address: string, site = '', sector = '') => ({ address, site, sector });

describe('a line of an invitation', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['=HYPERLINK("x")', 'formula'],
    ['＝1+1', 'formula'],
    ['@ana', 'formula'],
    ['-ana@vale.example', 'formula'],
    ['ana', 'not_address'],
    ['ana@vale', 'not_address'],
    ['ana bia@vale.example', 'not_address'],
    ['ana@vale.example\nbcc: all@vale.example', 'not_address'],
    ['bia@vale.example', 'open'],
    ['CAIO@vale.example', 'member'],
  ])('%j is refused as %s', (address, problem) => {
    const known = { open: new Set(['bia@vale.example']), members: new Set(['caio@vale.example']) };
    expect(judgeLines([line(address)], known)).toEqual({
      ready: [],
      refused: [{ nth: 0, problem }],
    });
  });

  it('has a site and a sector that are words of a bearable length', () => {
    const lines = [
      line('a@vale.example', ' Belo   Horizonte ', ''),
      line('b@vale.example', '', '=1'),
      line('c@vale.example', 'x'.repeat(MAX_UNIT + 1)),
    ];
    expect(judgeLines(lines, nobody)).toEqual({
      ready: [{ nth: 0, email: 'a@vale.example', site: 'Belo Horizonte', sector: null }],
      refused: [
        { nth: 1, problem: 'formula' },
        { nth: 2, problem: 'unit_too_long' },
      ],
    });
  });

  it('repeats another in whatever letters, and the first one counts', () => {
    const lines = [line('Ana@vale.example'), line('bia@vale.example'), line(' ana@VALE.example ')];
    const { ready, refused } = judgeLines(lines, nobody);
    expect(ready.map(({ nth }) => nth)).toEqual([0, 1]);
    expect(refused).toEqual([{ nth: 2, problem: 'repeated', repeats: 0 }]);
    expect(addressesOf(lines)).toEqual(['ana@vale.example', 'bia@vale.example']);
  });
});

it.each([
  [null, true],
  ['2026-11-24T11:50:01Z', true],
  ['2026-11-24T11:50:00Z', false],
])('after a mail at %s another one is too soon: %s', (sentAt, soon) => {
  expect(isTooSoon(sentAt ? new Date(sentAt) : null, new Date('2026-11-24T12:00:00Z'))).toBe(soon);
});
