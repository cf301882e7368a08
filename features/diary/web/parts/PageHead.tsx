import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Days } from '../use-days.ts';
import { DayFace } from './DayFace.tsx';
import { DayField } from './DayField.tsx';
import classes from './PageHead.module.css';

interface PageHeadProps {
  day: string;
  days: Days;
  favourite: boolean;
  onChange: (head: { day: string } | { favourite: boolean }) => void;
  /** What is told in a quiet line under the day. */
  children: ReactNode;
  menu?: ReactNode;
}

/** What stands above a page of the diary: its day, the face of that day, the star. */
export function PageHead({ day, days, favourite, onChange, children, menu }: PageHeadProps) {
  const { t } = useTranslation('diary');
  const changeDay = useCallback((next: string) => onChange({ day: next }), [onChange]);
  return (
    <header className={classes.head}>
      <DayField day={day} days={days} onChange={changeDay} />
      <div className={classes.side}>
        <DayFace day={day} />
        <ActionIcon
          aria-label={t('head.favourite')}
          aria-pressed={favourite}
          className={favourite ? classes.starred : undefined}
          onClick={() => onChange({ favourite: !favourite })}
        >
          {favourite ? <IconStarFilled size={22} /> : <IconStar size={22} stroke={1.75} />}
        </ActionIcon>
        {menu}
      </div>
      <div className={classes.meta}>{children}</div>
    </header>
  );
}
