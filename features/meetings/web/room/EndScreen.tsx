import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '#packages/ui/art/Drawing.tsx';
import { spot } from '#packages/ui/art/spots.ts';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import type { Room } from '../../contract/room.contract.ts';
import styles from './room.module.css';

interface EndScreenProps {
  readonly room: Room;
  readonly kind: 'finished' | 'left' | 'taken';
  readonly isSignedIn: boolean;
  readonly onReturn: () => void;
}

/** The call has ended, or goes on without this page. */
export function EndScreen({ room, kind, isSignedIn, onReturn }: EndScreenProps) {
  const { t } = useTranslation('meetings');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const name = room.other ?? t('room.somebody');
  return (
    <div className={styles.over}>
      <Drawing svg={spot('consultation')} className={styles.spot} />
      <h1 ref={title} tabIndex={-1}>
        {t(`room.over.${kind}.title`)}
      </h1>
      <p className={plain.muted}>
        {kind === 'finished' && room.talked !== null
          ? t('room.over.talked', { count: room.talked, name })
          : t(`room.over.${kind}.text`, { name })}
      </p>
      {kind === 'finished' ? null : (
        <button
          type="button"
          className={join(plain.button, plain.primary, plain.big)}
          onClick={onReturn}
        >
          {t(`room.over.${kind}.return`)}
        </button>
      )}
      {isSignedIn && kind === 'finished' ? (
        <>
          <a className={join(plain.button, plain.primary, plain.big)} href="/diary?write=1">
            {t('room.over.diary')}
          </a>
          <a className={join(plain.button, plain.outline)} href="/dashboard">
            {t('room.over.home')}
          </a>
        </>
      ) : null}
    </div>
  );
}
