import type { PersonalData } from '#packages/kernel/index.ts';
import { adminActs } from './audit.tables.ts';

export const auditPersonalData: PersonalData = {
  kinds: [],
  withheld: [[adminActs, 'what an administration must be able to answer for; ids alone, no text']],
};
