import { ActionIcon, Button, Group, Menu, Title } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEye,
  IconEyeOff,
  IconTrash,
} from '@tabler/icons-react';
import { Card, Tag } from '#packages/ui/index.ts';
import type { CourseState } from '../../contract/course.schemas.ts';
import type { ManagedCard } from '../../contract/courses-admin.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './admin.module.css';

interface ManagedCourseItemProps {
  course: ManagedCard;
  onEdit: () => void;
  onState: (state: 'published' | 'withdrawn') => void;
  /** Absent at the ends of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onDelete: () => void;
}

const TONES = { draft: 'plain', published: 'leaf', withdrawn: 'mist' } as const satisfies Record<
  CourseState,
  string
>;
const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A course for its makers: its state, how many took it, and what may be done with it. */
export function ManagedCourseItem(props: ManagedCourseItemProps) {
  const { course, onEdit, onState, onUp, onDown, onDelete } = props;
  const { t, format, hours } = useWords();
  const { title, state } = course;
  const people = (count: number | null) => (count === null ? t('admin.few') : format.number(count));
  return (
    <Card as="li" className={classes.course}>
      <div className={classes.words}>
        <Title order={3} size="h4" lang={course.language}>
          {title}
        </Title>
        <Group gap={6} mt={6}>
          <Tag tone={TONES[state]}>{t(`admin.state.${state}`)}</Tag>
          <Tag>{hours(course.hours)}</Tag>
          <Tag>{t('lessons', { count: course.lessons })}</Tag>
          <Tag>{t(`language.${course.language}`)}</Tag>
          {course.premium ? <Tag tone="sun">{t('premium')}</Tag> : null}
        </Group>
      </div>
      <dl className={classes.people}>
        <div>
          <dt>{t('admin.columns.started')}</dt>
          <dd>{people(course.started)}</dd>
        </div>
        <div>
          <dt>{t('admin.columns.completed')}</dt>
          <dd>{people(course.completed)}</dd>
        </div>
      </dl>
      <Group gap={4} wrap="nowrap">
        <Button variant="light" aria-label={t('admin.editOf', { title })} onClick={onEdit}>
          {t('admin.edit')}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('admin.menu', { title })}>
              <IconDots {...ICON} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {state === 'published' ? (
              <Menu.Item
                leftSection={<IconEyeOff {...ICON} />}
                onClick={() => onState('withdrawn')}
              >
                {t('admin.withdraw')}
              </Menu.Item>
            ) : (
              <Menu.Item leftSection={<IconEye {...ICON} />} onClick={() => onState('published')}>
                {t(state === 'draft' ? 'admin.publish' : 'admin.publishAgain')}
              </Menu.Item>
            )}
            {onUp ? (
              <Menu.Item leftSection={<IconArrowUp {...ICON} />} onClick={onUp}>
                {t('admin.up')}
              </Menu.Item>
            ) : null}
            {onDown ? (
              <Menu.Item leftSection={<IconArrowDown {...ICON} />} onClick={onDown}>
                {t('admin.down')}
              </Menu.Item>
            ) : null}
            <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={onDelete}>
              {t('admin.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Card>
  );
}
