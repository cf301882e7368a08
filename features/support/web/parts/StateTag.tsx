import { IconCheck } from '@tabler/icons-react';
import { Tag } from '#packages/ui/index.ts';
import type { TicketState } from '../../contract/support.contract.ts';
import { useWords } from '../use-words.ts';

const TONES = {
  open: 'sky',
  reopened: 'sky',
  waiting: 'sun',
  answered: 'leaf',
  closed: 'plain',
} as const;

/** How a ticket stands, as its person sees it. */
export function StateTag({ state }: { readonly state: TicketState }) {
  const { t } = useWords();
  return (
    <Tag tone={TONES[state]}>
      {state === 'closed' ? <IconCheck size={16} stroke={1.75} aria-hidden /> : null}
      {t(`state.${state}`)}
    </Tag>
  );
}
