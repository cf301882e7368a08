import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coverOf, partsOf, placesOf, type Span } from '../rules/redaction.rules.ts';
import classes from './consultation.module.css';

interface CoverPassagesProps {
  text: string;
  covers: readonly Span[];
  names: readonly string[];
  onChange: (covers: readonly Span[]) => void;
  onDone: () => void;
}

/**
 * Covers what is selected. The text stands in a field, where mouse, finger and keyboard select by the
 * device's own habits and reading programs come along; it takes no writing. (A `readonly` one would
 * not let the keyboard select.)
 */
export function CoverPassages({ text, covers, names, onChange, onDone }: CoverPassagesProps) {
  const { t } = useTranslation('consultation-summary');
  const field = useRef<HTMLTextAreaElement>(null);
  const [hint, setHint] = useState<'nothing' | 'done' | null>(null);
  const cover = () => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {};
    const found = coverOf(text, { start, end });
    if (found) onChange([...covers, found]);
    setHint(found ? 'done' : 'nothing');
    field.current?.focus();
  };
  const parts = partsOf(text, [...covers, ...placesOf(text, names)]);
  return (
    <div className={classes.form}>
      <Textarea
        ref={field}
        label={t('cover.label')}
        description={t('cover.how')}
        value={text}
        aria-readonly
        inputMode="none"
        spellCheck={false}
        onBeforeInput={(event) => event.preventDefault()}
        onChange={() => undefined}
        rows={8}
        data-autofocus
      />
      <div className={classes.buttons}>
        <Button onClick={cover}>{t('cover.selected')}</Button>
        <Button
          variant="default"
          disabled={covers.length === 0}
          onClick={() => onChange(covers.slice(0, -1))}
        >
          {t('cover.undo')}
        </Button>
      </div>
      <p role="status" className={classes.hint}>
        {hint ? t(`cover.${hint}`) : ''}
      </p>
      <section aria-labelledby="cover-result">
        <h3 id="cover-result" className={classes.subtitle}>
          {t('cover.result')}
        </h3>
        <p className={classes.result}>
          {parts.map((part, index) =>
            part.kind === 'text' ? (
              part.text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
              <mark key={index} className={classes.covered}>
                {t('cover.mark')}
              </mark>
            ),
          )}
        </p>
      </section>
      <Button variant="light" onClick={onDone}>
        {t('cover.close')}
      </Button>
    </div>
  );
}
