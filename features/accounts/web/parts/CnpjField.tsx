import { type InputEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CnpjFinding,
  explainCnpj,
  formatCnpj,
} from '#features/companies/contract/cnpj.rules.ts';
import { Field, type FieldProps } from './Field.tsx';

/**
 * A CNPJ that takes its punctuation while it is typed and says which character is wrong. What was
 * typed is never taken away; a number still being typed is not judged.
 */
export function CnpjField({ problem }: Pick<FieldProps, 'problem'>) {
  const { t } = useTranslation('accounts');
  const input = useRef<HTMLInputElement>(null);
  const [finding, setFinding] = useState<CnpjFinding>({ kind: 'empty' });
  const [left, setLeft] = useState(false);

  // Typed before the page came alive, or put back by the browser.
  useEffect(() => {
    const { current } = input;
    if (!current?.value) return;
    current.value = formatCnpj(current.value).text;
    setFinding(explainCnpj(current.value));
  }, []);

  function write(event: InputEvent<HTMLInputElement>) {
    const { currentTarget: field, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const written = formatCnpj(field.value, field.selectionStart ?? field.value.length, {
      forward: nativeEvent.inputType === 'deleteContentForward',
    });
    if (written.text !== field.value) field.value = written.text;
    field.setSelectionRange(written.caret, written.caret);
    setFinding(explainCnpj(written.text));
    setLeft(false);
  }

  const unfinished = finding.kind === 'too_short' && !left;
  const { kind, ...details } = finding;
  return (
    <Field
      ref={input}
      name="cnpj"
      label={t('form.cnpj')}
      problem={problem}
      // No numeric keyboard: newer numbers have letters.
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      onInput={write}
      onBlur={() => setLeft(true)}
      hint={<span role="status">{t(`cnpj.${unfinished ? 'empty' : kind}`, details)}</span>}
    />
  );
}
