import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { Versions } from '#features/content/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import { EditorFrame } from '#packages/ui/manage/EditorFrame.tsx';
import { type Managed, REGISTRY_TAKEN, type State } from '../../contract/network.contract.ts';
import { networkApi } from '../network.api.ts';
import {
  draftOf,
  FIELDS,
  type EntryForm as Form,
  formOf,
  problemsOf,
} from '../rules/form.rules.ts';
import { useManaging } from './admin.api.ts';
import { CheckFields, HeadFields, PlaceFields, TextFields } from './EntryFields.tsx';

/** What the fields hold at first, and of which revision that is; null before the first saving. */
interface Begin {
  form: Form;
  revision: number | null;
  state: State;
}

interface EntryFormProps {
  entryId: string;
  begin: Begin;
  /** `saved`: there is nothing left that could be lost. */
  onLeave: (saved: boolean) => void;
}

/** Everything that is told of a professional or clinic. */
export function EntryForm({ entryId, begin, onLeave }: EntryFormProps) {
  const { t } = useTranslation('network');
  const failureText = useFailureText('network');
  const today = dayOf(new Date(), useTimeZone());
  const { save } = useManaging();
  const [base, setBase] = useState(begin);
  const [form, setForm] = useState(begin.form);
  const [asked, setAsked] = useState(false);
  /** A registry that somebody else has. */
  const [taken, setTaken] = useState<string | null>(null);
  const problems = {
    ...(asked ? problemsOf(form, today) : {}),
    ...(taken !== null && taken === form.registry ? { registry: 'taken' as const } : {}),
  };
  const set = (change: Partial<Form>) => setForm({ ...form, ...change });
  const shared = { form, set, problems };

  const send = async (revision: number | null) => {
    try {
      await save.mutateAsync({ id: entryId, revision, draft: draftOf(form) });
    } catch (error) {
      if (error instanceof ApiFailure && error.code === REGISTRY_TAKEN) setTaken(form.registry);
      throw error;
    }
    showToast({ text: t('admin.saved') });
    onLeave(true);
  };
  const check = () => {
    setAsked(true);
    const found = problemsOf(form, today);
    return FIELDS.find((field) => found[field]);
  };
  const settle = async (keepMine: boolean) => {
    const current = await networkApi.getManaged({ params: { id: entryId } });
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
      <PlaceFields {...shared} />
      <TextFields {...shared} />
      <CheckFields {...shared} />
      {base.revision === null ? null : (
        <Versions
          kind="network"
          id={entryId}
          onTake={(draft) => setForm(formOf(draft as unknown as Managed))}
        />
      )}
    </EditorFrame>
  );
}
