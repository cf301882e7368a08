import { describe, expect, it } from 'vitest';
import { contrastOf, iconSvg, icoOf, inkOn, manifestOf, motifText } from './icon.rules.ts';

describe('what was typed', () => {
  it.each([
    ['  ', ''],
    ['Florescer', 'Flo'],
    [' fl ', 'fl'],
    ['👩🏽‍⚕️ cuidado', '👩🏽‍⚕️'],
    ['🇧🇷', '🇧🇷'],
    ['ção', 'ção'],
  ])('%j becomes %j', (typed, text) => {
    expect(motifText(typed)).toBe(text);
  });
});

describe('the icon', () => {
  const letter = { motif: { kind: 'text', text: 'F' }, ground: '#1A553E', corners: 24 } as const;

  it('writes letters in the ink that can be read', () => {
    expect([inkOn('#1A553E'), inkOn('#FFE59E')]).toEqual(['#FFFFFF', '#101A15']);
    expect(contrastOf(letter)).toBeGreaterThan(7);
    expect(contrastOf({ ...letter, motif: { kind: 'text', text: '🌱' } })).toBeNull();
  });

  it('lets no letter become markup', () => {
    const svg = iconSvg({ ...letter, motif: { kind: 'text', text: '<&"' } });
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(drawn.querySelector('parsererror')).toBeNull();
    expect(drawn.querySelector('text')?.textContent).toBe('<&"');
  });

  it('fills the square and leaves room where a system cuts it', () => {
    const svg = iconSvg(letter, { square: true, margin: 0.1 });
    expect(svg).toContain('rx="0"');
    expect(svg).toContain('x="6.4" y="6.4" width="51.2"');
  });
});

describe('the files', () => {
  it('an ICO names the place and size of each image', () => {
    const png = (length: number) => new Uint8Array(length).fill(length);
    const file = icoOf([
      { size: 16, png: png(5) },
      { size: 256, png: png(7) },
    ]);
    const view = new DataView(file.buffer);
    expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([
      0, 1, 2,
    ]);
    expect([view.getUint8(6), view.getUint8(22)]).toEqual([16, 0]);
    expect([view.getUint32(14, true), view.getUint32(18, true)]).toEqual([5, 38]);
    expect([...file.slice(38, 43)]).toEqual([5, 5, 5, 5, 5]);
    expect(file.length).toBe(38 + 12);
  });

  it('the manifest names icons for both purposes', () => {
    const { icons } = JSON.parse(manifestOf('#1A553E')) as { icons: { purpose: string }[] };
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
  });
});
