import { fold } from '#packages/kernel/words.ts';

/** What a company divides its people by. */
export const UNIT_KINDS = ['site', 'sector'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** Longest name of a site or sector. */
export const MAX_UNIT = 80;
/** Most sites, and most sectors, of one company. */
export const MAX_UNITS = 500;

/** A name as it is kept: without space around it, and one blank between words. */
export const tidyUnit = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

/** What two ways to write one name have in common: case and accents apart. */
export const unitKey = (name: string) => fold(tidyUnit(name));
