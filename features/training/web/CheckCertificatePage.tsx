import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure, createClient } from '#packages/api/client/index.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { pickLanguage } from '#packages/i18n/languages.ts';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import {
  type Certified,
  certificateCheckContract,
} from '../contract/certificate-check.contract.ts';
import styles from './CheckCertificatePage.module.css';

// Nobody is signed in here, and nobody needs to be.
const api = createClient(certificateCheckContract, { token: () => null });

type State =
  | { kind: 'ask' | 'busy' | 'unknown' | 'often' | 'offline' }
  | { kind: 'found'; certificate: Certified & { expired: boolean } };

/** Where anybody checks a certificate: by the link from its QR code, or by typing its code. */
export function CheckCertificatePage() {
  const { t } = useTranslation('training');
  const [code, setCode] = useState('');
  const [state, setState] = useState<State>({ kind: 'ask' });

  const check = async (typed: string) => {
    setState({ kind: 'busy' });
    try {
      const certificate = await api.checkCertificate({ body: { code: typed } });
      setState({ kind: 'found', certificate });
    } catch (error) {
      setState({ kind: kindOf(error) });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that was opened
  useEffect(() => {
    const given = decodeURIComponent(window.location.hash.slice(1)).slice(0, 40);
    setCode(given);
    if (given) void check(given);
    for (const other of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
      other.hash = window.location.hash;
    }
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() && state.kind !== 'busy') void check(code);
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h1>{t('check.title')}</h1>
        <p>{t('check.lead')}</p>
        <label className={styles.field}>
          {t('check.code')}
          <input
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            placeholder="FLR-0000-0000-0000"
            aria-describedby="check-state"
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <p id="check-state" role="status" className={styles.state}>
          {state.kind === 'ask' || state.kind === 'found' ? '' : t(`check.state.${state.kind}`)}
        </p>
        <button type="submit" className={join(plain.button, plain.primary, plain.big)}>
          {t('check.action')}
        </button>
      </form>
      {state.kind === 'found' ? <Found certificate={state.certificate} /> : null}
      <p className={join(plain.note, styles.limits)}>{t('check.limits')}</p>
    </>
  );
}

function Found({ certificate }: { certificate: Certified & { expired: boolean } }) {
  const { t } = useTranslation('training');
  const format = formatterFor(pickLanguage({ query: document.documentElement.lang }));
  const day = (at: string) => format.date(at, 'long');
  const { name, title, hours, lessons, completedAt, expiresAt, expired, code } = certificate;
  return (
    <section className={styles.found} data-expired={expired} aria-live="polite">
      <h2>{t(expired ? 'check.over' : 'check.valid')}</h2>
      <dl>
        <dt>{t('check.name')}</dt>
        <dd>{name ?? t('certificate.noName')}</dd>
        <dt>{t('check.course')}</dt>
        <dd>
          {title} ({t('lessons', { count: lessons })},{' '}
          {hours < 1
            ? t('minutes', { minutes: format.number(hours * 60) })
            : t('hours', { count: hours, hours: format.number(hours) })}
          )
        </dd>
        <dt>{t('check.day')}</dt>
        <dd>{day(completedAt)}</dd>
        <dt>{t('certificate.validity')}</dt>
        <dd>
          {expiresAt
            ? t(expired ? 'expired' : 'expires', { date: day(expiresAt) })
            : t('certificate.forGood')}
        </dd>
        <dt>{t('certificate.code')}</dt>
        <dd>{code}</dd>
      </dl>
    </section>
  );
}

function kindOf(error: unknown): 'unknown' | 'often' | 'offline' {
  if (!(error instanceof ApiFailure)) return 'offline';
  if (error.code === 'not_found' || error.code === 'invalid') return 'unknown';
  return error.code === 'too_many' ? 'often' : 'offline';
}
