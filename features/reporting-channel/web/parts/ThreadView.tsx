import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Help } from '#features/crisis/contract/danger.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { pickLanguage } from '#packages/i18n/languages.ts';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import { LONGEST_REPORT, type Thread } from '../../contract/reporting.contract.ts';
import { failureOf, publicApi } from '../listening.api.ts';
import classes from '../listening.module.css';
import { HelpFirst } from './HelpFirst.tsx';

interface ThreadViewProps {
  readonly receipt: string;
  readonly start: Thread;
}

/** The conversation of a report and how far it is, for whoever has its receipt. */
export function ThreadView({ receipt, start }: ThreadViewProps) {
  const { t } = useTranslation('reporting-channel');
  const [thread, setThread] = useState(start);
  const [help, setHelp] = useState<Help | null>(null);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const format = formatterFor(pickLanguage({ query: document.documentElement.lang }));
  const day = (on: string) => format.day(on, 'short');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    publicApi
      .answerThread({ body: { receipt, text } })
      .then((answer) => {
        setThread(answer.thread);
        setHelp(answer.help);
        setText('');
      })
      .catch((error: unknown) => setFailure(failureOf(error)))
      .finally(() => setBusy(false));
  };
  if (help) return <HelpFirst help={help} onGoOn={() => setHelp(null)} />;
  const { state, handlers, leftOut, dueOn, outcome, messages, company, kind } = thread;
  return (
    <div className={classes.thread}>
      <section className={plain.card} aria-labelledby="talk">
        <h2 id="talk">{t('public.thread.title')}</h2>
        <p className={join(plain.muted, plain.small)}>
          {company}, {t(`kind.${kind}`)}
        </p>
        <ol className={classes.messages}>
          {messages.map((message, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place
            <li key={at} data-side={message.side}>
              <span className={join(plain.muted, plain.small)}>
                {t(`side.${message.side}`)}, {t('week', { date: day(message.week) })}
              </span>
              <p>{message.text}</p>
            </li>
          ))}
        </ol>
        <form className={classes.form} onSubmit={send}>
          <label className={classes.field}>
            {t('public.thread.answer')}
            <textarea
              rows={4}
              required
              maxLength={LONGEST_REPORT}
              placeholder={t('public.thread.hint')}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </label>
          {failure ? (
            <p role="alert" className={classes.problem}>
              {t(`errors.${failure}`, { defaultValue: t('errors.unreached') })}
            </p>
          ) : null}
          <button type="submit" className={join(plain.button, plain.primary)} disabled={busy}>
            {t('public.thread.send')}
          </button>
          <p className={join(plain.muted, plain.small)}>{t('public.thread.kept')}</p>
        </form>
      </section>
      <section className={plain.card} aria-labelledby="progress">
        <h2 id="progress">{t('public.thread.progress')}</h2>
        <ol className={classes.steps}>
          <li data-done>{t('state.received')}</li>
          <li data-done={handlers > 0 || undefined}>
            {t('public.thread.handlers', { count: handlers })}
          </li>
          <li
            data-done={state === 'concluded' || undefined}
            data-now={state !== 'concluded' || undefined}
          >
            {state === 'concluded'
              ? t('state.concluded')
              : t('public.thread.due', { state: t(`state.${state}`), date: day(dueOn) })}
          </li>
          {outcome ? <li data-done>{t(`outcome.${outcome}`)}</li> : null}
        </ol>
        {leftOut > 0 ? (
          <p className={join(plain.muted, plain.small)}>
            {t('public.thread.leftOut', { count: leftOut })}
          </p>
        ) : null}
      </section>
    </div>
  );
}
