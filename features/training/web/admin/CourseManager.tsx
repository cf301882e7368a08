import { Button, Group, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import {
  Card,
  EmptyState,
  FailedState,
  LoadingShape,
  Note,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import type { ManagedCard } from '../../contract/courses-admin.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './admin.module.css';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { useCourseChanges, useManagedCourses } from './courses-admin.api.ts';
import { moved } from './form.rules.ts';
import { ManagedCourseItem } from './ManagedCourseItem.tsx';

/** Every course in its order, with what may be done with it. */
export function CourseManager({ onEdit }: { onEdit: (id: string) => void }) {
  const { t } = useWords();
  const failureText = useFailureText('training');
  const { data, error, isPaused, refetch, isFetching } = useManagedCourses();
  const changes = useCourseChanges();
  const [doomed, setDoomed] = useState<ManagedCard | null>(null);

  /** Tells how it went; a list that had not all the news is asked again by the change itself. */
  const told = async (work: Promise<unknown>, text: string) => {
    try {
      await work;
      showToast({ text });
    } catch (failure) {
      showToast({ kind: 'failed', text: `${t('admin.failed.action')} ${failureText(failure)}` });
    }
  };
  const ids = data?.map(({ id }) => id) ?? [];
  const move = (index: number, by: 1 | -1) =>
    told(changes.order.mutateAsync(moved(ids, index, by)), t('admin.done.moved'));
  const state =
    error || isPaused ? (
      <FailedState
        title={t('admin.failed.title')}
        text={failureText(error ?? { code: 'offline' })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingShape label={t('admin.loading')} lines={6} />
    );
  return (
    <div className={classes.page}>
      <Group justify="space-between">
        <div>
          <Title order={2} tabIndex={-1} data-place>
            {t('admin.title')}
          </Title>
          <p className={classes.hint}>{t('admin.lead')}</p>
        </div>
        <Button
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => onEdit('new')}
        >
          {t('admin.add')}
        </Button>
      </Group>
      {data ? null : state}
      {data?.length === 0 ? (
        <Card as="div">
          <EmptyState headingOrder={3} title={t('admin.empty.title')} text={t('admin.empty.text')}>
            <Button
              variant="light"
              loading={changes.addStarters.isPending}
              onClick={() => void told(changes.addStarters.mutateAsync(), t('admin.done.starter'))}
            >
              {t('admin.empty.starter')}
            </Button>
          </EmptyState>
        </Card>
      ) : null}
      {data && data.length > 0 ? (
        <>
          <ol className={classes.courses}>
            {data.map((course, index) => (
              <ManagedCourseItem
                key={course.id}
                course={course}
                onEdit={() => onEdit(course.id)}
                onState={(state) =>
                  void told(
                    changes.setState.mutateAsync({
                      id: course.id,
                      revision: course.revision,
                      state,
                    }),
                    t(`admin.done.${state}`),
                  )
                }
                onUp={index > 0 ? () => void move(index, -1) : undefined}
                onDown={index < data.length - 1 ? () => void move(index, 1) : undefined}
                onDelete={() => setDoomed(course)}
              />
            ))}
          </ol>
          <Note>{t('admin.privacy')}</Note>
        </>
      ) : null}
      {doomed ? (
        <ConfirmSheet
          title={t('admin.confirm.deleteTitle')}
          text={t('admin.confirm.deleteText', { title: doomed.title })}
          action={t('admin.delete')}
          onClose={() => setDoomed(null)}
          onConfirm={() => {
            setDoomed(null);
            void told(changes.remove.mutateAsync(doomed.id), t('admin.done.deleted')).then(() => {
              // What opened the menu has gone with the course.
              if (document.activeElement === document.body) {
                document.querySelector<HTMLElement>('[data-place]')?.focus();
              }
            });
          }}
        />
      ) : null}
    </div>
  );
}
