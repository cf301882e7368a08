import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DeviceState, LocalMedia, type MediaState } from './local-media.ts';

const NOTHING: MediaState = {
  ...{ camera: 'off', microphone: 'off', cameras: [], microphones: [] },
  ...{ video: null, audio: null },
};
const subscribeToNothing = () => () => undefined;

/** Camera and microphone for as long as the page is open; nothing while it is rendered ahead. */
export function useLocalMedia(): { media: LocalMedia | null; state: MediaState } {
  const [media, setMedia] = useState<LocalMedia | null>(null);
  useEffect(() => {
    const fresh = new LocalMedia();
    setMedia(fresh);
    return () => fresh.stop();
  }, []);
  const state = useSyncExternalStore(
    media?.subscribe ?? subscribeToNothing,
    media?.state ?? (() => NOTHING),
    () => NOTHING,
  );
  return { media, state };
}

/** Something that stands in the way, and not the person’s own wish. */
export const isProblem = (state: DeviceState): boolean =>
  state !== 'on' && state !== 'off' && state !== 'asking';
