import { expect, it } from 'vitest';
import { LEARNT_FROM } from '#features/burnout/engine/second-look/weights.ts';
import { markOf, readExamples } from './examples.ts';

it('the weights of the second look were learnt from the examples as they are (npm run engine:learn)', () => {
  expect(LEARNT_FROM).toBe(markOf(readExamples()));
});
