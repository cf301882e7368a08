import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatterFor } from '#packages/i18n/format.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { DEFAULT_TIME_ZONE } from '#packages/kernel/day.ts';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import type { DeletionReceipt } from '../../contract/account.contract.ts';
import account from '../parts/account.module.css';
import styles from './GoneReceipt.module.css';

interface GoneReceiptProps {
  readonly receipt: DeletionReceipt;
  /** The person has it: it goes from here too. */
  readonly onKept: () => void;
}

/** What stays in a person's hands of the deletion of their account: to keep as a file or on paper. */
export function GoneReceipt({ receipt, onKept }: GoneReceiptProps) {
  const { t, i18n } = useTranslation('accounts');
  const { code, deletedAt, copiesUntil, erased, checkAt } = receipt;
  const format = formatterFor(languageOfTag(i18n.language) ?? FALLBACK_LANGUAGE, DEFAULT_TIME_ZONE);
  const facts = [
    t('login.receipt.when', { when: format.dateTime(deletedAt, 'long') }),
    copiesUntil
      ? t('login.receipt.copies', { day: format.date(copiesUntil, 'long') })
      : t('login.receipt.noCopies'),
  ];
  const list = useRef<HTMLDetailsElement>(null);
  const print = () => {
    if (list.current) list.current.open = true;
    window.print();
  };
  const save = () => {
    const lines = [t('login.receipt.title'), code, '', ...facts, ''];
    const kinds = erased.length > 0 ? [t('login.receipt.erased'), ...erased.map(listed), ''] : [];
    const text = [...lines, ...kinds, t('login.receipt.check'), checkAt, ''].join('\r\n');
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('login.receipt.file'));
  };
  return (
    <section className={styles.receipt} aria-labelledby="receipt-title">
      <h2 id="receipt-title">{t('login.receipt.title')}</h2>
      <p className={styles.code}>
        <code>{code}</code>
      </p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {erased.length > 0 ? (
        <details ref={list}>
          <summary>{t('login.receipt.erased')}</summary>
          <ul>
            {erased.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <p>
        <a className={account.link} href={checkAt} target="_blank" rel="noreferrer">
          {t('login.receipt.check')}
        </a>
      </p>
      <p className={account.lead}>{t('login.receipt.once')}</p>
      <div className={styles.actions}>
        <button type="button" className={classes(plain.button, plain.outline)} onClick={save}>
          {t('login.receipt.save')}
        </button>
        <button type="button" className={classes(plain.button, plain.outline)} onClick={print}>
          {t('login.receipt.print')}
        </button>
        <button type="button" className={classes(plain.button, plain.outline)} onClick={onKept}>
          {t('login.receipt.kept')}
        </button>
      </div>
    </section>
  );
}

const listed = (line: string) => `- ${line}`;
