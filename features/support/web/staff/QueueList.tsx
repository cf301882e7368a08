import { IconClockExclamation } from '@tabler/icons-react';
import { Card, Tag } from '#packages/ui/index.ts';
import { useRowInSight } from '#packages/ui/parts/list-place.ts';
import type { QueuedTicket } from '../../contract/staff.contract.ts';
import type { TicketPriority } from '../../contract/support.contract.ts';
import classes from '../parts/support.module.css';
import { useWords } from '../use-words.ts';
import queue from './queue.module.css';

const TONES: Readonly<Record<TicketPriority, 'plain' | 'lilac'>> = {
  low: 'plain',
  medium: 'plain',
  high: 'lilac',
  urgent: 'lilac',
};

interface QueueListProps {
  readonly tickets: readonly QueuedTicket[];
  readonly current: number | null;
  readonly onOpen: (number: number) => void;
}

/** Tickets with what presses most above: when they are due, what they are about, whose they are. */
export function QueueList({ tickets, current, onOpen }: QueueListProps) {
  const { t } = useWords();
  const list = useRowInSight<HTMLUListElement>(current, tickets.length > 0);
  return (
    <Card as="div" flush>
      <ul ref={list} className={classes.rows}>
        {tickets.map((ticket) => {
          const { number, subject, person, category, priority, state, assignee } = ticket;
          return (
            <li key={number}>
              <button
                type="button"
                className={queue.row}
                aria-current={number === current || undefined}
                onClick={() => onOpen(number)}
              >
                <Due ticket={ticket} />
                <span className={classes.words}>
                  <strong>{subject ?? t('tickets.damaged')}</strong>
                  <span className={classes.small}>
                    {t('tickets.number', { number })} · {person} · {t(`category.${category}`)}
                  </span>
                  <span className={classes.small}>
                    {t(`case.stateOf.${state}`)} · {t('case.assignee')}:{' '}
                    {assignee?.name ?? t('case.nobody')}
                  </span>
                </span>
                <Tag tone={TONES[priority]}>{t(`priority.${priority}`)}</Tag>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** When the answer is due; one that is late says so in words, not by its colour alone. */
function Due({ ticket: { dueAt } }: { readonly ticket: QueuedTicket }) {
  const { t, format, when } = useWords();
  if (!dueAt) return <span className={queue.due} />;
  if (Date.parse(dueAt) >= Date.now()) return <span className={queue.due}>{when(dueAt)}</span>;
  return (
    <span className={queue.due} data-late>
      <IconClockExclamation size={18} stroke={1.75} aria-hidden />
      {t('queue.late', { when: format.relative(dueAt, Date.now()) })}
    </span>
  );
}
