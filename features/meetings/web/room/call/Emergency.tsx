import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Safety } from '../../../contract/room.contract.ts';
import styles from './call.module.css';
import type { CallSession, CallState } from './call-session.ts';

/** The numbers to call, and what the other one left for such a moment. */
export function Emergency({
  session,
  state,
  name,
}: {
  readonly session: CallSession;
  readonly state: CallState;
  readonly name: string;
}) {
  const { t } = useTranslation('meetings');
  const [safety, setSafety] = useState<Safety | null>(null);
  const [failed, setFailed] = useState(false);
  const show = () => {
    setFailed(false);
    session.safety().then(setSafety, () => setFailed(true));
  };
  return (
    <section className={styles.emergency} aria-label={t('room.emergency.title')}>
      <h2>{t('room.emergency.title')}</h2>
      {state.room.otherSafety || safety ? null : <p>{t('room.emergency.none')}</p>}
      {state.room.otherSafety && !safety ? (
        <>
          <p>{t('room.emergency.left', { name })}</p>
          <button type="button" className={styles.pill} onClick={show}>
            {t('room.emergency.show')}
          </button>
        </>
      ) : null}
      {safety ? (
        <dl>
          {safety.place ? (
            <div>
              <dt>{t('room.emergency.place')}</dt>
              <dd>{safety.place}</dd>
            </div>
          ) : null}
          {safety.contact ? (
            <div>
              <dt>{t('room.emergency.contact')}</dt>
              <dd>{safety.contact}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {failed ? <p role="alert">{t('room.emergency.failed')}</p> : null}
    </section>
  );
}
