/** What keeps a camera or a microphone from working; each is explained on the screen. */
export type MediaProblem = 'refused' | 'missing' | 'busy' | 'lost' | 'unsupported' | 'failed';
/** `off` is the person's own wish. */
export type DeviceState = 'asking' | 'on' | 'off' | MediaProblem;
type Kind = 'audio' | 'video';

export interface MediaState {
  readonly camera: DeviceState;
  readonly microphone: DeviceState;
  readonly cameras: readonly MediaDeviceInfo[];
  readonly microphones: readonly MediaDeviceInfo[];
  readonly video: MediaStreamTrack | null;
  readonly audio: MediaStreamTrack | null;
}

const NAMES = { audio: 'microphone', video: 'camera' } as const;
const WISHES = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' },
} as const;

const PROBLEMS: Readonly<Record<string, MediaProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export const problemOf = (error: unknown): MediaProblem =>
  (error instanceof Error && PROBLEMS[error.name]) || 'failed';

/**
 * Camera and microphone of this device, each for itself: one that is refused, missing or pulled out
 * leaves the other as it is.
 */
export class LocalMedia {
  #state: MediaState = {
    ...{ camera: 'off', microphone: 'off', cameras: [], microphones: [] },
    ...{ video: null, audio: null },
  };
  readonly #listeners = new Set<() => void>();
  /** Counts what was asked of each device, so that an answer that comes too late opens nothing. */
  readonly #asked = { audio: 0, video: 0 };
  readonly #devices = () => void this.#listDevices();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly state = (): MediaState => this.#state;

  constructor() {
    globalThis.navigator?.mediaDevices?.addEventListener?.('devicechange', this.#devices);
  }

  /** Opens a device, another one in the place of the former where it is named. */
  async open(kind: Kind, deviceId?: string): Promise<void> {
    const devices = navigator.mediaDevices;
    if (!devices?.getUserMedia) {
      this.#set({ [NAMES[kind]]: 'unsupported' });
      return;
    }
    this.#asked[kind] += 1;
    const ask = this.#asked[kind];
    this.#set({ [NAMES[kind]]: 'asking' });
    try {
      const wish = { ...WISHES[kind], ...(deviceId ? { deviceId: { exact: deviceId } } : {}) };
      const stream = await devices.getUserMedia({ [kind]: wish });
      const [track] = stream.getTracks();
      // Closed again while the browser asked: no light may stay on.
      if (ask !== this.#asked[kind]) {
        track?.stop();
        return;
      }
      this.#state[kind]?.stop();
      if (!track) throw new Error('No track');
      track.addEventListener('ended', () => {
        if (this.#state[kind] === track) this.#set({ [kind]: null, [NAMES[kind]]: 'lost' });
      });
      this.#set({ [kind]: track, [NAMES[kind]]: 'on' });
    } catch (error) {
      if (ask !== this.#asked[kind]) return;
      this.#set({ [kind]: null, [NAMES[kind]]: problemOf(error) });
    }
    await this.#listDevices();
  }

  /** Closes a device, so that its light goes out too. */
  close(kind: Kind): void {
    this.#asked[kind] += 1;
    this.#state[kind]?.stop();
    this.#set({ [kind]: null, [NAMES[kind]]: 'off' });
  }

  /** On where it is off, and the other way round. */
  async toggle(kind: Kind): Promise<void> {
    if (this.#state[kind]) this.close(kind);
    else await this.open(kind);
  }

  stop(): void {
    navigator.mediaDevices?.removeEventListener?.('devicechange', this.#devices);
    for (const kind of ['audio', 'video'] as const) {
      this.#asked[kind] += 1;
      this.#state[kind]?.stop();
    }
    this.#state = { ...this.#state, audio: null, video: null, camera: 'off', microphone: 'off' };
  }

  async #listDevices(): Promise<void> {
    const all = (await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])) ?? [];
    const of = (kind: MediaDeviceKind) => all.filter((device) => device.kind === kind);
    this.#set({ cameras: of('videoinput'), microphones: of('audioinput') });
  }

  #set(change: Partial<MediaState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
