import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure, createClient } from '#packages/api/client/index.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { pickLanguage } from '#packages/i18n/languages.ts';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import {
  consultationContract,
  LINK_OVER,
  PIN_DIGITS,
} from '../contract/consultation-summary.contract.ts';
import type { Summary } from '../contract/summary.ts';
import { type LinkParts, readLink } from './link/link-address.ts';
import { openSummary, proofOf } from './link/link-crypto.ts';
import { SummaryView } from './parts/SummaryView.tsx';
import styles from './SharedSummaryPage.module.css';

// Nobody is signed in here, and nobody needs to be.
const api = createClient(consultationContract, { token: () => null });

type State =
  | { kind: 'ask' | 'busy' | 'broken' | 'over' | 'unknown' | 'often' | 'offline' }
  | { kind: 'open'; summary: Summary; expiresAt: string };

/**
 * Where the holder of a link reads a summary. It is opened by pressing a button: programs that look
 * at links in messages must not count as openings. Everything is unsealed here, in the browser.
 */
export function SharedSummaryPage() {
  const { t } = useTranslation('consultation-summary');
  const [link, setLink] = useState<LinkParts | null>(null);
  const [state, setState] = useState<State>({ kind: 'ask' });
  const pin = useRef<HTMLInputElement>(null);
  const article = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const found = readLink(window.location.hash);
    setLink(found);
    if (!found) setState({ kind: 'broken' });
    // The same link in another language: what opens it stands in the fragment.
    for (const other of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
      other.hash = window.location.hash;
    }
  }, []);
  useEffect(() => {
    if (state.kind === 'open') article.current?.querySelector('h1')?.focus();
  }, [state.kind]);

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (!link || state.kind === 'busy') return;
    const digits = link.hasPin ? (pin.current?.value.trim() ?? '') : '';
    setState({ kind: 'busy' });
    try {
      const proof = await proofOf(link.secret, digits);
      const { content, expiresAt } = await api.openLink({ body: { id: link.id, proof } });
      setState({
        kind: 'open',
        summary: await openSummary(content, link.secret, digits),
        expiresAt,
      });
    } catch (error) {
      setState({ kind: kindOf(error) });
    }
  };

  if (state.kind === 'open') {
    const format = formatterFor(pickLanguage({ query: document.documentElement.lang }));
    return (
      <div ref={article}>
        <SummaryView summary={state.summary} rank={1} />
        <p className={join(plain.note, styles.until)}>
          {t('shared.until', { date: format.dateTime(state.expiresAt, 'day') })}
        </p>
      </div>
    );
  }
  const askable = state.kind !== 'broken' && state.kind !== 'over';
  return (
    <form className={styles.form} onSubmit={(event) => void open(event)} noValidate>
      <h1 tabIndex={-1}>{t('shared.title')}</h1>
      <p>{t('shared.lead')}</p>
      <p className={plain.note}>{t('shared.limits')}</p>
      {link?.hasPin && askable ? (
        <label className={styles.field}>
          {t('shared.pin')}
          <input
            ref={pin}
            inputMode="numeric"
            autoComplete="off"
            maxLength={PIN_DIGITS}
            aria-describedby={state.kind === 'unknown' ? 'shared-state' : undefined}
          />
        </label>
      ) : null}
      <p id="shared-state" role="status" className={styles.state}>
        {state.kind === 'ask' ? '' : t(`shared.state.${wordOf(state.kind, link)}`)}
      </p>
      {askable ? (
        <button
          type="submit"
          className={join(plain.button, plain.primary, plain.big)}
          disabled={!link}
        >
          {t('shared.open')}
        </button>
      ) : null}
    </form>
  );
}

/** A wrong PIN and a wrong link answer alike; what is worth checking depends on whether there is one. */
function wordOf(kind: Exclude<State['kind'], 'ask' | 'open'>, link: LinkParts | null) {
  return kind === 'unknown' && link?.hasPin ? 'pin' : kind;
}

function kindOf(error: unknown): Exclude<State['kind'], 'ask' | 'busy' | 'open'> {
  if (!(error instanceof ApiFailure)) return 'broken';
  if (error.code === LINK_OVER) return 'over';
  if (error.code === 'not_found') return 'unknown';
  return error.code === 'too_many' ? 'often' : 'offline';
}
