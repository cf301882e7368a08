import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MentionView } from '#features/burnout/contract/burnout.contract.ts';
import { Sheet } from '#packages/ui/index.ts';
import { type MentionActions, MentionDetails } from './MentionDetails.tsx';

interface MentionSheetProps extends MentionActions {
  text: string;
  mention: MentionView | null;
}

/** Why an expression counted, in a sheet from below; keeps its words while it slides away. */
export function MentionSheet({ text, mention, ...actions }: MentionSheetProps) {
  const { t } = useTranslation('diary');
  const last = useRef<MentionView | null>(null);
  if (mention) last.current = mention;
  const shown = mention ?? last.current;
  if (!shown) return null;
  return (
    <Sheet
      opened={mention !== null}
      onClose={actions.onClose}
      title={t(shown.status === 'counted' ? 'mention.whyCounted' : 'mention.whyNot')}
    >
      <MentionDetails text={text} mention={shown} {...actions} />
    </Sheet>
  );
}
