import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SESSION_STORAGE_KEY } from '#features/accounts/contract/auth-client-options.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { type Formatter, formatterFor } from '#packages/i18n/format.ts';
import { pickLanguage } from '#packages/i18n/languages.ts';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import {
  CONSENT_VERSION,
  type Entrance,
  LINK_OVER,
  ROOM_CLOSED,
  type Room,
  SEAT_OCCUPIED,
} from '../../contract/room.contract.ts';
import { CallScreen } from './call/CallScreen.tsx';
import { CallSession } from './call/call-session.ts';
import { Door, type Entering } from './door/Door.tsx';
import { EndScreen } from './EndScreen.tsx';
import { roomApi } from './room.api.ts';
import styles from './room.module.css';
import { forgetSeat, rememberedSeat, rememberSeat } from './seat-memory.ts';
import { useLocalMedia } from './use-session.ts';

const KEY = /^#([\w-]{43})$/;
const LOOK_EVERY_MS = 8_000;

type State =
  | { kind: 'loading' | 'unknown' | 'over' | 'offline' }
  | { kind: 'door'; room: Room }
  | { kind: 'call'; session: CallSession }
  | { kind: 'jitsi'; room: Room; address: string }
  | { kind: 'ended'; room: Room; how: 'finished' | 'left' | 'taken' };

/** Where two people meet, each with a key of their own in the fragment: the door, the call, the end. */
export function RoomPage() {
  const { t } = useTranslation('meetings');
  const { media, state: local } = useLocalMedia();
  const [key, setKey] = useState<string | null>(null);
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isEntering, setIsEntering] = useState(false);
  const [ownName, setOwnName] = useState<string | null>(null);
  const [format, setFormat] = useState<Formatter | null>(null);
  const asked = useRef<Entering>({ name: null, safety: null, withVideo: true });

  /** The seat that this page had last: who comes back to it keeps what they left at the door. */
  const held = useRef<string | null>(null);

  const look = useCallback(async (with_: string) => {
    try {
      const room = await roomApi.lookIntoRoom({ body: { key: with_ } });
      setState((now) => (now.kind === 'call' ? now : { kind: 'door', room }));
    } catch (error) {
      setState((now) => (now.kind === 'door' && isPassing(error) ? now : { kind: kindOf(error) }));
    }
  }, []);

  const begin = useCallback(
    (entrance: Entrance, withKey: string, withVideo: boolean) => {
      if (!media) return;
      if (entrance.jitsi) {
        media.stop();
        setState({ kind: 'jitsi', room: entrance.room, address: entrance.jitsi });
        return;
      }
      held.current = entrance.seat;
      rememberSeat({ key: withKey, seat: entrance.seat, withVideo });
      const session = new CallSession(entrance, media);
      session.subscribe(() => {
        const { room, over } = session.state();
        const isOver = room.state !== 'in_progress' && room.state !== 'scheduled';
        if (!over && !isOver) return;
        media.close('audio');
        media.close('video');
        if (isOver || over === 'left') forgetSeat();
        setState({ kind: 'ended', room, how: isOver ? 'finished' : (over ?? 'left') });
      });
      setState({ kind: 'call', session });
      session.start();
    },
    [media],
  );

  const enter = useCallback(
    async (withKey: string, entering: Entering, takeOver: boolean, seat: string | null) => {
      if (!media) return;
      asked.current = entering;
      setIsEntering(true);
      setRefusal(null);
      if (entering.withVideo && !media.state().video) await media.open('video');
      if (!entering.withVideo) media.close('video');
      if (!media.state().audio) await media.open('audio');
      try {
        const { name, safety, withVideo } = entering;
        const entrance = await roomApi.enterRoom({
          body: { key: withKey, consent: CONSENT_VERSION, name, safety, seat, takeOver },
        });
        begin(entrance, withKey, withVideo);
      } catch (error) {
        const code = codeOf(error);
        if (code === LINK_OVER) setState({ kind: 'over' });
        else setRefusal([ROOM_CLOSED, SEAT_OCCUPIED].includes(code) ? code : 'failed');
        if (seat) await look(withKey);
      } finally {
        setIsEntering(false);
      }
    },
    [media, begin, look],
  );

  useEffect(() => {
    if (!media) return;
    const { hash } = window.location;
    // The same link in another language: what opens it stands in the fragment.
    for (const other of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
      other.hash = hash;
    }
    setOwnName(nameOfSignedIn());
    setFormat(formatterFor(pickLanguage({ query: document.documentElement.lang })));
    const found = KEY.exec(hash)?.[1];
    if (!found) {
      setState({ kind: 'unknown' });
      return;
    }
    setKey(found);
    // Loaded anew in the middle of a call: straight back to the seat.
    const known = rememberedSeat(found);
    if (known) {
      const { seat, withVideo } = known;
      void enter(found, { name: null, safety: null, withVideo }, false, seat);
    } else void look(found);
  }, [media, enter, look]);

  const isAtDoor = state.kind === 'door' || state.kind === 'offline';
  useEffect(() => {
    if (!isAtDoor || !key) return undefined;
    const timer = setInterval(() => void look(key), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAtDoor, key, look]);

  if (state.kind === 'call' && media && format) {
    return <CallScreen session={state.session} media={media} local={local} format={format} />;
  }
  if (state.kind === 'ended') {
    return (
      <EndScreen
        room={state.room}
        kind={state.how}
        isSignedIn={ownName !== null}
        onReturn={() => {
          if (key) void enter(key, asked.current, state.how === 'taken', held.current);
        }}
      />
    );
  }
  if (state.kind === 'door' && media && format && key) {
    return (
      <Door
        room={state.room}
        roomKey={key}
        format={format}
        media={media}
        state={local}
        ownName={ownName}
        isEntering={isEntering}
        refusal={refusal}
        onEnter={(entering, takeOver) => void enter(key, entering, takeOver, null)}
      />
    );
  }
  const shown = state.kind === 'door' || state.kind === 'call' ? 'loading' : state.kind;
  return (
    <div className={styles.over}>
      <h1 tabIndex={-1}>{t('room.title')}</h1>
      <p role="status">{t(`room.state.${shown}`)}</p>
      {state.kind === 'offline' && key ? (
        <button
          type="button"
          className={join(plain.button, plain.soft)}
          onClick={() => void look(key)}
        >
          {t('room.check.retry')}
        </button>
      ) : null}
      {state.kind === 'jitsi' ? (
        <a
          className={join(plain.button, plain.primary, plain.big)}
          href={state.address}
          rel="noreferrer"
        >
          {t('room.jitsi')}
        </a>
      ) : null}
    </div>
  );
}

const codeOf = (error: unknown): string => (error instanceof ApiFailure ? error.code : 'failed');

/** Nothing is known to have changed: the door stays as it is. */
const isPassing = (error: unknown): boolean => error instanceof ApiFailure && error.retryable;

function kindOf(error: unknown): 'unknown' | 'over' | 'offline' {
  const code = codeOf(error);
  if (code === LINK_OVER) return 'over';
  return code === 'not_found' || code === 'invalid' ? 'unknown' : 'offline';
}

/** The name of who is signed in on this device, empty where they gave none; null for a guest. */
function nameOfSignedIn(): string | null {
  for (const store of [window.localStorage, window.sessionStorage]) {
    const session = store.getItem(SESSION_STORAGE_KEY);
    if (session === null) continue;
    try {
      const { user } = JSON.parse(session) as {
        user?: { user_metadata?: { full_name?: unknown } };
      };
      const name = user?.user_metadata?.full_name;
      return typeof name === 'string' ? name : '';
    } catch {
      return '';
    }
  }
  return null;
}
