export type { ServerContext, ServerFeature, Settings } from './context.ts';
export { addDays, DEFAULT_TIME_ZONE, dayOf, isTimeZone } from './day.ts';
export { unlessBroken } from './unless-broken.ts';
