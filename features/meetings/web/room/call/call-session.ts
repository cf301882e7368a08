import type { Entrance, Room, Safety } from '../../../contract/room.contract.ts';
import type { LocalMedia } from '../local-media.ts';
import { roomApi } from '../room.api.ts';
import { type Connection, Peer } from './peer.ts';
import { FIRST_WATCH, type Quality, triedAgain, watched } from './quality.rules.ts';
import { Signalling } from './signalling.ts';

/** A line of the chat, which lies in the two pages and nowhere else. */
export interface ChatLine {
  readonly id: string;
  readonly isMine: boolean;
  readonly text: string;
  readonly at: Date;
}

/** How the other one is to be shown. */
interface OtherMedia {
  readonly microphone: boolean;
  /** `resting` while a poor network lets only the voice through. */
  readonly picture: 'on' | 'off' | 'resting' | 'screen';
}

export interface CallState {
  readonly room: Room;
  readonly connection: Connection;
  /** Whether the server is reached; a call that stands goes on without it. */
  readonly isReached: boolean;
  readonly media: MediaStream | null;
  readonly other: OtherMedia;
  readonly chat: readonly ChatLine[];
  readonly isSharing: boolean;
  readonly quality: Quality;
  readonly isVideoResting: boolean;
  readonly over: 'taken' | 'left' | null;
}

type Message =
  | ({ kind: 'media' } & OtherMedia)
  | { kind: 'chat'; id: string; text: string }
  /** Who says it has left: the other need not wait until the line is dead. */
  | { kind: 'bye' };

const LOOK_EVERY_MS = 3_000;
export const MAX_CHAT_LENGTH = 2_000;
const UNSEEN: OtherMedia = { microphone: true, picture: 'off' };

/** A page’s part in a call: its seat, the connection with the page on the other one, and what both say. */
export class CallSession {
  readonly #entrance: Entrance;
  readonly #media: LocalMedia;
  readonly #signalling: Signalling;
  readonly #listeners = new Set<() => void>();
  #state: CallState;
  #peer: { seat: string; peer: Peer } | null = null;
  #screen: MediaStreamTrack | null = null;
  #watch = FIRST_WATCH;
  #looking: ReturnType<typeof setInterval> | undefined;
  #stopMedia: (() => void) | undefined;
  /** Somebody else’s network, or this one’s: the call looks for another way. */
  readonly #networkChanged = () => {
    this.#peer?.peer.restart();
    void this.#signalling.look();
  };

  constructor(entrance: Entrance, media: LocalMedia) {
    this.#entrance = entrance;
    this.#media = media;
    this.#state = {
      room: entrance.room,
      ...{ connection: 'connecting', isReached: true, media: null, other: UNSEEN },
      ...{ chat: [], isSharing: false, quality: 'good', isVideoResting: false, over: null },
    };
    this.#signalling = new Signalling({
      seat: entrance.seat,
      onRoom: (room) => this.#takeRoom(room),
      onSignal: (from, signal) => {
        if (this.#peer?.seat === from) void this.#peer.peer.take(signal);
      },
      onTaken: () => this.#finish('taken'),
      onReached: (isReached) => this.#set({ isReached }),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly state = (): CallState => this.#state;

  start(): void {
    this.#stopMedia = this.#media.subscribe(() => void this.#sendMedia());
    this.#looking = setInterval(() => void this.#look(), LOOK_EVERY_MS);
    window.addEventListener('online', this.#networkChanged);
    this.#takeRoom(this.#entrance.room);
    this.#signalling.start();
  }

  /** Says a line to the other page; false while there is none to hear it. */
  chat(text: string): boolean {
    const id = crypto.randomUUID();
    if (!this.#say({ kind: 'chat', id, text })) return false;
    this.#addLine({ id, isMine: true, text, at: new Date() });
    return true;
  }

  /** Shows the screen in the place of the camera, or the camera again. */
  async toggleScreen(): Promise<void> {
    if (this.#screen) {
      this.#endScreen();
      return;
    }
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
    const [track] = stream.getVideoTracks();
    if (!track) return;
    this.#screen = track;
    track.addEventListener('ended', () => this.#endScreen());
    this.#set({ isSharing: true });
    await this.#sendMedia();
  }

  /** Wants the picture back though the network is poor. */
  tryVideo(): void {
    this.#watch = triedAgain(this.#watch);
    this.#set({ isVideoResting: false });
    void this.#sendMedia();
  }

  safety(): Promise<Safety | null> {
    return roomApi.seeSafety({ body: { seat: this.#entrance.seat } });
  }

  /** Leaves the seat; the meeting goes on. */
  async leave(): Promise<void> {
    this.#say({ kind: 'bye' });
    this.#finish('left');
    await roomApi.leaveRoom({ body: { seat: this.#entrance.seat } }).catch(() => undefined);
  }

  /** Ends the meeting for both; rejects where the server does not hear it. */
  async end(): Promise<void> {
    this.#takeRoom(await roomApi.endMeeting({ body: { seat: this.#entrance.seat } }));
  }

  /** Lets go of everything; the seat stays for a page that is loaded anew. */
  stop(): void {
    this.#signalling.stop();
    this.#stopMedia?.();
    clearInterval(this.#looking);
    window.removeEventListener('online', this.#networkChanged);
    this.#screen?.stop();
    this.#dropPeer();
  }

  #finish(over: 'taken' | 'left'): void {
    this.stop();
    this.#set({ over });
  }

  #takeRoom(room: Room): void {
    this.#set({ room });
    if (room.state !== 'in_progress' && room.state !== 'scheduled') {
      this.stop();
      return;
    }
    // A call that stands outlives a moment in which the server does not hear of the other side.
    if (room.otherSeat === null) {
      if (this.#state.connection !== 'connected') this.#dropPeer();
      return;
    }
    if (this.#peer?.seat !== room.otherSeat) this.#meet(room.otherSeat);
  }

  #meet(seat: string): void {
    this.#dropPeer();
    const peer = new Peer({
      isPolite: this.#state.room.side === 'participant',
      iceServers: this.#entrance.iceServers,
      send: (signal) => this.#signalling.send(seat, signal),
      onConnection: (connection) => this.#set({ connection }),
      onMedia: (media) => this.#set({ media }),
      onMessage: (message) => this.#hear(JSON.parse(message)),
      onOpen: () => this.#tellMedia(),
    });
    this.#peer = { seat, peer };
    this.#set({ connection: 'connecting', other: UNSEEN });
    void this.#sendMedia();
  }

  #dropPeer(): void {
    this.#peer?.peer.close();
    this.#peer = null;
    this.#watch = FIRST_WATCH;
    const now = { connection: 'connecting', media: null, other: UNSEEN } as const;
    this.#set({ ...now, isVideoResting: false, quality: 'good' });
  }

  #hear(message: Message): void {
    if (message.kind === 'media') {
      this.#set({ other: { microphone: message.microphone, picture: message.picture } });
    } else if (message.kind === 'chat') {
      const text = String(message.text).slice(0, MAX_CHAT_LENGTH);
      this.#addLine({ id: message.id, isMine: false, text, at: new Date() });
    } else this.#dropPeer();
  }

  /** Sends what is open here: the screen before the camera, and no picture while it rests. */
  async #sendMedia(): Promise<void> {
    const peer = this.#peer?.peer;
    const { audio } = this.#media.state();
    const picture = this.#screen ?? this.#media.state().video;
    await peer?.setTrack('audio', audio).catch(() => undefined);
    await peer
      ?.setTrack('video', this.#state.isVideoResting ? null : picture)
      .catch(() => undefined);
    this.#tellMedia();
  }

  #tellMedia(): void {
    const { audio, video } = this.#media.state();
    const shown = this.#screen ? 'screen' : video ? 'on' : 'off';
    const picture = shown !== 'off' && this.#state.isVideoResting ? 'resting' : shown;
    this.#say({ kind: 'media', microphone: audio !== null, picture });
  }

  #say(message: Message): boolean {
    return this.#peer?.peer.say(JSON.stringify(message)) ?? false;
  }

  #endScreen(): void {
    this.#screen?.stop();
    this.#screen = null;
    this.#set({ isSharing: false });
    void this.#sendMedia();
  }

  async #look(): Promise<void> {
    const peer = this.#peer?.peer;
    if (!peer || this.#state.connection !== 'connected') return;
    this.#watch = watched(this.#watch, await peer.sample());
    const { quality, isVideoResting } = this.#watch;
    const changes = isVideoResting !== this.#state.isVideoResting;
    this.#set({ quality, isVideoResting });
    if (changes) await this.#sendMedia();
  }

  #addLine(line: ChatLine): void {
    this.#set({ chat: [...this.#state.chat, line] });
  }

  #set(change: Partial<CallState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
