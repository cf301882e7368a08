import {
  IconCameraOff,
  IconEyeOff,
  IconLock,
  IconMessageOff,
  IconMicrophone,
  IconMicrophoneOff,
  IconRosetteDiscountCheck,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '#packages/i18n/format.ts';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import { OPENS_BEFORE_MINUTES } from '../../../contract/meetings.contract.ts';
import { MEETINGS_PATH } from '../../../contract/meetings.paths.ts';
import {
  MAX_NAME_LENGTH,
  MAX_SAFETY_LENGTH,
  type Room,
  type Safety,
} from '../../../contract/room.contract.ts';
import type { LocalMedia, MediaState } from '../local-media.ts';
import { HelpNumbers, Picture } from '../parts.tsx';
import styles from '../room.module.css';
import { Devices } from './Devices.tsx';

/** What somebody brings along into the room. */
export interface Entering {
  readonly name: string | null;
  readonly safety: Safety | null;
  readonly withVideo: boolean;
}

interface DoorProps {
  readonly room: Room;
  readonly roomKey: string;
  readonly format: Formatter;
  readonly media: LocalMedia;
  readonly state: MediaState;
  /** The name of who is signed in, for them to change; null for a guest. */
  readonly ownName: string | null;
  readonly isEntering: boolean;
  /** Why one is not in yet: a key of `room.refused`. */
  readonly refusal: string | null;
  readonly onEnter: (entering: Entering, takeOver: boolean) => void;
}

const CLOCK_MS = 5_000;
const MINUTE_MS = 60_000;

/** Before anybody enters: who waits, what nobody records, and whether everything works. */
export function Door(props: DoorProps) {
  const { room, roomKey, format, media, state, ownName, isEntering, refusal, onEnter } = props;
  const { t } = useTranslation('meetings');
  const now = useClock();
  const [name, setName] = useState(ownName?.slice(0, MAX_NAME_LENGTH) ?? '');
  const [agrees, setAgrees] = useState(false);
  const [asked, setAsked] = useState(false);
  const [place, setPlace] = useState('');
  const [contact, setContact] = useState('');
  const own = useMemo(() => (state.video ? new MediaStream([state.video]) : null), [state.video]);
  const isOpen = now >= new Date(room.opensAt);
  const other = room.other ?? t('room.somebody');

  useEffect(() => {
    void media.open('audio');
    void media.open('video');
  }, [media]);

  const enter = (withVideo: boolean, takeOver = false) => {
    setAsked(true);
    if (!agrees) {
      document.getElementById('room-agrees')?.focus();
      return;
    }
    const safety = place.trim() || contact.trim() ? { place, contact } : null;
    onEnter({ name: name.trim() || null, safety, withVideo }, takeOver);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter(state.video !== null);
  };
  // On the clock of who looks, wherever they are.
  const start = Date.parse(room.opensAt) + OPENS_BEFORE_MINUTES * MINUTE_MS;
  return (
    <div className={styles.door}>
      <div className={styles.side}>
        <p className={plain.muted}>{format.dateTime(start)}</p>
        <h1 tabIndex={-1}>{t('room.title')}</h1>
        {room.title ? <p className={styles.meetingTitle}>{room.title}</p> : null}
        <div className={styles.camera}>
          <span className={styles.cameraLabel}>{t('room.own')}</span>
          {own ? (
            <Picture stream={own} muted className={styles.mirrored} label={t('room.own')} />
          ) : (
            <p className={styles.noPicture}>{t(`room.device.camera.${state.camera}`)}</p>
          )}
          <div className={styles.cameraButtons}>
            <button
              type="button"
              className={styles.round}
              aria-pressed={state.audio !== null}
              aria-label={t('room.control.microphone')}
              onClick={() => void media.toggle('audio')}
            >
              {state.audio ? (
                <IconMicrophone size={22} stroke={1.75} aria-hidden />
              ) : (
                <IconMicrophoneOff size={22} stroke={1.75} aria-hidden />
              )}
            </button>
            <button
              type="button"
              className={styles.round}
              aria-pressed={state.video !== null}
              aria-label={t('room.control.video')}
              onClick={() => void media.toggle('video')}
            >
              {state.video ? (
                <IconVideo size={22} stroke={1.75} aria-hidden />
              ) : (
                <IconVideoOff size={22} stroke={1.75} aria-hidden />
              )}
            </button>
          </div>
        </div>
        <Devices media={media} state={state} />
      </div>
      <form className={join(plain.card, styles.join)} noValidate onSubmit={submit}>
        <div>
          <h2>{other}</h2>
          <p className={plain.muted} role="status">
            {t(room.otherSeat ? 'room.here' : 'room.notHere')}
          </p>
          {room.registry ? (
            <p className={styles.registry}>
              <IconRosetteDiscountCheck size={20} stroke={1.75} aria-hidden />
              <span>
                <b>{room.registry.number}</b>,{' '}
                {t('room.checked', { date: format.day(room.registry.checkedOn, 'long') })}
              </span>
            </p>
          ) : null}
        </div>
        <section aria-labelledby="room-company" className={styles.promise}>
          <h3 id="room-company">{t('room.company')}</h3>
          <ul>
            <li>
              <IconEyeOff size={20} stroke={1.75} aria-hidden />
              {t('room.promise.company')}
            </li>
            <li>
              <IconCameraOff size={20} stroke={1.75} aria-hidden />
              {t('room.promise.recorded')}
            </li>
            <li>
              <IconLock size={20} stroke={1.75} aria-hidden />
              {t('room.promise.sealed')}
            </li>
            <li>
              <IconMessageOff size={20} stroke={1.75} aria-hidden />
              {t('room.promise.chat')}
            </li>
          </ul>
        </section>
        {room.side === 'participant' ? (
          <label className={styles.field}>
            {t('room.name')}
            <input
              value={name}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="name"
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </label>
        ) : null}
        <details className={styles.safety}>
          <summary>{t('room.safety.title')}</summary>
          <p className={plain.small}>{t('room.safety.text', { name: other })}</p>
          <label className={styles.field}>
            {t('room.safety.place')}
            <input
              value={place}
              maxLength={MAX_SAFETY_LENGTH}
              autoComplete="off"
              onChange={(event) => setPlace(event.currentTarget.value)}
            />
          </label>
          <label className={styles.field}>
            {t('room.safety.contact')}
            <input
              value={contact}
              maxLength={MAX_SAFETY_LENGTH}
              autoComplete="off"
              onChange={(event) => setContact(event.currentTarget.value)}
            />
          </label>
        </details>
        <div>
          <label className={styles.agree}>
            <input
              id="room-agrees"
              type="checkbox"
              checked={agrees}
              aria-invalid={(asked && !agrees) || undefined}
              aria-describedby={asked && !agrees ? 'room-agrees-missing' : undefined}
              onChange={(event) => setAgrees(event.currentTarget.checked)}
            />
            <span>{t('room.agree')}</span>
          </label>
          {asked && !agrees ? (
            <p id="room-agrees-missing" className={styles.wrong}>
              {t('room.agreeMissing')}
            </p>
          ) : null}
        </div>
        {refusal ? (
          <p role="alert" className={styles.refused}>
            {t(`room.refused.${refusal}`)}
          </p>
        ) : null}
        {refusal === 'seat_occupied' ? (
          <button
            type="button"
            className={join(plain.button, plain.soft, plain.full)}
            onClick={() => enter(state.video !== null, true)}
          >
            {t('room.takeOver')}
          </button>
        ) : null}
        {isOpen ? (
          <>
            <button
              type="button"
              className={join(plain.button, plain.primary, plain.big, plain.full)}
              disabled={isEntering}
              onClick={() => enter(true)}
            >
              {t('room.enterVideo')}
            </button>
            <button
              type="button"
              className={join(plain.button, plain.soft, plain.full)}
              disabled={isEntering}
              onClick={() => enter(false)}
            >
              {t('room.enterVoice')}
            </button>
          </>
        ) : (
          <p role="status" className={plain.note}>
            {t('room.opens', { time: format.time(room.opensAt) })}
          </p>
        )}
        <HelpNumbers />
        {ownName !== null && room.side === 'participant' ? (
          <a className={plain.small} href={`${MEETINGS_PATH}?tab=scheduled#keep=${roomKey}`}>
            {t('room.keep')}
          </a>
        ) : null}
      </form>
    </div>
  );
}

function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
