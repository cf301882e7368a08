/** Address of the health screen (specification section 2). */
export const HEALTH_PATH = '/health-monitoring';

/** The tabs of the screen, in their order (specification section 2, and sleep). */
export const HEALTH_TABS = [
  'overview',
  'sleep',
  'exercises',
  'meals',
  'hydration',
  'achievements',
] as const;
export type HealthTab = (typeof HEALTH_TABS)[number];

/** The tab that an address names; the overview where it names none of ours. */
export function parseHealthTab(value: unknown): HealthTab {
  return HEALTH_TABS.find((tab) => tab === value) ?? 'overview';
}
