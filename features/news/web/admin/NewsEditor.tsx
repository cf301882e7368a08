import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { FailedState, LoadingShape, useFailureText, useOnline } from '#packages/ui/index.ts';
import { formOf, newForm } from '../rules/form.rules.ts';
import { useManagedItem } from './admin.api.ts';
import { EditorForm } from './EditorForm.tsx';

interface NewsEditorProps {
  /** Null for a new item. */
  id: string | null;
  /** `saved`: there is nothing left that could be lost. */
  onLeave: (saved: boolean) => void;
}

/** The form of an item, once what it begins with is known. */
export function NewsEditor({ id, onLeave }: NewsEditorProps) {
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

function NewItem({ onLeave }: Pick<NewsEditorProps, 'onLeave'>) {
  const [language] = useLanguage();
  const [id] = useState(() => crypto.randomUUID());
  const begin = { form: newForm(language), revision: null, state: 'draft' as const };
  return <EditorForm itemId={id} begin={begin} onLeave={onLeave} />;
}

function KnownItem({ id, onLeave }: { id: string } & Pick<NewsEditorProps, 'onLeave'>) {
  const { t } = useTranslation(['news', 'common']);
  const failureText = useFailureText('news');
  const online = useOnline();
  const { data, error, isPaused, isFetching, refetch } = useManagedItem(id);
  if (data) {
    const begin = { form: formOf(data), revision: data.revision, state: data.state };
    return <EditorForm itemId={id} begin={begin} onLeave={onLeave} />;
  }
  if (!error && !isPaused) return <LoadingShape label={t('loadingItem')} lines={6} />;
  return (
    <FailedState
      headingOrder={3}
      title={t(online ? 'failed.title' : 'offline.title')}
      text={online ? failureText(error) : t('offline.text')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      <Button variant="default" onClick={() => onLeave(true)}>
        {t('common:action.back')}
      </Button>
    </FailedState>
  );
}
