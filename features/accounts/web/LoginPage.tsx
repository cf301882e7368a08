import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { markSharedComputer } from '../contract/auth-client-options.ts';
import { checkSignIn } from '../contract/registration.rules.ts';
import { type AccountFailure, failureOf } from './account-failure.ts';
import { verifiedFactors } from './assurance.ts';
import { useSettingsOnce } from './auth-settings.ts';
import { useCaptcha } from './captcha/use-captcha.tsx';
import { forgetGone, receiptOfGone } from './gone.ts';
import { hasStoredSession, loadAuth } from './load-auth.ts';
import {
  codeInAddress,
  companyInAddress,
  errorInAddress,
  leaveFor,
  wantedPath,
} from './page-address.ts';
import styles from './parts/account.module.css';
import { CheckField } from './parts/CheckField.tsx';
import { takeEarlySubmit } from './parts/early-submit.ts';
import { FailureNote } from './parts/FailureNote.tsx';
import { Field } from './parts/Field.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { ResendButton } from './parts/ResendButton.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { useAccountForm } from './parts/use-account-form.ts';
import { finishForgetting } from './shared-computer.ts';
import { useOtherWays } from './steps/use-other-ways.ts';
import { useSteps } from './steps/use-steps.ts';

/** The sign-in screen. `go` is where a signed-in person is sent; the browser's address by default. */
export function LoginPage({ go = leaveFor }: { go?: (path: string) => void }) {
  const { t } = useTranslation('accounts');
  const [email, setEmail] = useState('');
  const [refused, setRefused] = useState<AccountFailure>();
  const [gone, setGone] = useState<ReactNode>(null);
  const box = useRef<HTMLDivElement>(null);
  const byEmail = useRef<HTMLFormElement>(null);
  const ask = useSettingsOnce();
  const otherWays = useOtherWays(ask);
  const captcha = useCaptcha(ask);
  const { Step, open, arrive, back } = useSteps(go);

  useEffect(() => {
    const comeBack = async (code: string) => {
      try {
        const { finishSignIn } = await import('./provider-visit.ts');
        await finishSignIn(code);
        await arrive();
      } catch (error) {
        setRefused(failureOf(error));
      }
    };
    // Somebody comes back from another site, with a code or with the reason for having none.
    const refusal = errorInAddress(window.location);
    const code = codeInAddress(window.location.search);
    // From the list of a company's own sign-in: the person goes on from its step.
    const company = companyInAddress(window.location.search);
    if (refusal !== null || code !== null) {
      const { pathname } = window.location;
      window.history.replaceState(null, '', pathname + nextOf(wantedPath()));
    }
    if (refusal !== null) setRefused(failureOf({ code: refusal }));
    else if (code !== null) void comeBack(code);
    else if (hasStoredSession()) void arrive().catch(() => undefined);
    else if (company) void open('company', () => setEmail(company)).catch(() => undefined);
  }, [arrive, open]);

  const { form, busy, failure, problemOf } = useAccountForm({
    fields: ['email', 'password'],
    read: (data) => ({
      email: String(data.get('email') ?? '').trim(),
      password: String(data.get('password') ?? ''),
      shared: data.has('shared'),
    }),
    check: checkSignIn,
    async send({ email, password, shared }) {
      setEmail(email);
      setRefused(undefined);
      const auth = await loadAuth();
      markSharedComputer(window.sessionStorage, shared);
      const options = await captcha.proof();
      const { data, error } = await auth.signInWithPassword({ email, password, options });
      if (error) throw error;
      if (verifiedFactors(data.user).length > 0) await open('secondFactor');
      else go(wantedPath());
      return undefined;
    },
  });

  /** Opens another way in, which begins with what was typed here. */
  function leaveFormFor(name: 'email' | 'company') {
    setRefused(undefined);
    const takeAlong = () => {
      const fields = new FormData(box.current?.querySelector('form') ?? undefined);
      setEmail(String(fields.get('email') ?? '').trim());
      markSharedComputer(window.sessionStorage, fields.has('shared'));
    };
    open(name, takeAlong).catch((error: unknown) => setRefused(failureOf(error)));
  }

  useEffect(() => {
    const showGone = async () => {
      const receipt = receiptOfGone();
      if (!receipt) return;
      const { GoneReceipt } = await import('./steps/GoneReceipt.tsx');
      const kept = () => {
        forgetGone();
        setGone(null);
      };
      setGone(<GoneReceipt receipt={receipt} onKept={kept} />);
    };
    void finishForgetting().catch(() => undefined);
    void showGone().catch(() => undefined);
    const { current } = byEmail;
    if (current && takeEarlySubmit(current)) current.requestSubmit();
  }, []);

  const wasAway = useRef(false);
  useEffect(() => {
    if (!Step && wasAway.current) box.current?.querySelector('input')?.focus();
    wasAway.current = Step !== null;
  }, [Step]);

  if (Step) return <Step email={email} onSignedIn={arrive} onBack={() => void back()} />;

  const shown = failure ?? refused;
  return (
    <div className={styles.page} ref={box}>
      {/* In the page before it says something else, so that this is read out. */}
      <div role="status">
        <h1>{t(gone ? 'login.gone' : 'login.title')}</h1>
        <p className={styles.lead}>{t(gone ? 'login.goneLead' : 'login.lead')}</p>
      </div>
      {gone}
      <form {...form} action="/login">
        <FailureNote failure={shown}>
          {shown === 'email_not_confirmed' && <ResendButton email={email} />}
        </FailureNote>
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('form.email')}
          defaultValue={email || undefined}
          problem={problemOf('email')}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('form.password')}
          problem={problemOf('password')}
        />
        <div className={styles.between}>
          <CheckField name="shared" label={t('login.shared')} />
          <a className={styles.link} href="/forgot-password">
            {t('login.forgot')}
          </a>
        </div>
        {captcha.box}
        <SubmitButton>{t(busy ? 'login.sending' : 'login.submit')}</SubmitButton>
      </form>
      <div className={styles.ways}>
        {/* A form, so that a press before the page is alive is held and not lost. */}
        <form
          ref={byEmail}
          method="post"
          action="/login"
          onSubmit={(event) => {
            event.preventDefault();
            leaveFormFor('email');
          }}
        >
          <button type="submit" className={classes(plain.button, plain.outline, plain.full)}>
            {t('login.byEmail')}
          </button>
        </form>
        {otherWays && (
          <otherWays.Ways
            settings={otherWays.settings}
            onSignedIn={arrive}
            onCompany={() => leaveFormFor('company')}
          />
        )}
      </div>
      <p className={styles.foot}>
        {t('login.first')} <a href="/register">{t('login.register')}</a>
      </p>
    </div>
  );
}

const nextOf = (path: string) => `?next=${encodeURIComponent(path)}`;
