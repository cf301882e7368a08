import { IconMicrophone, IconVideo, IconVolume, IconWifi } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import type { LocalMedia, MediaState } from '../local-media.ts';
import styles from '../room.module.css';
import { useLevel } from '../use-level.ts';
import { isProblem } from '../use-session.ts';
import { useNetwork } from './use-network.ts';

/** Camera, microphone, sound and network, each tried before it is needed, and what to do where it fails. */
export function Devices({ media, state }: { media: LocalMedia; state: MediaState }) {
  const { t } = useTranslation('meetings');
  const level = useLevel(state.audio);
  const { network, again } = useNetwork();
  const [played, setPlayed] = useState(false);
  return (
    <ul className={styles.checks}>
      <Check
        icon={<IconVideo size={22} stroke={1.75} aria-hidden />}
        title={t('room.check.camera')}
        text={t(`room.device.camera.${state.camera}`)}
        isWrong={isProblem(state.camera)}
      >
        <Choice
          label={t('room.check.chooseCamera')}
          devices={state.cameras}
          track={state.video}
          onChoose={(id) => void media.open('video', id)}
        />
        {isProblem(state.camera) ? (
          <Retry onClick={() => void media.open('video')} what={t('room.check.camera')} />
        ) : null}
      </Check>
      <Check
        icon={<IconMicrophone size={22} stroke={1.75} aria-hidden />}
        title={t('room.check.microphone')}
        text={t(`room.device.microphone.${state.microphone}`)}
        isWrong={isProblem(state.microphone)}
      >
        <Choice
          label={t('room.check.chooseMicrophone')}
          devices={state.microphones}
          track={state.audio}
          onChoose={(id) => void media.open('audio', id)}
        />
        {state.audio ? <LevelBars level={level} /> : null}
        {isProblem(state.microphone) ? (
          <Retry onClick={() => void media.open('audio')} what={t('room.check.microphone')} />
        ) : null}
      </Check>
      <Check
        icon={<IconVolume size={22} stroke={1.75} aria-hidden />}
        title={t('room.check.sound')}
        text={t(played ? 'room.check.soundPlayed' : 'room.check.soundText')}
      >
        <button
          type="button"
          className={join(plain.button, plain.quiet)}
          onClick={() => {
            playTone();
            setPlayed(true);
          }}
        >
          {t('room.check.play')}
        </button>
      </Check>
      <Check
        icon={<IconWifi size={22} stroke={1.75} aria-hidden />}
        title={t('room.check.network')}
        text={t(`room.network.${network ?? 'measuring'}`)}
        isWrong={network === 'poor' || network === 'offline'}
      >
        {network ? (
          <button type="button" className={join(plain.button, plain.quiet)} onClick={again}>
            {t('room.check.measure')}
          </button>
        ) : null}
      </Check>
    </ul>
  );
}

interface CheckProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}

function Check({ icon, title, text, isWrong, children }: CheckProps) {
  return (
    <li className={styles.check}>
      <span className={styles.tile} data-wrong={isWrong || undefined} aria-hidden>
        {icon}
      </span>
      <div className={styles.checkWords}>
        <h2>{title}</h2>
        <p role="status">{text}</p>
      </div>
      <div className={styles.checkActions}>{children}</div>
    </li>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly devices: readonly MediaDeviceInfo[];
  readonly track: MediaStreamTrack | null;
  readonly onChoose: (deviceId: string) => void;
}

/** Which device it is, where there is more than one. */
function Choice({ label, devices, track, onChoose }: ChoiceProps) {
  if (devices.length < 2 || !track) return null;
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={track.getSettings().deviceId ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {devices.map(({ deviceId, label: name }) => (
        <option key={deviceId} value={deviceId}>
          {name || label}
        </option>
      ))}
    </select>
  );
}

function Retry({ onClick, what }: { onClick: () => void; what: string }) {
  const { t } = useTranslation('meetings');
  return (
    <button
      type="button"
      className={join(plain.button, plain.quiet)}
      aria-label={t('room.check.retryOf', { what })}
      onClick={onClick}
    >
      {t('room.check.retry')}
    </button>
  );
}

const BARS = [0.05, 0.12, 0.22, 0.34, 0.48, 0.64, 0.82];

function LevelBars({ level }: { level: number }) {
  return (
    <span className={styles.level} aria-hidden>
      {BARS.map((from, index) => (
        <i
          key={from}
          data-on={level >= from || undefined}
          style={{ height: 8 + 3 * Math.min(index, BARS.length - 1 - index) * 1.6 }}
        />
      ))}
    </span>
  );
}

const TONES = [523.25, 659.25, 783.99];
const TONE_SECONDS = 0.22;

/** Three notes, one after the other. */
function playTone(): void {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = 0.15;
  volume.connect(context.destination);
  for (const [index, frequency] of TONES.entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(context.currentTime + index * TONE_SECONDS);
    tone.stop(context.currentTime + (index + 1) * TONE_SECONDS);
    if (index === TONES.length - 1) tone.addEventListener('ended', () => void context.close());
  }
}
