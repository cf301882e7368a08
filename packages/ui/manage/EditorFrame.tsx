import { Button, Group } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Note } from '../parts/surfaces.tsx';
import classes from './manage.module.css';

interface EditorFrameProps {
  /** Something was written that is not saved. */
  readonly isDirty: boolean;
  /** Of what is edited. */
  readonly state: 'draft' | 'published' | 'withdrawn';
  /** Looks the fields through and tells the name of the first that is wrong. */
  readonly check: () => string | undefined;
  /** Fields are marked as wrong. */
  readonly hasProblems: boolean;
  /** Rejects when it was not saved; the fields keep what was written. */
  readonly save: () => Promise<void>;
  /** Code of the refusal when somebody else has saved meanwhile. */
  readonly conflict: string;
  /** After that: saves these fields nevertheless, or puts what is there now in their place. */
  readonly settle: (keepMine: boolean) => Promise<void>;
  readonly onLeave: () => void;
  readonly failureText: (error: unknown) => string;
  readonly children: ReactNode;
}

/** The fields of something managed. What was written is not lost without a question, nor overwritten. */
export function EditorFrame(props: EditorFrameProps) {
  const { isDirty, state, check, hasProblems, save, conflict, settle, onLeave } = props;
  const { failureText, children } = props;
  const { t } = useTranslation('common');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const leaving = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const attempt = async (work: () => Promise<void>) => {
    setSaving(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = check();
    if (wrong === undefined) return void attempt(save);
    setFailure(null);
    event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const conflicting = failure instanceof Error && 'code' in failure && failure.code === conflict;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {state === 'published' ? <Note tone="sky">{t('manage.live')}</Note> : null}
      {children}
      <div role="alert" className={classes.alert}>
        {hasProblems ? (
          <Note tone="sun">{t('manage.problems')}</Note>
        ) : failure ? (
          <Note tone="sun">
            {t('manage.not_saved')} {failureText(failure)} {t('manage.kept')}
          </Note>
        ) : null}
      </div>
      {conflicting ? (
        <Group gap="xs">
          <Button variant="light" onClick={() => void attempt(() => settle(false))}>
            {t('manage.take_theirs')}
          </Button>
          <Button variant="default" onClick={() => void attempt(() => settle(true))}>
            {t('manage.keep_mine')}
          </Button>
        </Group>
      ) : null}
      <Group gap="xs">
        <Button type="submit" size="lg" loading={saving}>
          {t(state === 'draft' ? 'manage.save_draft' : 'action.save')}
        </Button>
        <Button variant="default" size="lg" onClick={onLeave}>
          {t('action.cancel')}
        </Button>
      </Group>
      <ConfirmSheet
        opened={leaving.status === 'blocked'}
        title={t('manage.leave_title')}
        text={t('manage.leave_text')}
        action={t('manage.leave')}
        run={async () => leaving.proceed?.()}
        onClose={() => leaving.reset?.()}
        failureText={failureText}
      />
    </form>
  );
}
