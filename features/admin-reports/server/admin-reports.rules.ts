import type { Share } from '#features/company-report/contract/company-report.contract.ts';
import { FEWEST_PEOPLE, shareOf } from '#features/company-report/server/index.ts';
import { FEWEST_TOLD } from '#features/training/contract/courses-admin.contract.ts';

/** As many people as may be told. */
export const told = (people: number): number | null => (people < FEWEST_PEOPLE ? null : people);

/** As many people as may be told about a course. */
export const toldOfCourse = (people: number): number | null =>
  people < FEWEST_TOLD ? null : people;

/** A part of the active people: neither it nor the others may be few. */
export function toldUse(people: number, active: number): Share | null {
  const others = active - people;
  const isNarrow = (count: number) => count > 0 && count < FEWEST_PEOPLE;
  if (active < FEWEST_PEOPLE || isNarrow(people) || isNarrow(others)) return null;
  return shareOf(people, active);
}
