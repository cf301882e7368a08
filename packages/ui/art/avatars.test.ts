import { expect, it } from 'vitest';
import { contrast } from '../tokens/contrast.ts';
import { SEMANTIC } from '../tokens/semantic.ts';
import { AVATARS, avatar } from './avatars.ts';

it.each(AVATARS)('the disc of %s is no lamp on a dark page', (name) => {
  const [, light = '', dark = ''] = /light-dark\((#\w{6}),(#\w{6})\)/.exec(avatar(name)) ?? [];
  expect(contrast(light, SEMANTIC.bg.dark)).toBeGreaterThan(10);
  expect(contrast(dark, SEMANTIC.bg.dark)).toBeLessThan(2);
});
