import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocalMedia } from './local-media.ts';

/** A camera of which each opening gives a track of its own; it can be refused or pulled out. */
function devices() {
  const tracks: (EventTarget & { stop: () => void })[] = [];
  const state = { refuses: false, tracks };
  const getUserMedia = async () => {
    if (state.refuses) throw Object.assign(new Error('No'), { name: 'NotAllowedError' });
    const track = Object.assign(new EventTarget(), { stop: vi.fn() });
    tracks.push(track);
    return { getTracks: () => [track] };
  };
  const mediaDevices = { getUserMedia, enumerateDevices: async () => [] };
  vi.stubGlobal('navigator', { mediaDevices });
  return state;
}
afterEach(() => vi.unstubAllGlobals());

describe('a camera', () => {
  it('that is pulled out is lost, told to who listens, and opened again when asked to', async () => {
    const { tracks } = devices();
    const media = new LocalMedia();
    await media.open('video');
    expect(media.state().camera).toBe('on');
    const heard = vi.fn();
    media.subscribe(heard);
    tracks[0]?.dispatchEvent(new Event('ended'));
    expect(media.state()).toMatchObject({ camera: 'lost', video: null });
    expect(heard).toHaveBeenCalled();
    await media.toggle('video');
    expect(media.state()).toMatchObject({ camera: 'on', video: tracks[1] });
    // The end of the one before is of no matter by now.
    tracks[0]?.dispatchEvent(new Event('ended'));
    expect(media.state().camera).toBe('on');
  });

  it.each([
    ['the page was left', (media: LocalMedia) => media.stop()],
    ['somebody went in by voice alone', (media: LocalMedia) => media.close('video')],
  ])('that is allowed only after %s stays off', async (_, happens) => {
    const { tracks } = devices();
    const media = new LocalMedia();
    const opening = media.open('video');
    happens(media);
    await opening;
    expect(tracks[0]?.stop).toHaveBeenCalled();
    expect(media.state()).toMatchObject({ camera: 'off', video: null });
  });

  it('that is refused leaves the microphone as it is', async () => {
    const state = devices();
    const media = new LocalMedia();
    await media.open('audio');
    state.refuses = true;
    await media.open('video');
    expect(media.state()).toMatchObject({ camera: 'refused', microphone: 'on' });
  });
});
