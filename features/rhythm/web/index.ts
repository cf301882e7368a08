export { RhythmGarden } from './RhythmGarden.tsx';
export { knowRhythm, renewRhythm, useRhythm } from './rhythm.api.ts';
