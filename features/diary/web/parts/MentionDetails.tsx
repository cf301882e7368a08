import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MentionView } from '#features/burnout/contract/burnout.contract.ts';
import { signedPoints, toneOf } from '#features/burnout/web/index.ts';
import { Tag } from '#packages/ui/index.ts';
import { triggerWords } from '../reading/segments.rules.ts';
import classes from './EntryText.module.css';

export interface MentionActions {
  onClose: () => void;
  /** "Does not fit me": the expression no longer counts for this person. */
  onDismiss: (mention: MentionView) => void;
  onRecount: (mention: MentionView) => void;
}

interface MentionDetailsProps extends MentionActions {
  text: string;
  mention: MentionView;
}

/** Why one expression counted or not, with its category and weight, and what the person can do. */
export function MentionDetails({ text, mention, ...actions }: MentionDetailsProps) {
  const { t } = useTranslation(['diary', 'burnout']);
  const dismissed = mention.status === 'dismissed';
  return (
    <div className={classes.details}>
      <div className={classes.head}>
        <Tag tone={toneOf(mention.category)}>{t(`burnout:categoryTitle.${mention.category}`)}</Tag>
        <span className={classes.points}>{signedPoints(mention.weight)}</span>
      </div>
      <p>
        <Why text={text} mention={mention} />
      </p>
      <div className={classes.actions}>
        {dismissed ? (
          <Button variant="light" onClick={() => actions.onRecount(mention)}>
            {t('diary:mention.recount')}
          </Button>
        ) : (
          <Button variant="light" onClick={() => actions.onDismiss(mention)}>
            {t('diary:mention.dismiss')}
          </Button>
        )}
        <Button variant="subtle" onClick={actions.onClose}>
          {t('diary:mention.understood')}
        </Button>
      </div>
    </div>
  );
}

/** Left out for a reason of their own, not because of words nearby. */
const WITHOUT_TRIGGER = new Set<MentionView['status']>(['repeated', 'dismissed', 'crisis']);

function Why({ text, mention }: { text: string; mention: MentionView }) {
  const { t } = useTranslation('diary');
  const { status, weight } = mention;
  const words = text.slice(mention.start, mention.end);
  if (status === 'counted') {
    const key = weight < 0 ? 'countedGood' : 'counted';
    return t(`mention.why.${key}`, { words, weight: Math.abs(weight) });
  }
  const trigger = triggerWords(text, mention);
  if (WITHOUT_TRIGGER.has(status) || trigger === null) {
    return t(`mention.why.${status}`, { words });
  }
  return t(`mention.why.${status}_trigger`, { words, trigger });
}
