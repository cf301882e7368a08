import { IconHourglass, IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { type AccountFailure, failureOf } from '../account-failure.ts';
import { loadAuth } from '../load-auth.ts';
import { CodeForm } from '../parts/CodeForm.tsx';
import { FailureNote } from '../parts/FailureNote.tsx';
import { cancelRemoval, type FactorRemoval, requestRemoval } from '../prove.ts';
import { StepFrame } from './StepFrame.tsx';

interface LostFactorStepProps {
  readonly waiting: FactorRemoval | null;
  readonly onChange: (removal: FactorRemoval | null) => void;
  readonly onBack: () => void;
}

/** The way back for who lost every second factor: asked for by a mailed code, and then waited for. */
export function LostFactorStep({ waiting, onChange, onBack }: LostFactorStepProps) {
  const { t, i18n } = useTranslation('accounts');
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }
  const sendCode = async () => {
    const { error } = await (await loadAuth()).reauthenticate();
    if (error) throw error;
    setSent(true);
  };
  const cancel = async () => {
    await cancelRemoval();
    onChange(null);
  };

  if (waiting) {
    const form = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
    const date = form.format(new Date(waiting.due_at));
    return (
      <StepFrame
        title={t('lostFactor.waiting')}
        lead={t('lostFactor.waitingLead', { date })}
        icon={<IconHourglass size={28} stroke={1.75} aria-hidden />}
        onBack={onBack}
        backLabel={t('lostFactor.back')}
      >
        <FailureNote failure={failure} />
        <button
          type="button"
          disabled={busy}
          className={classes(plain.button, plain.outline, plain.full)}
          onClick={() => void attempt(cancel)}
        >
          {t('lostFactor.cancel')}
        </button>
      </StepFrame>
    );
  }
  return (
    <StepFrame
      title={t('lostFactor.title')}
      lead={t(sent ? 'lostFactor.sent' : 'lostFactor.lead')}
      icon={<IconLifebuoy size={28} stroke={1.75} aria-hidden />}
      onBack={onBack}
      backLabel={t('lostFactor.back')}
    >
      {sent ? (
        <CodeForm
          submit={t('lostFactor.ask')}
          send={async (code) => onChange(await requestRemoval(code))}
        />
      ) : (
        <>
          <FailureNote failure={failure} />
          <button
            type="button"
            disabled={busy}
            className={classes(plain.button, plain.primary, plain.big, plain.full)}
            onClick={() => void attempt(sendCode)}
          >
            {t('lostFactor.send')}
          </button>
        </>
      )}
    </StepFrame>
  );
}
