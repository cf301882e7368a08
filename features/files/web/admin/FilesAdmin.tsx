import { Button, Group, NativeSelect, Stack, Title } from '@mantine/core';
import { IconFolderPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, EmptyState, Tag, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { AddFile } from './AddFile.tsx';
import { FileRow } from './FileRow.tsx';
import { type Bucket, useBuckets, useFileChanges, useFiles } from './files.api.ts';
import classes from './files.module.css';
import { NewBucket } from './NewBucket.tsx';
import { inOrder, isOfProduct } from './own-buckets.ts';

/** The files of the instance, a bucket at a time. What people uploaded for themselves is not among them. */
export default function FilesAdmin() {
  const { t } = useTranslation('files');
  const failureText = useFailureText('files');
  const query = useBuckets();
  const buckets = inOrder(query.data ?? []);
  const [chosen, setChosen] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const bucket = buckets.find(({ id }) => id === chosen) ?? buckets[0];
  const labelOf = ({ id }: Bucket) => (isOfProduct(id) ? t(`bucket.${id}`) : id);
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Title order={2}>{t('admin.title')}</Title>
        <Button
          variant="light"
          leftSection={<IconFolderPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('admin.newBucket')}
        </Button>
      </Group>
      {bucket ? (
        <>
          <NativeSelect
            className={classes.choose}
            label={t('admin.bucket')}
            value={bucket.id}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={buckets.map((one) => ({ value: one.id, label: labelOf(one) }))}
          />
          <BucketFiles key={bucket.id} bucket={bucket} onDeleted={() => setChosen(null)} />
        </>
      ) : (
        <InPlace
          query={query}
          loading={t('admin.loading')}
          headingOrder={3}
          title={t('admin.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      <NewBucket opened={adding} onClose={() => setAdding(false)} onMade={setChosen} />
    </Stack>
  );
}

function BucketFiles({
  bucket,
  onDeleted,
}: {
  readonly bucket: Bucket;
  readonly onDeleted: () => void;
}) {
  const { t } = useTranslation('files');
  const failureText = useFailureText('files');
  const query = useFiles(bucket.id);
  const { deleteBucket } = useFileChanges(bucket.id);
  const [asking, setAsking] = useState(false);
  const files = query.data?.pages.flatMap(({ objects }) => objects) ?? [];
  return (
    <>
      <Group gap="xs">
        <Tag tone={bucket.public ? 'sky' : 'mist'}>
          {t(bucket.public ? 'admin.public' : 'admin.private')}
        </Tag>
        {isOfProduct(bucket.id) ? null : (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('admin.deleteBucket')}
          </Button>
        )}
      </Group>
      <AddFile bucket={bucket} />
      {query.data ? null : (
        <InPlace
          query={query}
          loading={t('admin.loading')}
          headingOrder={3}
          title={t('admin.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      {query.data && files.length === 0 ? (
        <EmptyState title={t('admin.none')} text={t('admin.noneText')} headingOrder={3} />
      ) : null}
      {files.length > 0 ? (
        <Card as="div" flush>
          <ul className={classes.rows} aria-label={t('admin.files')}>
            {files.map((file) => (
              <FileRow key={file.id} bucket={bucket} file={file} />
            ))}
          </ul>
        </Card>
      ) : null}
      {query.hasNextPage ? (
        <div>
          <Button
            variant="light"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('admin.more')}
          </Button>
        </div>
      ) : null}
      <ConfirmSheet
        opened={asking}
        title={t('admin.deleteBucketTitle', { name: bucket.id })}
        text={t('admin.deleteBucketText')}
        action={t('admin.deleteBucket')}
        run={async () => {
          await deleteBucket.mutateAsync();
          onDeleted();
        }}
        onClose={() => setAsking(false)}
        failureText={failureText}
      />
    </>
  );
}
