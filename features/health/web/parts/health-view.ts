import type { HealthRecord } from '../../contract/health.contract.ts';
import type { Meal } from '../../contract/health.kinds.ts';
import type { HealthTab } from '../health.paths.ts';
import type { HealthActions } from '../use-actions.ts';
import type { Health } from '../use-health.ts';

/** What a form is opened for: something new, or a record to change. */
export type Opened =
  | { part: 'drink'; record?: Extract<HealthRecord, { part: 'drink' }> }
  | { part: 'exercise'; record?: Extract<HealthRecord, { part: 'exercise' }> }
  | { part: 'meal'; record?: Extract<HealthRecord, { part: 'meal' }>; kind?: Meal }
  | { part: 'sleep'; record?: Extract<HealthRecord, { part: 'sleep' }> }
  | { part: 'amounts' };

/** What every part of the screen is given. */
export interface HealthView {
  health: Health;
  actions: HealthActions;
  today: string;
  timeZone: string | undefined;
  open: (what: Opened) => void;
  goTo: (tab: HealthTab) => void;
}
