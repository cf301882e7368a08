import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { Note, showToast, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import type { ManagedNews } from '../../contract/news.contract.ts';
import { newsApi } from '../news.api.ts';
import { draftOf, FIELDS, formOf, type NewsForm, problemsOf } from '../rules/form.rules.ts';
import { useManaging } from './admin.api.ts';
import classes from './admin.module.css';
import { HeadFields } from './HeadFields.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import { SourcesFields } from './SourcesFields.tsx';
import { TextField } from './TextField.tsx';
import { VideoFields } from './VideoFields.tsx';

/** What the fields hold at first, and of which revision that is; null before the first saving. */
interface Begin {
  form: NewsForm;
  revision: number | null;
  state: ManagedNews['state'];
}

interface EditorFormProps {
  itemId: string;
  begin: Begin;
  /** `saved`: there is nothing left that could be lost. */
  onLeave: (saved: boolean) => void;
}

/** Everything that an item says, with a preview of its text. */
export function EditorForm({ itemId, begin, onLeave }: EditorFormProps) {
  const { t } = useTranslation(['news', 'common']);
  const failureText = useFailureText('news');
  const timeZone = useMe()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayOf(new Date(), timeZone);
  const { save } = useManaging();
  const [base, setBase] = useState(begin);
  const [form, setForm] = useState(begin.form);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isDirty = form !== base.form;
  const leaving = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const problems = asked ? problemsOf(form, today) : {};
  const set = (change: Partial<NewsForm>) => setForm({ ...form, ...change });
  const shared = { form, set, problems };

  const send = async (revision: number | null) => {
    setFailure(null);
    try {
      await save.mutateAsync({ id: itemId, revision, draft: draftOf(form) });
      showToast({ text: t('admin.saved') });
      onLeave(true);
    } catch (error) {
      setFailure(error);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const found = problemsOf(form, today);
    const first = FIELDS.find((field) => found[field]);
    if (!first) return void send(base.revision);
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  /** After somebody else's change: what is there now takes the place of these fields, or they of it. */
  const settle = async (keepMine: boolean) => {
    try {
      const current = await newsApi.getManagedNews({ params: { id: itemId } });
      if (keepMine) return await send(current.revision);
      const { revision, state } = current;
      const now = formOf(current);
      setBase({ form: now, revision, state });
      setForm(now);
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
  };
  const conflicting = failure instanceof Error && 'code' in failure && failure.code === 'conflict';
  return (
    <>
      {base.state === 'published' ? <Note tone="sky">{t('admin.live')}</Note> : null}
      <form className={classes.form} noValidate onSubmit={submit}>
        <HeadFields {...shared} />
        {form.kind === 'video' ? <VideoFields {...shared} /> : null}
        <TextField {...shared} />
        <SourcesFields {...shared} />
        <ReviewFields {...shared} />
        <div role="alert" className={classes.alert}>
          {Object.keys(problems).length > 0 ? (
            <Note tone="sun">{t('admin.problems')}</Note>
          ) : failure ? (
            <Note tone="sun">
              {t('admin.notSaved')} {failureText(failure)} {t('admin.kept')}
            </Note>
          ) : null}
        </div>
        {conflicting ? (
          <div className={classes.actions}>
            <Button variant="light" onClick={() => void settle(false)}>
              {t('admin.takeTheirs')}
            </Button>
            <Button variant="default" loading={save.isPending} onClick={() => void settle(true)}>
              {t('admin.keepMine')}
            </Button>
          </div>
        ) : null}
        <div className={classes.actions}>
          <Button type="submit" loading={save.isPending}>
            {t(base.state === 'published' ? 'common:action.save' : 'admin.saveDraft')}
          </Button>
          <Button variant="default" onClick={() => onLeave(false)}>
            {t('common:action.back')}
          </Button>
        </div>
      </form>
      <ConfirmSheet
        opened={leaving.status === 'blocked'}
        title={t('admin.leaveTitle')}
        text={t('admin.leaveText')}
        action={t('admin.leave')}
        run={async () => leaving.proceed?.()}
        onClose={() => leaving.reset?.()}
        failureText={failureText}
      />
    </>
  );
}
