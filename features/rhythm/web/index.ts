export { RhythmGarden } from './RhythmGarden.tsx';
export { RhythmSetting } from './RhythmSetting.tsx';
export { knowRhythm, renewRhythm, useRhythm } from './rhythm.api.ts';
