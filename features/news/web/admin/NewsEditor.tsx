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
  onClose: () => void;
}

/** The form of an item, once what it begins with is known. */
export function NewsEditor({ id, onClose }: NewsEditorProps) {
  const { t } = useTranslation(['news', 'common']);
  const failureText = useFailureText('news');
  const online = useOnline();
  const [language] = useLanguage();
  const [newId] = useState(() => crypto.randomUUID());
  const { data, error, isPaused, isFetching, refetch } = useManagedItem(id);
  if (id === null) {
    const begin = { form: newForm(language), revision: null, state: 'draft' as const };
    return <EditorForm itemId={newId} begin={begin} onClose={onClose} />;
  }
  if (data) {
    const begin = { form: formOf(data), revision: data.revision, state: data.state };
    return <EditorForm itemId={id} begin={begin} onClose={onClose} />;
  }
  return (
    <>
      <Title order={2} tabIndex={-1}>
        {t('admin.change')}
      </Title>
      {error || isPaused ? (
        <FailedState
          headingOrder={3}
          title={t(online ? 'failed.title' : 'offline.title')}
          text={online ? failureText(error) : t('offline.text')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingShape label={t('loadingItem')} lines={6} />
      )}
      <Button variant="default" onClick={onClose}>
        {t('common:action.back')}
      </Button>
    </>
  );
}
