import { Button, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note, Sheet, SheetFooter, useFailureText } from '#packages/ui/index.ts';
import { useFileChanges } from './files.api.ts';

/** Names that need no sign of their own in an address. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

interface NewBucketProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Makes a bucket of the administration's own. */
export function NewBucket({ opened, onClose, onMade }: NewBucketProps) {
  const { t } = useTranslation('files');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('admin.newBucket')}>
      <NewBucketForm onClose={onClose} onMade={onMade} />
    </Sheet>
  );
}

function NewBucketForm({ onClose, onMade }: Omit<NewBucketProps, 'opened'>) {
  const { t } = useTranslation(['files', 'common']);
  const failureText = useFailureText('files');
  const { createBucket } = useFileChanges('');
  const [name, setName] = useState('');
  const [isPublic, setPublic] = useState(false);
  const [wrong, setWrong] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWrong(!NAME.test(name));
    if (!NAME.test(name)) return;
    await createBucket.mutateAsync({ name, public: isPublic }).then(
      () => {
        onMade(name);
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="lg">
        <TextInput
          label={t('admin.bucketName')}
          description={t('admin.bucketNameHint')}
          value={name}
          maxLength={63}
          autoCapitalize="off"
          error={wrong ? t('admin.bucketNameWrong') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Switch
          label={t('admin.makePublic')}
          description={t('admin.makePublicHint')}
          checked={isPublic}
          onChange={(event) => setPublic(event.currentTarget.checked)}
        />
        {createBucket.error ? (
          <Note tone="sun" role="alert">
            {failureText(createBucket.error)}
          </Note>
        ) : null}
        <SheetFooter row>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={createBucket.isPending}>
            {t('admin.create')}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
