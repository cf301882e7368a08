import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import type { Thread } from '../contract/reporting.contract.ts';
import { type Channel, failureOf, publicApi } from './listening.api.ts';
import classes from './listening.module.css';
import { Receipt } from './parts/Receipt.tsx';
import { ReportForm } from './parts/ReportForm.tsx';
import { ThreadView } from './parts/ThreadView.tsx';

const ADDRESS = /^#([\w-]{10,64})$/;

/** Numbers in a text that are called by a tap. */
const LINES = /\b(180|188|190|192)\b/;
const called = (part: string) =>
  LINES.test(part) ? (
    <a key={part} href={`tel:${part}`}>
      {part}
    </a>
  ) : (
    part
  );

type Shown =
  | { kind: 'start' }
  | { kind: 'receipt'; receipt: string; thread: Thread | null }
  | { kind: 'thread'; receipt: string; thread: Thread };

/** The channel of a company for anybody who has its address: report, keep the receipt, come back by it. */
export function ListeningPage() {
  const { t } = useTranslation('reporting-channel');
  const [channel, setChannel] = useState<Channel | 'loading' | 'none' | 'failed'>('loading');
  const [shown, setShown] = useState<Shown>({ kind: 'start' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew
  useEffect(() => {
    const { hash } = window.location;
    for (const other of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
      other.hash = hash;
    }
    const address = ADDRESS.exec(hash)?.[1];
    if (!address) {
      setChannel('none');
      return;
    }
    // What is being written stays while the channel is read anew.
    setChannel((now) => (typeof now === 'object' ? now : 'loading'));
    publicApi.readChannel({ body: { address } }).then(
      (read) => setChannel({ ...read, address }),
      (error: unknown) => setChannel(failureOf(error) === 'not_found' ? 'none' : 'failed'),
    );
  }, [tries]);

  const open = typeof channel === 'object' ? channel : null;
  return (
    <div className={classes.page}>
      <header>
        <h1>{t('public.title')}</h1>
        <p className={join(plain.muted, classes.lead)}>
          {open ? t('public.lead', { company: open.company }) : t('public.leadAny')}
        </p>
      </header>
      {shown.kind === 'receipt' ? (
        <Receipt
          receipt={shown.receipt}
          onGoOn={() =>
            void publicApi
              .readThread({ body: { receipt: shown.receipt } })
              .then((thread) => setShown({ kind: 'thread', receipt: shown.receipt, thread }))
              .catch(() => setShown({ kind: 'start' }))
          }
        />
      ) : null}
      {shown.kind === 'thread' ? <ThreadView receipt={shown.receipt} start={shown.thread} /> : null}
      {shown.kind === 'start' ? (
        <>
          {channel === 'loading' ? <p role="status">{t('public.loading')}</p> : null}
          {channel === 'none' ? <p className={plain.note}>{t('public.closed')}</p> : null}
          {channel === 'failed' ? (
            <p role="alert" className={plain.note}>
              {t('public.failed')}{' '}
              <button
                type="button"
                className={join(plain.button, plain.outline)}
                onClick={() => setTries(tries + 1)}
              >
                {t('public.retry')}
              </button>
            </p>
          ) : null}
          {open ? (
            <ReportForm
              channel={open}
              onReported={(receipt) => setShown({ kind: 'receipt', receipt, thread: null })}
              onChanged={() => setTries(tries + 1)}
            />
          ) : null}
          <ComeBack onOpened={(receipt, thread) => setShown({ kind: 'thread', receipt, thread })} />
        </>
      ) : null}
      <p className={plain.note}>
        <span>{t('public.lines').split(LINES).map(called)}</span>
      </p>
    </div>
  );
}

interface ComeBackProps {
  readonly onOpened: (receipt: string, thread: Thread) => void;
}

/** The way back of somebody who has a receipt. */
function ComeBack({ onOpened }: ComeBackProps) {
  const { t } = useTranslation('reporting-channel');
  const [receipt, setReceipt] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const read = () => {
    setBusy(true);
    setFailure(null);
    publicApi
      .readThread({ body: { receipt } })
      .then((thread) => onOpened(receipt, thread))
      .catch((error: unknown) => setFailure(failureOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <section className={plain.card} aria-labelledby="come-back">
      <h2 id="come-back">{t('public.back.title')}</h2>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <label className={classes.field}>
          {t('public.back.label')}
          <input
            value={receipt}
            required
            autoComplete="off"
            spellCheck={false}
            placeholder="folha 4817 rio 2093 vento 5526"
            onChange={(event) => setReceipt(event.currentTarget.value)}
          />
        </label>
        {failure ? (
          <p role="alert" className={classes.problem}>
            {t(`errors.${failure}`, { defaultValue: t('errors.unreached') })}
          </p>
        ) : null}
        <button type="submit" className={join(plain.button, plain.outline)} disabled={busy}>
          {t('public.back.open')}
        </button>
      </form>
    </section>
  );
}
