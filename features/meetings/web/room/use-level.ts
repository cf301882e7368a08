import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 120;

/** How loud a track is, 0 to 1; 0 without one, or where the browser cannot tell. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    setLevel(0);
    if (!track || typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      void context.resume().catch(() => undefined);
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      setLevel(Math.min(1, Math.sqrt(power) * 6));
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close().catch(() => undefined);
    };
  }, [track]);
  return level;
}
