export { useEvents } from './calendar.api.ts';
export { CALENDAR_PATH } from './calendar.paths.ts';
export { stillToCome } from './rules/events.rules.ts';
