import { useEffect, useRef, useState } from 'react';
import { BREATH_SECONDS, IN_SECONDS } from './pause.rules.ts';
import type { Pause } from './use-pause.ts';

const QUIET = 0.04;
/** Hertz at the end of a breath out and of one in. */
const LOW = 174;
const HIGH = 220;
const SHORT_MS = 40;

/** A soft tone that rises with a breath and falls with it, and a short tap of the phone; both off until chosen. */
export function useSignals({ state, moment: { phase } }: Pause) {
  const [sound, setSound] = useState(false);
  const [touch, setTouch] = useState(false);
  const audio = useRef<AudioContext | null>(null);
  const runs = state === 'running';

  useEffect(() => {
    if (runs && touch) navigator.vibrate?.(phase === 'in' ? SHORT_MS : [SHORT_MS, 80, SHORT_MS]);
  }, [runs, touch, phase]);

  useEffect(() => {
    if (!runs || !sound) return;
    audio.current ??= new AudioContext();
    const { currentTime: now, destination } = audio.current;
    const seconds = phase === 'in' ? IN_SECONDS : BREATH_SECONDS - IN_SECONDS;
    const [tone, volume] = [audio.current.createOscillator(), audio.current.createGain()];
    tone.frequency.setValueAtTime(phase === 'in' ? LOW : HIGH, now);
    tone.frequency.linearRampToValueAtTime(phase === 'in' ? HIGH : LOW, now + seconds);
    volume.gain.setValueAtTime(0, now);
    volume.gain.linearRampToValueAtTime(QUIET, now + 0.6);
    volume.gain.linearRampToValueAtTime(0, now + seconds);
    tone.connect(volume).connect(destination);
    tone.start(now);
    tone.stop(now + seconds);
    return () => tone.disconnect();
  }, [runs, sound, phase]);

  useEffect(() => () => void audio.current?.close(), []);

  return {
    sound,
    toggleSound: () => setSound(!sound),
    touch,
    toggleTouch: typeof navigator.vibrate === 'function' ? () => setTouch(!touch) : null,
  };
}
