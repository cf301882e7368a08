import { IconMailOpened } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountFailure, failureOf } from './account-failure.ts';
import { type LinkKind, linkKindOf, readConfirmLink } from './confirm-link.ts';
import { ExpiredLink } from './ExpiredLink.tsx';
import type { LinkOutcome } from './enter-by-link.ts';
import { OtherAccount } from './OtherAccount.tsx';
import { errorInAddress, leaveFor } from './page-address.ts';
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
  const [other, setOther] = useState<Extract<LinkOutcome, { kind: 'other' }>>();
  const [failure, setFailure] = useState<AccountFailure>();
  const underWay = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const { search, origin } = window.location;
    setKind(linkKindOf(search));
    if (errorInAddress(window.location) !== null || readConfirmLink(search, origin) === null) {
      setState('expired');
    }
  }, []);

  useEffect(() => {
    const { current } = form;
    if (current && takeEarlySubmit(current)) current.requestSubmit();
  }, []);

  async function confirm() {
    const link = readConfirmLink(window.location.search, window.location.origin);
    if (underWay.current || link === null) return;
    underWay.current = true;
    setState('busy');
    setFailure(undefined);
    try {
      const { enterByLink } = await import('./enter-by-link.ts');
      const outcome = await enterByLink(link);
      if (outcome.kind === 'entered') go(outcome.path);
      else if (outcome.kind === 'half') setState('half');
      else setOther(outcome);
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

  if (other) return <OtherAccount {...other} go={go} />;

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
