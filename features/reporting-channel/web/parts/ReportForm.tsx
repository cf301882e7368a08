import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Help } from '#features/crisis/contract/danger.ts';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import { LONGEST_REPORT, REPORT_KINDS } from '../../contract/reporting.contract.ts';
import { type Channel, failureOf, publicApi } from '../listening.api.ts';
import classes from '../listening.module.css';
import { HelpFirst } from './HelpFirst.tsx';

interface ReportFormProps {
  readonly channel: Channel;
  readonly onReported: (receipt: string) => void;
  /** The people of the channel are not those that were shown. */
  readonly onChanged: () => void;
}

/** What happened, in one's own words; sent once, without anything of whoever writes. */
export function ReportForm({ channel, onReported, onChanged }: ReportFormProps) {
  const { t } = useTranslation('reporting-channel');
  const [kind, setKind] = useState<(typeof REPORT_KINDS)[number]>('harassment');
  const [text, setText] = useState('');
  const [chosen, setAbout] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [given, setGiven] = useState<{ receipt: string; help: Help } | null>(null);
  const people = [
    ...channel.handlers.map((one) => ({ ...one, role: 'handler' as const })),
    ...channel.admins.map((one) => ({ ...one, role: 'admin' as const })),
  ];
  const about = chosen.filter((id) => people.some((one) => one.id === id));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    const { address } = channel;
    publicApi
      .report({ body: { address, kind, text, about: [...about] } })
      .then(({ receipt, help }) => (help ? setGiven({ receipt, help }) : onReported(receipt)))
      .catch((error: unknown) => {
        const code = failureOf(error);
        setFailure(code);
        if (code === 'not_named') onChanged();
      })
      .finally(() => setBusy(false));
  };
  const toggle = (id: string, isOn: boolean) =>
    setAbout(isOn ? [...about, id] : about.filter((other) => other !== id));
  // Help comes before the receipt.
  if (given) return <HelpFirst help={given.help} onGoOn={() => onReported(given.receipt)} />;
  return (
    <section className={plain.card} aria-labelledby="report">
      <h2 id="report">{t('public.form.title')}</h2>
      {channel.rules ? (
        <details className={classes.rules}>
          <summary>{t('public.form.rules')}</summary>
          <p>{channel.rules.text}</p>
        </details>
      ) : null}
      <form className={classes.form} onSubmit={send}>
        <fieldset className={classes.group}>
          <legend>{t('public.form.kind')}</legend>
          {REPORT_KINDS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="kind"
                checked={kind === one}
                onChange={() => setKind(one)}
              />
              {t(`kind.${one}`)}
            </label>
          ))}
        </fieldset>
        <label className={classes.field}>
          {t('public.form.text')}
          <span className={join(plain.muted, plain.small)}>{t('public.form.hint')}</span>
          <textarea
            rows={8}
            required
            maxLength={LONGEST_REPORT}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <fieldset className={classes.group}>
          <legend>{t('public.form.about')}</legend>
          <p className={join(plain.muted, plain.small)}>{t('public.form.aboutHint')}</p>
          {people.map(({ id, name, role }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={about.includes(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
              <span>
                {name}{' '}
                <span className={join(plain.muted, plain.small)}>{t(`public.form.${role}`)}</span>
              </span>
            </label>
          ))}
          {channel.handlers.length > 0 && channel.handlers.every(({ id }) => about.includes(id)) ? (
            <p className={join(plain.muted, plain.small)}>{t('public.form.allAbout')}</p>
          ) : null}
        </fieldset>
        {failure ? (
          <p role="alert" className={classes.problem}>
            {t(`errors.${failure}`, { defaultValue: t('errors.unreached') })}
          </p>
        ) : null}
        <button type="submit" className={join(plain.button, plain.primary)} disabled={busy}>
          {t('public.form.send')}
        </button>
        <p className={join(plain.muted, plain.small)}>{t('public.form.kept')}</p>
      </form>
    </section>
  );
}
