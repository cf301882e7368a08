import { memo } from 'react';
import type { EmotionLevel } from '../tokens/meaning.ts';
import { avatar, avatarOf } from './avatars.ts';
import { Drawing } from './Drawing.tsx';
import { emotionFace } from './emotions.ts';
import { garden } from './garden.ts';
import { nightScene } from './night-scene.ts';
import { sky } from './sky.ts';
import { type SpotName, spot } from './spots.ts';

/** The plant of a person, chosen from their id. */
export const Avatar = memo(function Avatar({ id, size = 34 }: { id: string; size?: number }) {
  return (
    <Drawing
      svg={avatar(avatarOf(id), size)}
      style={{ width: size, height: size, borderRadius: '50%', overflow: 'hidden', flex: 'none' }}
    />
  );
});

/** An emotion level as its face; give the word beside it, or a label where there is none. */
export const EmotionFace = memo(function EmotionFace(props: {
  level: EmotionLevel;
  size?: number;
  label?: string;
}) {
  return <Drawing svg={emotionFace(props.level, props.size)} label={props.label} />;
});

export const Spot = memo(function Spot({ name, width = 220 }: { name: SpotName; width?: number }) {
  return <Drawing svg={spot(name)} style={{ width, maxWidth: '100%' }} />;
});

/**
 * The garden after `days` with a record, filling its box from the right and the ground up; what came
 * `since` an earlier number grows once. Say in words beside it what it shows.
 */
export const Garden = memo(function Garden(props: {
  days: number;
  since?: number;
  className?: string;
}) {
  const { days, className, ...more } = props;
  return <Drawing svg={garden(days, more)} className={className} />;
});

/** The weather of a day, laid under the garden in the same box. */
export const Sky = memo(function Sky(props: { level: EmotionLevel; className?: string }) {
  return <Drawing svg={sky(props.level)} className={props.className} />;
});

export const NightScene = memo(function NightScene(props: { className?: string }) {
  return <Drawing svg={nightScene()} className={props.className} />;
});
