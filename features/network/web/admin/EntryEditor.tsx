import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText, useOnline } from '#packages/ui/index.ts';
import type { EditorProps } from '#packages/ui/manage/ListAndEditor.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { formOf, newForm } from '../rules/form.rules.ts';
import { useManagedEntry } from './admin.api.ts';
import { EntryForm } from './EntryForm.tsx';
import { SignInPanel } from './SignInPanel.tsx';

/** The form of an entry, once what it begins with is known. */
export function EntryEditor({ id, onLeave }: EditorProps) {
  const { t } = useTranslation('network');
  return (
    <>
      <Title order={2} tabIndex={-1}>
        {t(id === null ? 'admin.new' : 'admin.change')}
      </Title>
      {id === null ? <NewEntry onLeave={onLeave} /> : <KnownEntry id={id} onLeave={onLeave} />}
    </>
  );
}

function NewEntry({ onLeave }: Pick<EditorProps, 'onLeave'>) {
  const [id] = useState(() => crypto.randomUUID());
  const begin = { form: newForm(), revision: null, state: 'draft' as const };
  return <EntryForm entryId={id} begin={begin} onLeave={onLeave} />;
}

function KnownEntry({ id, onLeave }: { id: string } & Pick<EditorProps, 'onLeave'>) {
  const { t } = useTranslation(['network', 'common']);
  const failureText = useFailureText('network');
  const online = useOnline();
  const query = useManagedEntry(id);
  const { data } = query;
  if (data) {
    const begin = { form: formOf(data), revision: data.revision, state: data.state };
    return (
      <>
        <SignInPanel entry={data} onTaken={() => onLeave(true)} />
        <EntryForm entryId={id} begin={begin} onLeave={onLeave} />
      </>
    );
  }
  return (
    <InPlace
      query={query}
      loading={t('loading')}
      headingOrder={3}
      title={t(online ? 'failed.title' : 'offline.title')}
      text={online ? failureText(query.error) : t('offline.text')}
    >
      <Button variant="default" onClick={() => onLeave(true)}>
        {t('common:action.back')}
      </Button>
    </InPlace>
  );
}
