import { useTranslation } from 'react-i18next';
import type { MentionView } from '#features/burnout/contract/burnout.contract.ts';
import { triggerWords } from '../reading/segments.rules.ts';

/** Left out for a reason of their own, not because of words nearby. */
const WITHOUT_TRIGGER = new Set<MentionView['status']>(['repeated', 'dismissed', 'crisis']);

/** Why one expression of a text counted or not, in a sentence or two. */
export function useWhy(): (text: string, mention: MentionView) => string {
  const { t } = useTranslation('diary');
  return (text, mention) => {
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
  };
}
