export { contentFeature } from './content.feature.ts';
export { mediaHolder, pathsIn, picturePaths, videoPaths } from './media-sweep.ts';
export { publisher } from './schedule.ts';
export {
  bringIn,
  cellsOf,
  keyOf,
  PART,
  partsOf,
  readSheet,
  type SheetItem,
  type SheetLine,
} from './sheet.ts';
export { keepBroughtBack, keepDeleted, keepVersion, unschedule } from './versions.ts';
