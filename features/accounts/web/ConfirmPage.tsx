import { IconMailOpened } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME_PATH } from '../contract/return-path.ts';
import { type AccountFailure, failureOf } from './account-failure.ts';
import { pathAfterSignIn } from './assurance.ts';
import { type LinkKind, linkKindOf, PASSWORD_PATH, readConfirmLink } from './confirm-link.ts';
import { ExpiredLink } from './ExpiredLink.tsx';
import { loadAuth } from './load-auth.ts';
import { lostPassword } from './lost-password.ts';
import { errorInAddress, leaveFor, sessionInAddress } from './page-address.ts';
import styles from './parts/account.module.css';
import { takeEarlySubmit } from './parts/early-submit.ts';
import { FailureNote } from './parts/FailureNote.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';

/**
 * Target of mailed links. Nothing is confirmed by opening it: mail scanners open links, only a
 * person presses the button.
 */
export function ConfirmPage({ go = leaveFor }: { go?: (path: string) => void }) {
  const { t } = useTranslation('accounts');
  const [kind, setKind] = useState<LinkKind>('signup');
  const [state, setState] = useState<'ask' | 'busy' | 'expired' | 'half'>('ask');
  const [failure, setFailure] = useState<AccountFailure>();
  const underWay = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const { search, hash, origin } = window.location;
    setKind(linkKindOf(search));
    if (errorInAddress(window.location) !== null) setState('expired');
    else if (readConfirmLink(search, origin) === null && !sessionInAddress(hash)) {
      setState('expired');
    }
  }, []);

  useEffect(() => {
    const { current } = form;
    if (current && takeEarlySubmit(current)) current.requestSubmit();
  }, []);

  async function confirm() {
    if (underWay.current) return;
    const link = readConfirmLink(window.location.search, window.location.origin);
    underWay.current = true;
    setState('busy');
    setFailure(undefined);
    try {
      const auth = await loadAuth();
      if (link === null) {
        // The link was answered by the auth service itself and brought the session along.
        const { data } = await auth.getSession();
        if (data.session) return go(pathAfterSignIn(data.session.user, HOME_PATH));
        return setState('expired');
      }
      const { data, error } = await auth.verifyOtp({
        token_hash: link.tokenHash,
        type: link.kind,
      });
      if (error) throw error;
      // Of the two mails of an e-mail change the first one confirmed brings no session.
      if (data.session === null && link.kind === 'email_change') return setState('half');
      const choosesPassword = link.target === PASSWORD_PATH || lostPassword(data.session);
      // Choosing a password asks for the second factor itself.
      go(choosesPassword ? PASSWORD_PATH : pathAfterSignIn(data.user, link.target));
    } catch (error) {
      const reason = failureOf(error);
      if (reason === 'link_expired') return setState('expired');
      setFailure(reason);
      setState('ask');
    } finally {
      underWay.current = false;
    }
  }

  if (state === 'expired') return <ExpiredLink kind={kind} />;

  if (state === 'half') {
    return (
      <div className={styles.page} role="status">
        <div>
          <h1>{t('confirm.half.title')}</h1>
          <p className={styles.lead}>{t('confirm.half.text')}</p>
        </div>
      </div>
    );
  }

  return (
    <div className={styles.page}>
      <span className={styles.tile}>
        <IconMailOpened size={28} stroke={1.75} aria-hidden />
      </span>
      <div>
        <h1>{t(`confirm.title.${kind}`)}</h1>
        <p className={styles.lead}>{t(`confirm.text.${kind}`)}</p>
      </div>
      <FailureNote failure={failure} />
      {/* A form, so that a press before the page is alive is held and not lost. */}
      <form
        ref={form}
        method="post"
        aria-busy={state === 'busy'}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <SubmitButton>
          {t(state === 'busy' ? 'confirm.sending' : `confirm.button.${kind}`)}
        </SubmitButton>
      </form>
    </div>
  );
}
