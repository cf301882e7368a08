import { Button } from '@mantine/core';
import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#packages/ui/index.ts';
import { FILM_SECONDS, type FilmName } from '../../contract/video.ts';
import { lengthOf } from '../link.rules.ts';
import { CUES, cueAt } from './cues.ts';
import classes from './film.module.css';
import { SCENES } from './scenes.tsx';

const ICON = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;
/** A drawing moves softly with so many pictures a second. */
const PICTURE_MS = 1000 / 30;

/**
 * A drawn film with its text: nothing moves before it is asked to, nothing is heard, and every line
 * stands below, too, where each begins the film at its place.
 */
export function FilmPlayer({ film }: { film: FilmName }) {
  const { t } = useTranslation('content');
  const length = FILM_SECONDS[film];
  const { seconds, playing, play, pause, goTo } = useClock(length);
  const [captions, setCaptions] = useState(true);
  const isOver = seconds >= length;
  const said = cueAt(film, seconds);
  const cue = (nth: number) => t(`films.${film}.cues.${nth}`);
  const words = playing ? 'pause' : isOver ? 'again' : seconds > 0 ? 'goOn' : 'play';
  const Icon = playing ? IconPlayerPause : isOver ? IconRefresh : IconPlayerPlay;
  const toggle = () => {
    if (playing) return pause();
    if (isOver) goTo(0);
    play();
  };
  return (
    <figure className={classes.film} aria-label={t(`films.${film}.title`)}>
      <div className={classes.screen}>
        <svg
          className={classes.picture}
          viewBox="0 0 640 400"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={t(`films.${film}.picture`)}
        >
          {SCENES[film](seconds)}
        </svg>
        {captions ? (
          <p className={classes.caption}>
            <span>{cue(said)}</span>
          </p>
        ) : null}
        <div className={classes.controls}>
          <input
            type="range"
            className={classes.place}
            min={0}
            max={length}
            step={1}
            value={Math.floor(seconds)}
            aria-label={t('film.place')}
            aria-valuetext={t('film.placeOf', { at: lengthOf(seconds), all: lengthOf(length) })}
            onChange={(event) => goTo(Number(event.currentTarget.value))}
          />
          <div className={classes.buttons}>
            <button type="button" onClick={toggle} aria-label={t(`film.${words}`)}>
              <Icon {...ICON} />
            </button>
            <span className={classes.time}>
              {lengthOf(seconds)} / {lengthOf(length)}
            </span>
            <span className={classes.silent}>{t('film.silent')}</span>
            <button
              type="button"
              aria-pressed={captions}
              aria-label={t('film.captions')}
              onClick={() => setCaptions(!captions)}
            >
              {captions ? <IconBadgeCcFilled {...ICON} /> : <IconBadgeCc {...ICON} />}
            </button>
          </div>
        </div>
      </div>
      <figcaption>
        <p className={classes.heading}>{t('film.text')}</p>
        <ol className={classes.cues}>
          {CUES[film].map((start, nth) => (
            <li key={start}>
              <Button
                variant="subtle"
                className={classNames(classes.cue, nth === said && seconds > 0 && classes.said)}
                aria-current={nth === said && seconds > 0 ? 'true' : undefined}
                onClick={() => goTo(start)}
              >
                <span className={classes.start}>{lengthOf(start)}</span>
                <span>{cue(nth)}</span>
              </Button>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** A clock that runs while it is asked to, up to `length`. */
function useClock(length: number) {
  const [seconds, setSeconds] = useState(0);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    let last: number | null = null;
    const step = (now: number) => {
      const passed = last === null ? 0 : now - last;
      if (last === null || passed >= PICTURE_MS) {
        last = now;
        // A tab that was away does not jump ahead.
        setSeconds((at) => Math.min(length, at + Math.min(passed, 250) / 1000));
      }
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [playing, length]);
  useEffect(() => {
    if (seconds >= length) setPlaying(false);
  }, [seconds, length]);
  return {
    seconds,
    playing,
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    goTo: setSeconds,
  };
}
