import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { useFailureText, useOnline } from '#packages/ui/index.ts';
import type { EditorProps } from '#packages/ui/manage/ListAndEditor.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { formOf, newForm } from '../rules/form.rules.ts';
import { useManagedItem } from './admin.api.ts';
import { EditorForm } from './EditorForm.tsx';

/** The form of an item, once what it begins with is known. */
export function NewsEditor({ id, onLeave }: EditorProps) {
  const { t } = useTranslation('news');
  return (
    <>
      <Title order={2} tabIndex={-1}>
        {t(id === null ? 'admin.new' : 'admin.change')}
      </Title>
      {id === null ? <NewItem onLeave={onLeave} /> : <KnownItem id={id} onLeave={onLeave} />}
    </>
  );
}

function NewItem({ onLeave }: Pick<EditorProps, 'onLeave'>) {
  const [language] = useLanguage();
  const [id] = useState(() => crypto.randomUUID());
  const begin = { form: newForm(language), revision: null, state: 'draft' as const };
  return <EditorForm itemId={id} begin={begin} onLeave={onLeave} />;
}

function KnownItem({ id, onLeave }: { id: string } & Pick<EditorProps, 'onLeave'>) {
  const { t } = useTranslation(['news', 'common']);
  const failureText = useFailureText('news');
  const online = useOnline();
  const query = useManagedItem(id);
  const { data } = query;
  if (data) {
    const begin = { form: formOf(data), revision: data.revision, state: data.state };
    return <EditorForm itemId={id} begin={begin} onLeave={onLeave} />;
  }
  return (
    <InPlace
      query={query}
      loading={t('loadingItem')}
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
