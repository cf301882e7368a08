import { Button } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from './surfaces.tsx';
import { hideToast, showToast } from './toast.tsx';

/** What was typed into the forms of a page and not saved, by what each form is about. */
export interface Unfinished<Form> {
  of: (key: string) => Form | undefined;
  /** Keeps a form as it stands; one that says again what it began with is nothing to keep. */
  write: (key: string, form: Form, untouched: Form) => void;
  forget: (key: string) => void;
  /** Says after a closing that nothing is lost, and offers the way back into the form. */
  tellClosed: (key: string, resume: () => void) => void;
}

/** The toast of the form closed last. */
const CLOSED = 'unfinished';

/**
 * A sheet closes by Escape, a tap beside it, a swipe: what was typed must outlive that. It stays in
 * memory for as long as the page is open, and on no device.
 */
export function useUnfinished<Form>(): Unfinished<Form> {
  const { t } = useTranslation('common');
  return useMemo(() => {
    const forms = new Map<string, Form>();
    return {
      of: (key) => forms.get(key),
      write: (key, form, untouched) => {
        if (JSON.stringify(form) === JSON.stringify(untouched)) forms.delete(key);
        else forms.set(key, form);
      },
      forget: (key) => void forms.delete(key),
      tellClosed: (key, resume) => {
        if (!forms.has(key)) return;
        const action = { label: t('unfinished.resume'), run: resume };
        showToast({ id: CLOSED, text: t('unfinished.closed'), action });
      },
    };
  }, [t]);
}

/** Its word, not its padding, begins where the sentence does when it goes on in the next line. */
const BESIDE_WORDS = 'calc(-1 * var(--button-padding-x))';

/** At the top of a form that begins with what was typed before. */
export function UnfinishedNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('common');
  // Whoever is back needs no way back: on a phone the toast stands over the fields.
  useEffect(() => hideToast(CLOSED), []);
  return (
    <Note tone="sky">
      {t('unfinished.found')}{' '}
      <Button variant="subtle" size="compact-sm" ml={BESIDE_WORDS} onClick={onDiscard}>
        {t('unfinished.discard')}
      </Button>
    </Note>
  );
}
