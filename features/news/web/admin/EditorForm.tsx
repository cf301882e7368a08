import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import {
  CoverField,
  PublishLater,
  SourcedFields,
  Versions,
  VideoFields,
} from '#features/content/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import { EditorFrame } from '#packages/ui/manage/EditorFrame.tsx';
import type { ManagedNews } from '../../contract/news.contract.ts';
import { newsApi } from '../news.api.ts';
import { draftOf, FIELDS, formOf, type NewsForm, problemsOf } from '../rules/form.rules.ts';
import { useManaging } from './admin.api.ts';
import { HeadFields } from './HeadFields.tsx';
import { TextField } from './TextField.tsx';

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
  const { t } = useTranslation('news');
  const failureText = useFailureText('news');
  const timeZone = useTimeZone();
  const today = dayOf(new Date(), timeZone);
  const { save } = useManaging();
  const [base, setBase] = useState(begin);
  const [form, setForm] = useState(begin.form);
  const [asked, setAsked] = useState(false);
  const problems = asked ? problemsOf(form, today) : {};
  const set = (change: Partial<NewsForm>) => setForm({ ...form, ...change });
  const shared = { form, set, problems };

  const send = async (revision: number | null) => {
    await save.mutateAsync({ id: itemId, revision, draft: draftOf(form) });
    showToast({ text: t('admin.saved') });
    onLeave(true);
  };
  const check = () => {
    setAsked(true);
    const found = problemsOf(form, today);
    return FIELDS.find((field) => found[field]);
  };
  const settle = async (keepMine: boolean) => {
    const current = await newsApi.getManagedNews({ params: { id: itemId } });
    const { revision, state } = current;
    if (keepMine) return send(revision);
    const now = formOf(current);
    setBase({ form: now, revision, state });
    setForm(now);
  };
  return (
    <EditorFrame
      isDirty={form !== base.form}
      state={base.state}
      check={check}
      hasProblems={Object.keys(problems).length > 0}
      save={() => send(base.revision)}
      conflict="conflict"
      settle={settle}
      onLeave={() => onLeave(false)}
      failureText={failureText}
    >
      <HeadFields {...shared} />
      <CoverField value={form.cover} onChange={(cover) => set({ cover })} />
      {form.kind === 'video' ? (
        <VideoFields form={form} set={set} name="" problems={problems} />
      ) : null}
      <TextField {...shared} />
      <SourcedFields form={form} set={set} problems={problems} />
      {base.revision !== null ? (
        <>
          {base.state === 'published' ? null : <PublishLater kind="news" id={itemId} />}
          <Versions
            kind="news"
            id={itemId}
            onTake={(draft) => setForm(formOf(draft as unknown as ManagedNews))}
          />
        </>
      ) : null}
    </EditorFrame>
  );
}
