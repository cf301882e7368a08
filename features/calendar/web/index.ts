export { CALENDAR_PATH } from './calendar.paths.ts';
