import { ActionIcon, Button, Group, Menu, Title } from '@mantine/core';
import { type Icon, IconDots, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#packages/i18n/languages.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Tag } from '../parts/surfaces.tsx';
import { showToast } from '../parts/toast.tsx';
import classes from './manage.module.css';

/** Something that can be done with a row. */
export interface RowAction {
  readonly label: string;
  readonly icon: Icon;
  readonly run: () => Promise<unknown>;
  /** What is said when it is done. */
  readonly done: string;
}

interface ManagedRowProps {
  readonly title: string;
  /** The language of the title. */
  readonly language: Language;
  readonly state: 'draft' | 'published' | 'withdrawn';
  readonly stateLabel: string;
  /** Beside its state. */
  readonly tags: ReactNode;
  readonly onEdit: () => void;
  /** Publishes it, or withdraws it; false where something is asked first, and nothing was done yet. */
  readonly onPublish: (published: boolean) => Promise<unknown>;
  /** What is said when it is published, or withdrawn. */
  readonly published: string;
  readonly withdrawn: string;
  readonly actions: readonly RowAction[];
  /** Asked and done before it goes for good; null where it must not. */
  readonly deleting:
    | (Omit<RowAction, 'icon' | 'label'> & {
        readonly title: string;
        readonly text: string;
      })
    | null;
  readonly failureText: (error: unknown) => string;
  /** What else is told of it. */
  readonly children: ReactNode;
}

const TONES = { draft: 'plain', published: 'leaf', withdrawn: 'mist' } as const;
const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** One of what is managed: its state, and what can be done with it. How that went is said in a toast. */
export function ManagedRow(props: ManagedRowProps) {
  const { title, language, state, stateLabel, tags, onEdit, onPublish, deleting } = props;
  const { published, withdrawn, actions, failureText, children } = props;
  const { t } = useTranslation('common');
  const [asked, setAsked] = useState(false);
  const act = async ({ run, done }: Pick<RowAction, 'run' | 'done'>) => {
    try {
      if ((await run()) !== false) showToast({ text: done });
    } catch (error) {
      showToast({ kind: 'failed', text: failureText(error) });
    }
  };
  const isPublished = state === 'published';
  const publishing: RowAction = {
    label: t(isPublished ? 'manage.withdraw' : 'manage.publish'),
    icon: isPublished ? IconEyeOff : IconEye,
    run: () => onPublish(!isPublished),
    done: isPublished ? withdrawn : published,
  };
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Title order={3} size="h4" lang={language}>
          {title}
        </Title>
        <Group gap={6}>
          <Tag tone={TONES[state]}>{stateLabel}</Tag>
          {tags}
        </Group>
        <div className={classes.facts}>{children}</div>
      </div>
      <Group gap={4} wrap="nowrap">
        <Button variant="light" aria-label={t('manage.edit_of', { title })} onClick={onEdit}>
          {t('manage.edit')}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('manage.more_of', { title })}>
              <IconDots {...ICON} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {[publishing, ...actions].map((action) => (
              <Menu.Item
                key={action.label}
                leftSection={<action.icon {...ICON} />}
                onClick={() => void act(action)}
              >
                {action.label}
              </Menu.Item>
            ))}
            {deleting ? (
              <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={() => setAsked(true)}>
                {t('manage.delete')}
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      </Group>
      {deleting ? (
        <ConfirmSheet
          opened={asked}
          title={deleting.title}
          text={deleting.text}
          action={t('manage.delete')}
          run={async () => {
            await deleting.run();
            showToast({ text: deleting.done });
          }}
          onClose={() => setAsked(false)}
          failureText={failureText}
        />
      ) : null}
    </li>
  );
}
