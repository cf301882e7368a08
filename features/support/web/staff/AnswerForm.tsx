import { Button, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { focusFirstProblem, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import { ANSWER_STATES, type AnswerState, type TicketCase } from '../../contract/staff.contract.ts';
import { MAX_MESSAGE_LENGTH } from '../../contract/support.contract.ts';
import classes from '../parts/support.module.css';
import { useWords } from '../use-words.ts';
import { useStaffChanges, useTextsIn } from './staff.api.ts';

/** Answers that are ready in four languages, in the order of their showing. */
const CANNED = [
  'received',
  'screenshot',
  'device',
  'mail',
  'reload',
  'receipt',
  'notOurs',
  'care',
] as const;

const firstName = (name: string) => name.split(' ', 1)[0] ?? name;

/** Answers a ticket; what is ready in the person’s language can be put in and changed. */
export function AnswerForm({ ticket }: { readonly ticket: TicketCase }) {
  const { number, person, language, byMail } = ticket;
  const { t } = useWords();
  const failureText = useFailureText('support');
  const theirs = useTextsIn(language);
  const { answer } = useStaffChanges();
  const hintId = useId();
  const [id, setId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [next, setNext] = useState<AnswerState>('waiting');
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const name = firstName(person);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    setFailure(null);
    if (text.trim() === '') {
      focusFirstProblem(event.currentTarget);
      return;
    }
    try {
      await answer.mutateAsync({ number, id, text, next });
      setText('');
      setAsked(false);
      setId(crypto.randomUUID());
      showToast({ text: t('case.sent') });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {theirs ? (
          <fieldset className={classes.attachments} aria-describedby={hintId}>
            <legend>{t('case.canned')}</legend>
            {CANNED.map((key) => (
              <Button
                key={key}
                variant="default"
                size="xs"
                onClick={() => {
                  const ready = theirs(`canned.${key}.text`, { name });
                  setText((known) => (known.trim() ? `${known.trim()}\n\n${ready}` : ready));
                }}
              >
                {t(`canned.${key}.title`)}
              </Button>
            ))}
            <p id={hintId} className={classes.small}>
              {t('case.cannedHint', { language: languageName(language) })}
            </p>
          </fieldset>
        ) : null}
        <Textarea
          label={t('case.answer')}
          lang={language}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={MAX_MESSAGE_LENGTH}
          value={text}
          error={asked && text.trim() === '' ? t('form.messageMissing') : null}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Choices
          legend={t('case.next')}
          options={ANSWER_STATES.map((value) => ({ value, label: t(`case.nextOf.${value}`) }))}
          value={next}
          onChange={(chosen) => chosen && setNext(chosen)}
        />
        {byMail ? <p className={classes.small}>{t('case.byMail')}</p> : null}
        {failure ? (
          <Note tone="sun" role="alert">
            {failureText(failure)}
          </Note>
        ) : null}
        <Button type="submit" fullWidth loading={answer.isPending}>
          {t('case.send', { name })}
        </Button>
      </Stack>
    </form>
  );
}

/** A language by its own name. */
const languageName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language.slice(0, 2)) ?? language;
