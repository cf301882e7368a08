import { Button } from '@mantine/core';
import { IconLogout, IconSend } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessState } from '#features/access/web/index.ts';
import { isSharedComputer } from '#features/accounts/contract/auth-client-options.ts';
import { deviceParts, forgetOnDevice } from '#packages/offline-queue/index.ts';
import { Note, useOnline } from '#packages/ui/index.ts';
import classes from './AccountPanel.module.css';
import { clearCopies, endSession, isLoss, type Leaving, leavingOf, sendAll } from './leaving.ts';

type Busy = 'leaving' | 'sending' | null;
type Problem = 'sign_out_failed' | 'send_failed' | null;

/**
 * The way out. It takes away what only this device holds: that is asked about once, by name, with the
 * ways to send it first or to stay.
 */
export function SignOut() {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const online = useOnline();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState<Busy>(null);
  const [problem, setProblem] = useState<Problem>(null);
  const [asked, setAsked] = useState<Leaving | null>(null);
  const userId = useAccessState().person?.userId;

  /** True where it may go on without asking; otherwise it is asked. */
  const mayLeave = async () => {
    const found = userId ? await leavingOf(await deviceParts(), userId) : null;
    const asks = found !== null && isLoss(found);
    setAsked(asks ? found : null);
    if (asks) setBusy(null);
    return !asks;
  };
  const signOut = async (keepPlan: boolean) => {
    const parts = await deviceParts();
    const putBack = userId ? await clearCopies(parts, userId, { keepCopy: keepPlan }) : null;
    if (await endSession(parts, () => forgetOnDevice(parts, userId))) return;
    await putBack?.();
    setBusy(null);
    setProblem('sign_out_failed');
  };
  const leave = async (keepPlan = false) => {
    setBusy('leaving');
    try {
      if (!asked && !(await mayLeave())) return;
      setProblem(null);
      await signOut(keepPlan);
    } catch {
      // The code that knows what this device keeps could not be fetched: nothing was done yet.
      setBusy(null);
      setProblem('sign_out_failed');
    }
  };
  const sendAndLeave = async () => {
    if (!userId) return;
    setBusy('sending');
    setProblem(null);
    const parts = await deviceParts();
    await sendAll(parts, client, userId);
    const { sendable } = await leavingOf(parts, userId);
    if (sendable > 0) setProblem('send_failed');
    if (await mayLeave()) await signOut(false);
  };
  const stay = () => {
    setAsked(null);
    setProblem(null);
    button.current?.focus();
  };

  const shared = isSharedComputer(window.sessionStorage);
  const words = asked?.plan.copy ? 'sign_out_clearing' : asked ? 'sign_out_anyway' : 'sign_out';
  return (
    <div className={classes.leaving}>
      {asked ? <LeavingNotes {...asked} shared={shared} /> : null}
      {problem ? (
        <Note tone="sun" role="alert">
          {t(`account.${problem}`)}
        </Note>
      ) : null}
      {asked && asked.sendable > 0 && online ? (
        <Button
          fullWidth
          loading={busy === 'sending'}
          disabled={busy === 'leaving'}
          leftSection={<IconSend size={20} stroke={1.75} aria-hidden />}
          onClick={() => void sendAndLeave()}
        >
          {t('account.send_and_leave')}
        </Button>
      ) : null}
      {asked ? (
        <Button fullWidth variant="light" disabled={busy !== null} onClick={stay}>
          {t('account.stay')}
        </Button>
      ) : null}
      <Button
        ref={button}
        fullWidth
        variant="default"
        loading={busy === 'leaving'}
        disabled={busy === 'sending'}
        leftSection={<IconLogout size={20} stroke={1.75} aria-hidden />}
        onClick={() => void leave()}
      >
        {t(`account.${words}`)}
      </Button>
      {asked?.plan.copy ? (
        <Button
          fullWidth
          variant="default"
          disabled={busy !== null}
          onClick={() => void leave(true)}
        >
          {t('account.sign_out_keeping')}
        </Button>
      ) : null}
    </div>
  );
}

/** What would be lost, each by its name; on a shared computer also why. */
function LeavingNotes({ unsent, plan, shared }: Leaving & { shared: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Note tone="sun" role="alert">
      {unsent.length > 0 ? (
        <>
          <p>{t('account.unsent.lead')}</p>
          <ul className={classes.unsent}>
            {unsent.map(({ name, count }) => (
              <li key={name}>{t(`account.unsent.${name}`, { count })}</li>
            ))}
          </ul>
          <p>{t(shared ? 'account.unsent.shared' : 'account.unsent.lost')}</p>
        </>
      ) : null}
      {plan.unsent ? <p>{t('account.plan_unsent')}</p> : null}
      {plan.copy ? <p>{t('account.plan_kept')}</p> : null}
    </Note>
  );
}
