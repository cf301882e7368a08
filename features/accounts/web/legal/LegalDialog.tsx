import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Operator } from '#features/privacy/contract/privacy.contract.ts';
import styles from '../parts/account.module.css';
import { type LegalDocument, type LegalSection, loadLegalText } from './legal-texts.ts';

/** Who answers for people's data here; null where it cannot be asked now. */
async function fetchOperator(): Promise<Operator | null> {
  const answer = await fetch('/api/operator').catch(() => null);
  return answer?.ok ? ((await answer.json()) as Operator) : null;
}

interface LegalDialogProps {
  readonly document: LegalDocument;
  readonly onClose: () => void;
}

/** Terms of use, privacy policy or data protection in a dialog; the texts are fetched on opening. */
export function LegalDialog({ document, onClose }: LegalDialogProps) {
  const { t, i18n } = useTranslation('accounts');
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState<readonly LegalSection[] | 'failed'>();

  const [operator, setOperator] = useState<Operator | null>(null);

  useEffect(() => {
    if (document !== 'terms') void fetchOperator().then(setOperator);
  }, [document]);

  useEffect(() => {
    dialog.current?.showModal();
    loadLegalText(document, i18n.language).then(setText, () => setText('failed'));
  }, [document, i18n.language]);

  const title = t(`register.${document}Link`);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <div className={styles.dialogHead}>
        <h2>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('legal.close')}
          onClick={() => dialog.current?.close()}
        >
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
      <div className={styles.dialogBody}>
        {text === undefined && <p role="status">{t('legal.loading')}</p>}
        {text === 'failed' && <p role="alert">{t('failures.offline')}</p>}
        {typeof text === 'object' &&
          text.map(({ heading, text: body }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p>{body}</p>
            </section>
          ))}
        {typeof text === 'object' && operator && <OperatorNames {...operator} />}
      </div>
    </dialog>
  );
}

/** What the operator of this installation set of themselves, if anything. */
function OperatorNames({ name, dpo, contact }: Operator) {
  const { t } = useTranslation('accounts');
  if (!name && !dpo && !contact) return null;
  return (
    <section>
      <h3>{t('legal.operator.heading')}</h3>
      {name && <p>{t('legal.operator.name', { value: name })}</p>}
      {dpo && <p>{t('legal.operator.dpo', { value: dpo })}</p>}
      {contact && <p>{t('legal.operator.contact', { value: contact })}</p>}
    </section>
  );
}
