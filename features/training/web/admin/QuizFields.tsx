import { ActionIcon, Button, Group, Radio, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { FieldGroup } from '#packages/ui/parts/FieldGroup.tsx';
import {
  MAX_EXPLANATION,
  MAX_OPTION_TEXT,
  MAX_OPTIONS,
  MAX_QUESTION_TEXT,
  MAX_QUESTIONS,
} from '../../contract/quiz.ts';
import { useWords } from '../use-words.ts';
import classes from './admin.module.css';
import { newQuestion, type QuestionForm, type QuizForm, withOption } from './quiz-form.rules.ts';

interface QuizFieldsProps {
  /** Names its fields, for the one that is wrong to be found. */
  name: string;
  form: QuizForm;
  set: (change: Partial<QuizForm>) => void;
  problemOf: (field: string) => string | undefined;
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Questions with their options, the right one, the explanation, and what it takes to pass. */
export function QuizFields({ name, form, set, problemOf }: QuizFieldsProps) {
  const { t } = useWords();
  const { questions, passMark, tries } = form;
  const write = (id: string, change: (question: QuestionForm) => QuestionForm) =>
    set({ questions: questions.map((one) => (one.id === id ? change(one) : one)) });
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          name={`${name}.passMark`}
          label={t('admin.quiz.passMark')}
          description={t('admin.quiz.passMarkHint')}
          inputMode="numeric"
          maxLength={3}
          value={passMark}
          error={problemOf(`${name}.passMark`)}
          onChange={(event) => set({ passMark: event.currentTarget.value })}
        />
        <TextInput
          label={t('admin.quiz.tries')}
          description={t('admin.quiz.triesHint')}
          inputMode="numeric"
          maxLength={2}
          value={tries}
          onChange={(event) => set({ tries: event.currentTarget.value })}
        />
      </div>
      {questions.map((question, index) => {
        const { id, text, options, right, explanation } = question;
        const number = index + 1;
        const setOwn = (change: Partial<QuestionForm>) =>
          write(id, (one) => ({ ...one, ...change }));
        return (
          <FieldGroup key={id} legend={t('admin.quiz.question', { number })}>
            <div className={classes.fields}>
              <Textarea
                name={`${name}.${id}.text`}
                label={t('admin.quiz.text')}
                autosize
                minRows={1}
                maxLength={MAX_QUESTION_TEXT}
                value={text}
                error={problemOf(`${name}.${id}.text`)}
                onChange={(event) => setOwn({ text: event.currentTarget.value })}
              />
              {options.map((option, nth) => (
                <div key={option.id} className={classes.option}>
                  <Radio
                    name={`${name}.${id}.right`}
                    aria-label={t('admin.quiz.isRight', { number: nth + 1 })}
                    checked={right === option.id}
                    onChange={() => setOwn({ right: option.id })}
                  />
                  <TextInput
                    name={nth === 0 ? `${name}.${id}.options` : undefined}
                    aria-label={t('admin.quiz.option', { number: nth + 1 })}
                    placeholder={t('admin.quiz.option', { number: nth + 1 })}
                    maxLength={MAX_OPTION_TEXT}
                    value={option.text}
                    error={nth === 0 ? problemOf(`${name}.${id}.options`) : undefined}
                    onChange={(event) =>
                      setOwn({
                        options: options.with(nth, {
                          id: option.id,
                          text: event.currentTarget.value,
                        }),
                      })
                    }
                  />
                </div>
              ))}
              <Textarea
                name={`${name}.${id}.explanation`}
                label={t('admin.quiz.explanation')}
                description={t('admin.quiz.explanationHint')}
                autosize
                minRows={2}
                maxLength={MAX_EXPLANATION}
                value={explanation}
                error={problemOf(`${name}.${id}.explanation`)}
                onChange={(event) => setOwn({ explanation: event.currentTarget.value })}
              />
              <Group justify="space-between">
                <Button
                  variant="subtle"
                  disabled={options.length >= MAX_OPTIONS}
                  onClick={() => write(id, withOption)}
                >
                  {t('admin.quiz.addOption')}
                </Button>
                <ActionIcon
                  aria-label={t('admin.quiz.remove', { number })}
                  disabled={questions.length === 1}
                  onClick={() => set({ questions: questions.filter((one) => one.id !== id) })}
                >
                  <IconTrash {...ICON} />
                </ActionIcon>
              </Group>
            </div>
          </FieldGroup>
        );
      })}
      <div>
        <Button
          variant="light"
          leftSection={<IconPlus {...ICON} />}
          disabled={questions.length >= MAX_QUESTIONS}
          onClick={() => set({ questions: [...questions, newQuestion()] })}
        >
          {t('admin.quiz.add')}
        </Button>
      </div>
    </>
  );
}
