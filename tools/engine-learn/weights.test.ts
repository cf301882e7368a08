import { expect, it } from 'vitest';
import { STATES_LEARNT_FROM } from '#features/burnout/engine/second-look/state-weights.ts';
import { LEARNT_FROM } from '#features/burnout/engine/second-look/weights.ts';
import { markOf, readExamples, readStateExamples } from './examples.ts';

it('the weights of the second look were learnt from the examples as they are (npm run engine:learn)', () => {
  expect(LEARNT_FROM).toBe(markOf(readExamples()));
  expect(STATES_LEARNT_FROM).toBe(markOf(readStateExamples()));
});
