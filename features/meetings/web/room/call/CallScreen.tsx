import {
  IconLifebuoy,
  IconMessage,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
  IconWifi,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '#packages/i18n/format.ts';
import { avatar } from '#packages/ui/art/avatars.ts';
import { Drawing } from '#packages/ui/art/Drawing.tsx';
import { classes as join } from '#packages/ui/plain/index.ts';
import type { LocalMedia, MediaState } from '../local-media.ts';
import { HelpNumbers, Picture } from '../parts.tsx';
import { useLevel } from '../use-level.ts';
import { isProblem } from '../use-session.ts';
import { ChatPanel } from './ChatPanel.tsx';
import styles from './call.module.css';
import type { CallSession, CallState } from './call-session.ts';
import { Emergency } from './Emergency.tsx';

interface CallScreenProps {
  readonly session: CallSession;
  readonly media: LocalMedia;
  readonly local: MediaState;
  readonly format: Formatter;
}

const SPEAKING = 0.08;

/** The call: the other one large, oneself small, and everything that one can do. */
export function CallScreen({ session, media, local, format }: CallScreenProps) {
  const { t } = useTranslation('meetings');
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const [panel, setPanel] = useState<'chat' | 'emergency' | null>(null);
  const [seen, setSeen] = useState(0);
  const [blocked, setBlocked] = useState(false);
  const [failure, setFailure] = useState<'screen' | 'end' | null>(null);
  const ending = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const own = useMemo(() => (local.video ? new MediaStream([local.video]) : null), [local.video]);
  const level = useLevel(state.media?.getAudioTracks()[0] ?? null);
  useFooterAway();
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (panel === 'chat') setSeen(state.chat.length);
  }, [panel, state.chat.length]);

  const { room, connection, other } = state;
  const name = room.other ?? t('room.somebody');
  const showsPicture =
    connection !== 'connecting' && (other.picture === 'on' || other.picture === 'screen');
  const unread = panel === 'chat' ? 0 : state.chat.length - seen;
  const canShare = typeof navigator.mediaDevices?.getDisplayMedia === 'function';
  const toggle = (which: 'chat' | 'emergency') => setPanel(panel === which ? null : which);
  const end = () => {
    setFailure(null);
    ending.current?.close();
    session.end().catch(() => setFailure('end'));
  };
  return (
    <div className={join(styles.call, panel === 'chat' && styles.withDrawer)}>
      <div className={styles.stage}>
        <header className={styles.top}>
          <h1 ref={title} tabIndex={-1}>
            {name}
            {room.registry ? <small> {room.registry.number}</small> : null}
          </h1>
          <Elapsed since={room.bothSince} />
          <p className={styles.network} data-quality={state.quality} role="status">
            <IconWifi size={18} stroke={1.75} aria-hidden />
            <span>{t(networkKey(state))}</span>
          </p>
          <HelpNumbers className={styles.numbers} />
        </header>
        <section className={styles.tile} aria-label={t('room.theirs', { name })}>
          <Picture
            stream={state.media}
            className={showsPicture ? styles.theirs : styles.unseen}
            label={t('room.theirs', { name })}
            onBlocked={() => setBlocked(true)}
          />
          {showsPicture ? null : (
            <div className={styles.plant}>
              <span className={join(styles.ring, level > SPEAKING && styles.speaks)}>
                <Drawing svg={avatar(room.side === 'organizer' ? 'manaca' : 'ipe', 168)} />
              </span>
              <p role="status">{t(wordKey(state, level > SPEAKING), { name })}</p>
            </div>
          )}
          <div className={styles.self}>
            {own ? (
              <Picture stream={own} muted className={styles.mirrored} label={t('room.own')} />
            ) : (
              <span>{t('room.you')}</span>
            )}
          </div>
          <div className={styles.banners}>
            <Banners
              state={state}
              local={local}
              media={media}
              name={name}
              failure={failure}
              blocked={blocked}
              onUnblock={() => {
                setBlocked(false);
                for (const video of document.querySelectorAll('video')) void video.play();
              }}
              onTryVideo={() => session.tryVideo()}
            />
          </div>
        </section>
        {panel === 'emergency' ? <Emergency session={session} state={state} name={name} /> : null}
        <div className={styles.controls} role="toolbar" aria-label={t('room.controls')}>
          <Control
            label={t('room.control.microphone')}
            pressed={local.audio !== null}
            onClick={() => void media.toggle('audio')}
            icon={local.audio ? <IconMicrophone /> : <IconMicrophoneOff />}
          />
          <Control
            label={t('room.control.video')}
            pressed={local.video !== null}
            onClick={() => void media.toggle('video')}
            icon={local.video ? <IconVideo /> : <IconVideoOff />}
          />
          {canShare ? (
            <Control
              label={t('room.control.screen')}
              pressed={state.isSharing}
              onClick={() => {
                setFailure(null);
                session.toggleScreen().catch((error: unknown) => {
                  // Whoever closes the choice has chosen nothing.
                  if (!(error instanceof Error && error.name === 'NotAllowedError')) {
                    setFailure('screen');
                  }
                });
              }}
              icon={state.isSharing ? <IconScreenShareOff /> : <IconScreenShare />}
            />
          ) : null}
          <Control
            label={
              unread > 0 ? t('room.control.chatUnread', { number: unread }) : t('room.control.chat')
            }
            shown={t('room.control.chat')}
            pressed={panel === 'chat'}
            mark={unread > 0}
            onClick={() => toggle('chat')}
            icon={<IconMessage />}
          />
          <Control
            label={t('room.control.emergency')}
            pressed={panel === 'emergency'}
            onClick={() => toggle('emergency')}
            icon={<IconLifebuoy />}
          />
          <Control
            isEnd
            label={t('room.control.end')}
            onClick={() => ending.current?.showModal()}
            icon={<IconPhoneOff />}
          />
        </div>
      </div>
      {panel === 'chat' ? (
        <ChatPanel
          session={session}
          lines={state.chat}
          format={format}
          onClose={() => setPanel(null)}
        />
      ) : null}
      <dialog ref={ending} className={styles.dialog} aria-labelledby="room-ending">
        <h2 id="room-ending">{t('room.end.title')}</h2>
        <p>{t(room.bothSince ? 'room.end.text' : 'room.end.alone')}</p>
        {room.bothSince ? (
          <button type="button" className={styles.strong} onClick={end}>
            {t('room.end.forBoth')}
          </button>
        ) : null}
        <button
          type="button"
          className={styles.pill}
          onClick={() => {
            ending.current?.close();
            void session.leave();
          }}
        >
          {t('room.end.leave')}
        </button>
        <button type="button" className={styles.textButton} onClick={() => ending.current?.close()}>
          {t('room.end.stay')}
        </button>
      </dialog>
    </div>
  );
}

function networkKey({ isReached, quality, connection }: CallState): string {
  if (!isReached || connection === 'interrupted') return 'room.quality.reconnecting';
  return `room.quality.${quality}`;
}

function wordKey({ room, connection, other }: CallState, speaks: boolean): string {
  if (connection === 'interrupted') return 'room.word.interrupted';
  if (!room.otherSeat && connection !== 'connected') return 'room.word.waiting';
  if (connection === 'connecting') return 'room.word.connecting';
  if (!other.microphone) return 'room.word.muted';
  return speaks ? 'room.word.speaking' : 'room.word.listening';
}

interface BannersProps {
  readonly state: CallState;
  readonly local: MediaState;
  readonly media: LocalMedia;
  readonly name: string;
  readonly failure: 'screen' | 'end' | null;
  readonly blocked: boolean;
  readonly onUnblock: () => void;
  readonly onTryVideo: () => void;
}

/** What has happened, and what can be done about it. */
function Banners(props: BannersProps) {
  const { state, local, media, name, failure, blocked, onUnblock, onTryVideo } = props;
  const { t } = useTranslation('meetings');
  return (
    <>
      {blocked ? (
        <Banner text={t('room.banner.blocked')} action={t('room.banner.unblock')} run={onUnblock} />
      ) : null}
      {state.isVideoResting && local.video ? (
        <Banner
          strong={t('room.banner.weak')}
          text={t('room.banner.weakText')}
          action={t('room.banner.tryVideo')}
          run={onTryVideo}
        />
      ) : null}
      {state.other.picture === 'resting' && state.connection === 'connected' ? (
        <Banner text={t('room.banner.theirsRests', { name })} />
      ) : null}
      {isProblem(local.microphone) ? (
        <Banner
          text={t(`room.device.microphone.${local.microphone}`)}
          action={t('room.check.retry')}
          run={() => void media.open('audio')}
        />
      ) : null}
      {isProblem(local.camera) ? (
        <Banner
          text={t(`room.device.camera.${local.camera}`)}
          action={t('room.check.retry')}
          run={() => void media.open('video')}
        />
      ) : null}
      {state.room.safetySeenAt ? <Banner text={t('room.banner.safetySeen', { name })} /> : null}
      {failure ? <Banner text={t(`room.banner.${failure}Failed`)} /> : null}
    </>
  );
}

interface BannerProps {
  readonly strong?: string;
  readonly text: string;
  readonly action?: string;
  readonly run?: () => void;
}

function Banner({ strong, text, action, run }: BannerProps) {
  return (
    <div className={styles.banner} role="status">
      <p>
        {strong ? <b>{strong}</b> : null} {text}
      </p>
      {action ? (
        <button type="button" className={styles.pill} onClick={run}>
          {action}
        </button>
      ) : null}
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  /** What stands below the button, where its name says more. */
  readonly shown?: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly pressed?: boolean;
  readonly mark?: boolean;
  readonly isEnd?: boolean;
}

function Control({ label, shown, icon, onClick, pressed, mark, isEnd }: ControlProps) {
  return (
    <button
      type="button"
      className={join(styles.control, isEnd && styles.end)}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <span aria-hidden>
        {icon}
        {mark ? <i className={styles.mark} /> : null}
      </span>
      <span aria-hidden className={styles.controlWord}>
        {shown ?? label}
      </span>
    </button>
  );
}

const SECOND_MS = 1_000;

/** How long both have been there. */
function Elapsed({ since }: { since: string | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (!since) return null;
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <p className={styles.elapsed}>
      {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
    </p>
  );
}

/** What stands below the page is out of reach while the call covers it. */
function useFooterAway(): void {
  useEffect(() => {
    const footer = document.querySelector('footer');
    if (footer) footer.hidden = true;
    document.body.style.overflow = 'hidden';
    return () => {
      if (footer) footer.hidden = false;
      document.body.style.overflow = '';
    };
  }, []);
}
