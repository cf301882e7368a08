import type { Sample } from './quality.rules.ts';

/** How the connection of two browsers stands. */
export type Connection = 'connecting' | 'connected' | 'interrupted';

/** What one browser tells the other about the way between them. */
interface Signal {
  description?: RTCSessionDescriptionInit;
  candidate?: RTCIceCandidateInit;
}

interface PeerOptions {
  /** Gives way when both offer at once. */
  readonly isPolite: boolean;
  readonly iceServers: RTCIceServer[];
  readonly send: (signal: string) => void;
  readonly onConnection: (connection: Connection) => void;
  readonly onMedia: (stream: MediaStream) => void;
  /** What the other page says over the data channel. */
  readonly onMessage: (message: string) => void;
  readonly onOpen: () => void;
}

type Kind = 'audio' | 'video';

/** A connection may come back by itself within this time; then another way is looked for. */
const PATIENCE_MS = 4_000;
const MAX_VIDEO_BITRATE = 1_200_000;

/**
 * The connection with one other browser, by "perfect negotiation": either side may offer at any time,
 * and of two offers that meet the polite side drops its own. Only the other side brings the lines for
 * voice, picture and text, so that there is one of each.
 */
export class Peer {
  readonly #options: PeerOptions;
  readonly #pc: RTCPeerConnection;
  #channel: RTCDataChannel | undefined;
  readonly #media = new MediaStream();
  readonly #tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null };
  #isOffering = false;
  #isAnswerPending = false;
  #isIgnoring = false;
  /** Signals are taken one after the other. */
  #turn: Promise<void> = Promise.resolve();
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PeerOptions) {
    this.#options = options;
    const pc = new RTCPeerConnection({ iceServers: options.iceServers });
    this.#pc = pc;
    pc.addEventListener('negotiationneeded', () => void this.#offer());
    pc.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) this.#send({ candidate: candidate.toJSON() });
    });
    pc.addEventListener('connectionstatechange', () => this.#watchConnection());
    pc.addEventListener('track', ({ track }) => {
      for (const former of this.#media.getTracks()) {
        if (former.kind === track.kind && former !== track) this.#media.removeTrack(former);
      }
      this.#media.addTrack(track);
      options.onMedia(this.#media);
    });
    if (!options.isPolite) {
      this.#openChannel();
      for (const kind of ['audio', 'video'] as const) {
        pc.addTransceiver(kind, { direction: 'sendrecv' });
      }
    }
  }

  /** What is sent from now on; null for nothing. The other side need not agree anew. */
  async setTrack(kind: Kind, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[kind] = track;
    await this.#senderOf(kind)?.replaceTrack(track);
  }

  /** Says something to the other page; nothing while there is no connection. */
  say(message: string): boolean {
    if (this.#channel?.readyState !== 'open') return false;
    this.#channel.send(message);
    return true;
  }

  /** Takes a signal of the other side. */
  take(signal: string): Promise<void> {
    this.#turn = this.#turn.then(() => this.#take(JSON.parse(signal))).catch(() => undefined);
    return this.#turn;
  }

  /** Looks for another way, as after a change of the network. */
  restart(): void {
    if (this.#pc.signalingState !== 'closed') this.#pc.restartIce();
  }

  /** How the call goes, as far as this browser can tell. */
  async sample(): Promise<Sample> {
    const sample: Sample = { loss: null, roundTripMs: null, kbps: null };
    for (const report of (await this.#pc.getStats()).values()) {
      if (report.type === 'remote-inbound-rtp') {
        const { fractionLost, roundTripTime } = report;
        if (typeof fractionLost === 'number')
          sample.loss = Math.max(sample.loss ?? 0, fractionLost);
        if (typeof roundTripTime === 'number') sample.roundTripMs = roundTripTime * 1_000;
      }
      if (report.type === 'candidate-pair' && report.nominated === true) {
        const { availableOutgoingBitrate } = report;
        if (typeof availableOutgoingBitrate === 'number') {
          sample.kbps = availableOutgoingBitrate / 1_000;
        }
      }
    }
    return sample;
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#pc.close();
  }

  async #offer(): Promise<void> {
    try {
      this.#isOffering = true;
      await this.#pc.setLocalDescription();
      this.#sendDescription();
    } catch {
      // Closed meanwhile, or the other side’s offer came first.
    } finally {
      this.#isOffering = false;
    }
  }

  async #take({ description, candidate }: Signal): Promise<void> {
    const pc = this.#pc;
    if (description) {
      const isReady =
        !this.#isOffering && (pc.signalingState === 'stable' || this.#isAnswerPending);
      const meet = description.type === 'offer' && !isReady;
      this.#isIgnoring = !this.#options.isPolite && meet;
      if (this.#isIgnoring) return;
      this.#isAnswerPending = description.type === 'answer';
      await pc.setRemoteDescription(description).finally(() => {
        this.#isAnswerPending = false;
      });
      if (description.type === 'offer') {
        await this.#adoptLines();
        await pc.setLocalDescription();
        this.#sendDescription();
      }
      await this.#limitVideo();
      return;
    }
    if (!candidate) return;
    try {
      await pc.addIceCandidate(candidate);
    } catch (error) {
      if (!this.#isIgnoring) throw error;
    }
  }

  /** Both sides open it by themselves under one number. */
  #openChannel(): void {
    const { onOpen, onMessage } = this.#options;
    this.#channel = this.#pc.createDataChannel('room', { negotiated: true, id: 0 });
    this.#channel.addEventListener('open', onOpen);
    this.#channel.addEventListener('message', ({ data }) => onMessage(String(data)));
  }

  /** Sends over the lines that the other side brought. */
  async #adoptLines(): Promise<void> {
    if (!this.#channel) this.#openChannel();
    for (const transceiver of this.#pc.getTransceivers()) {
      transceiver.direction = 'sendrecv';
      const track = this.#tracks[kindOf(transceiver)];
      if (transceiver.sender.track !== track) await transceiver.sender.replaceTrack(track);
    }
  }

  async #limitVideo(): Promise<void> {
    const sender = this.#senderOf('video');
    const parameters = sender?.getParameters();
    const [encoding] = parameters?.encodings ?? [];
    if (!sender || !parameters || !encoding || encoding.maxBitrate) return;
    encoding.maxBitrate = MAX_VIDEO_BITRATE;
    await sender.setParameters(parameters).catch(() => undefined);
  }

  #senderOf(kind: Kind): RTCRtpSender | undefined {
    return this.#pc.getTransceivers().find((transceiver) => kindOf(transceiver) === kind)?.sender;
  }

  #watchConnection(): void {
    clearTimeout(this.#patience);
    const { connectionState } = this.#pc;
    const { onConnection } = this.#options;
    if (connectionState === 'connected') onConnection('connected');
    if (connectionState === 'disconnected') {
      onConnection('interrupted');
      this.#patience = setTimeout(() => this.restart(), PATIENCE_MS);
    }
    if (connectionState === 'failed') {
      onConnection('interrupted');
      this.restart();
    }
  }

  #sendDescription(): void {
    const { localDescription } = this.#pc;
    if (localDescription) this.#send({ description: localDescription.toJSON() });
  }

  #send(signal: Signal): void {
    this.#options.send(JSON.stringify(signal));
  }
}

const kindOf = ({ receiver }: RTCRtpTransceiver): Kind =>
  receiver.track.kind === 'video' ? 'video' : 'audio';
