import { Popover } from '@mantine/core';
import { type ReactElement, useId } from 'react';
import type { MentionView } from '#features/burnout/contract/burnout.contract.ts';
import { type MentionActions, MentionDetails } from './MentionDetails.tsx';

interface MentionPopoverProps extends MentionActions {
  text: string;
  mention: MentionView;
  opened: boolean;
  /** The mention's button. */
  children: ReactElement;
}

/** Why an expression counted, beside it and named after it; Escape closes and the focus goes back to the words. */
export function MentionPopover({
  text,
  mention,
  opened,
  children,
  ...actions
}: MentionPopoverProps) {
  const whyId = useId();
  return (
    <Popover
      opened={opened}
      onChange={(next) => {
        if (!next) actions.onClose();
      }}
      position="bottom-start"
      width={340}
      offset={12}
      withArrow
      arrowSize={14}
      arrowOffset={28}
      trapFocus
      returnFocus
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown p="lg" aria-describedby={whyId}>
        <MentionDetails text={text} mention={mention} whyId={whyId} {...actions} />
      </Popover.Dropdown>
    </Popover>
  );
}
