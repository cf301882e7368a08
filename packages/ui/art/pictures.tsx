import { memo, useMemo } from 'react';
import type { EmotionLevel } from '../tokens/meaning.ts';
import { type AvatarName, avatar, avatarOf } from './avatars.ts';
import { waterBottle } from './bottle.ts';
import { Drawing } from './Drawing.tsx';
import { emotionFace } from './emotions.ts';
import { garden } from './garden.ts';
import { nightScene } from './night-scene.ts';
import classes from './Sky.module.css';
import { skies } from './sky.ts';
import { type SpotName, spot } from './spots.ts';

/** The plant that a person chose; the one of their id until then. */
export const Avatar = memo(function Avatar({
  id,
  name,
  size = 34,
}: {
  id: string;
  name?: AvatarName | null;
  size?: number;
}) {
  return (
    <Drawing
      svg={avatar(name ?? avatarOf(id), size)}
      style={{ width: size, height: size, borderRadius: '50%', overflow: 'hidden', flex: 'none' }}
    />
  );
});

/** A bottle filled up to `level`, 0 to 1; the amount stands beside it in words. */
export const WaterBottle = memo(function WaterBottle({ level }: { level: number }) {
  return <Drawing svg={waterBottle(level)} />;
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
  const { days, since = days, className } = props;
  return <Drawing svg={gardenDrawn(days, since)} className={className} />;
});

let lastGarden = { days: -1, since: -1, svg: '' };

/** A page that shows the garden twice draws it once: it is the dearest of the drawings. */
function gardenDrawn(days: number, since: number): string {
  if (lastGarden.days !== days || lastGarden.since !== since) {
    lastGarden = { days, since, svg: garden(days, { since }) };
  }
  return lastGarden.svg;
}

/** The weather of a day, laid under the garden in the same box. */
export const Sky = memo(function Sky(props: { level: EmotionLevel; className?: string }) {
  const drawn = useMemo(skies, []);
  return (
    <div className={classes.sky} data-weather={props.level}>
      <Drawing svg={drawn} className={props.className} />
    </div>
  );
});

export const NightScene = memo(function NightScene(props: { className?: string }) {
  return <Drawing svg={nightScene()} className={props.className} />;
});
