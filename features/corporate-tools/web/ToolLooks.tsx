import { IconLayoutKanban, IconMail, IconMessages, type TablerIcon } from '@tabler/icons-react';
import { IconTile } from '#packages/ui/index.ts';
import type { Tone } from '#packages/ui/tokens.ts';
import type { ToolKind } from '../contract/corporate-tools.contract.ts';

const LOOKS: Readonly<Record<ToolKind, { icon: TablerIcon; tone: Tone }>> = {
  email: { icon: IconMail, tone: 'sky' },
  chat: { icon: IconMessages, tone: 'lilac' },
  boards: { icon: IconLayoutKanban, tone: 'sun' },
};

/** The picture of a kind of tool. */
export function ToolTile({ kind }: { readonly kind: ToolKind }) {
  const { icon: Icon, tone } = LOOKS[kind];
  return (
    <IconTile tone={tone}>
      <Icon size={22} stroke={1.75} />
    </IconTile>
  );
}
