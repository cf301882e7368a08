import { Group } from '@mantine/core';
import { IconClock, IconDeviceLaptop, IconStar } from '@tabler/icons-react';
import { LANGUAGE_NAMES } from '#packages/i18n/languages.ts';
import { Tag } from '#packages/ui/index.ts';
import type { CourseFacts as Facts } from '../../contract/course.schemas.ts';
import { useWords } from '../use-words.ts';

const ICON = { size: 15, stroke: 1.75, 'aria-hidden': true } as const;

/** How long a course is, that it is online, and what else one should know before starting it. */
export function CourseFacts({
  course,
}: {
  course: Pick<Facts, 'hours' | 'language' | 'premium'> & { withdrawn: boolean };
}) {
  const { t, format, hours } = useWords();
  return (
    <Group gap={6}>
      <Tag>
        <IconClock {...ICON} /> {hours(course.hours)}
      </Tag>
      <Tag>
        <IconDeviceLaptop {...ICON} /> {t('online')}
      </Tag>
      {course.premium ? (
        <Tag tone="sun">
          <IconStar {...ICON} /> {t('premium')}
        </Tag>
      ) : null}
      {course.language === format.language ? null : (
        <Tag tone="sky">{LANGUAGE_NAMES[course.language]}</Tag>
      )}
      {course.withdrawn ? <Tag tone="mist">{t('withdrawn')}</Tag> : null}
    </Group>
  );
}
