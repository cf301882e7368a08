import { IconBuilding, IconEyeOff } from '@tabler/icons-react';
import { useMe } from '#features/access/web/index.ts';
import type { CourseFacts } from '../../contract/course.schemas.ts';
import { useWords } from '../use-words.ts';
import classes from './training.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Whether the person's company learns of a completion; nothing for whoever has no company. */
export function CompanySees({ legal, id }: Pick<CourseFacts, 'legal'> & { id?: string }) {
  const { t } = useWords();
  if (!useMe()?.company) return null;
  return (
    <p id={id} className={legal ? classes.seen : classes.unseen}>
      {legal ? <IconBuilding {...ICON} /> : <IconEyeOff {...ICON} />}
      {t(legal ? 'company.sees' : 'company.seesNot')}
    </p>
  );
}
