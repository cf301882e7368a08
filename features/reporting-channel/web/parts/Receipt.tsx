import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import classes from '../listening.module.css';

interface ReceiptProps {
  readonly receipt: string;
  readonly onGoOn: () => void;
}

/** The receipt, which is the one way back and is shown once. */
export function Receipt({ receipt, onGoOn }: ReceiptProps) {
  const { t } = useTranslation('reporting-channel');
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(receipt)}`;
  return (
    <section className={classes.receipt} aria-labelledby="receipt">
      <h2 id="receipt" ref={heading} tabIndex={-1}>
        {t('public.receipt.title')}
      </h2>
      <p className={classes.code}>{receipt}</p>
      <p>{t('public.receipt.text')}</p>
      <div className={classes.ways}>
        <button
          type="button"
          className={join(plain.button, plain.primary)}
          onClick={() =>
            void navigator.clipboard?.writeText(receipt).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          {t(copied ? 'public.receipt.copied' : 'public.receipt.copy')}
        </button>
        <a className={join(plain.button, plain.outline)} href={file} download="codigo.txt">
          {t('public.receipt.download')}
        </a>
        <button type="button" className={join(plain.button, plain.quiet)} onClick={onGoOn}>
          {t('public.receipt.goOn')}
        </button>
      </div>
      <span role="status" className={plain.hidden}>
        {copied ? t('public.receipt.copied') : ''}
      </span>
    </section>
  );
}
