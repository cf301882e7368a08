import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MentionView } from '#features/burnout/contract/burnout.contract.ts';
import { markProps, signedPoints } from '#features/burnout/web/index.ts';
import { useLayout } from '#packages/ui/screens/index.ts';
import { segmentsOf } from '../reading/segments.rules.ts';
import classes from './EntryText.module.css';
import { MentionPopover } from './MentionPopover.tsx';
import { MentionSheet } from './MentionSheet.tsx';

interface EntryTextProps {
  text: string;
  mentions: readonly MentionView[];
  onDismiss: (mention: MentionView) => void;
  onRecount: (mention: MentionView) => void;
}

/** The text with its mentions marked; each mention is a button that says why it counted or did not. */
export function EntryText({ text, mentions, onDismiss, onRecount }: EntryTextProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const mobile = useLayout() === 'mobile';
  const close = () => setOpenAt(null);
  const act = (run: (mention: MentionView) => void) => (mention: MentionView) => {
    close();
    run(mention);
  };
  const actions = { onClose: close, onDismiss: act(onDismiss), onRecount: act(onRecount) };
  const open = mentions.find(({ start }) => start === openAt) ?? null;
  return (
    <div className={classes.text} dir="auto">
      {segmentsOf(text, mentions).map((segment) => {
        if (segment.kind === 'plain') return <span key={segment.start}>{segment.text}</span>;
        const { mention } = segment;
        const isOpen = openAt === mention.start;
        const button = (
          <MentionButton
            words={segment.text}
            mention={mention}
            open={isOpen}
            onClick={() => setOpenAt(isOpen ? null : mention.start)}
          />
        );
        if (mobile) return <span key={segment.start}>{button}</span>;
        return (
          <MentionPopover
            key={segment.start}
            text={text}
            mention={mention}
            opened={isOpen}
            {...actions}
          >
            {button}
          </MentionPopover>
        );
      })}
      {mobile ? <MentionSheet text={text} mention={open} {...actions} /> : null}
    </div>
  );
}

interface MentionButtonProps {
  words: string;
  mention: MentionView;
  open: boolean;
  onClick: () => void;
  ref?: React.Ref<HTMLButtonElement>;
}

/** The words of one mention; a screen reader hears the category and the weight with them. */
export function MentionButton({ words, mention, open, onClick, ...rest }: MentionButtonProps) {
  const { t } = useTranslation(['diary', 'burnout']);
  const counted = mention.status === 'counted';
  const { className, style } = markProps(mention.category, counted);
  const label = t(counted ? 'diary:mention.counts' : 'diary:mention.doesNotCount', {
    words,
    category: t(`burnout:category.${mention.category}`),
    weight: signedPoints(mention.weight).replace('+', ''),
    reason: t(`diary:mention.status.${mention.status}`),
  });
  return (
    <button
      {...rest}
      type="button"
      className={`${classes.mention} ${className}`}
      style={style}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-open={open || undefined}
      onClick={onClick}
    >
      {words}
    </button>
  );
}
