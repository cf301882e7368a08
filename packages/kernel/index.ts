export { hasBegun, isWithinReach, liesInDay, type Stamp, stampOf, writtenAt } from './change.ts';
export type { ServerContext, ServerFeature, Settings } from './context.ts';
export {
  addDays,
  DEFAULT_TIME_ZONE,
  dayOf,
  FIRST_ZONE,
  isTimeZone,
  weekdayOf,
  weekStartOf,
} from './day.ts';
export { isHoliday, type Place } from './holidays.ts';
export {
  addMissing,
  type BookPage,
  type BookPicture,
  type BringIn,
  type BroughtIn,
  type PersonalData,
  type PersonalFile,
  type PersonalKind,
  personalKind,
  withRoom,
} from './personal-data.ts';
export { type Assembly, defineService, type PlugIn, plugInPoint, type Service } from './plug-in.ts';
export type { Quiet } from './quiet-hours.ts';
export { commaList, type Instance, isLoopback, onOff, settingsPiece } from './settings-piece.ts';
export { tryUnseal } from './unless-broken.ts';
export {
  calendarDayOf,
  instantAt,
  instantOfWallClock,
  minuteOf,
  wallClockOf,
} from './wall-clock.ts';
