export { useNotes, useOverview } from './burnout.api.ts';
export { burnoutApi, burnoutKeys } from './burnout.client.ts';
export { BURNOUT_PATH } from './burnout.paths.ts';
export { markProps, toneOf } from './parts/marks.ts';
export {
  type CategorySum,
  categorySums,
  type Points,
  pointsOf,
  signedPoints,
  withoutExpression,
} from './rules/points.rules.ts';
