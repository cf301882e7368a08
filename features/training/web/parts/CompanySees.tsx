import { IconBuilding, IconEyeOff } from '@tabler/icons-react';
import { useMe } from '#features/access/web/index.ts';
import type { CourseCard } from '../../contract/training.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './training.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface CompanySeesProps {
  course: Pick<CourseCard, 'legal' | 'progress'>;
  id?: string;
}

/** Whether the person's company learns of a completion; nothing for whoever has no company. */
export function CompanySees({ course: { legal, progress }, id }: CompanySeesProps) {
  const { t } = useWords();
  if (!useMe()?.company) return null;
  const { company, renewable } = progress;
  // A course that was kept on the device by an earlier version does not say.
  if (legal && !company) return null;
  const sees = company === 'sees' || (company === 'asks' && renewable);
  const words = !legal ? 'seesNot' : company === 'sees' ? 'sees' : renewable ? 'seesAgain' : 'asks';
  return (
    <p id={id} className={sees ? classes.seen : classes.unseen}>
      {sees ? <IconBuilding {...ICON} /> : <IconEyeOff {...ICON} />}
      {t(`company.${words}`)}
    </p>
  );
}
