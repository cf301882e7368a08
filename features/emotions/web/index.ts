export { useFaces, useLevels } from './emotions.api.ts';
export { EMOTIONS_PATH } from './emotions.paths.ts';
export { CheckInSheet } from './parts/CheckInSheet.tsx';
export { Company } from './parts/Company.tsx';
export { CountedSetting } from './parts/CountedSetting.tsx';
export { LevelPicker } from './parts/LevelPicker.tsx';
export { Saved } from './parts/Saved.tsx';
export { AskedDay, useCheckIn, useToday, useWhenArrived } from './use-check-in.ts';
