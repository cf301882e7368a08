import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type MentionView, SEEN } from '#features/burnout/contract/burnout.contract.ts';
import { signedPoints, toneOf } from '#features/burnout/web/index.ts';
import { Tag } from '#packages/ui/index.ts';
import { meaningOf } from '../reading/meaning.rules.ts';
import { Disclosure } from './Disclosure.tsx';
import classes from './EntryText.module.css';
import { useWhy } from './use-why.ts';

export interface MentionActions {
  onClose: () => void;
  /** "Does not fit me": the expression no longer counts for this person. */
  onDismiss: (mention: MentionView) => void;
  onRecount: (mention: MentionView) => void;
}

interface MentionDetailsProps extends MentionActions {
  text: string;
  mention: MentionView;
  /** Id of the reason's sentence, for what it describes. */
  whyId?: string;
}

/** What one expression means or why it did not count, its sum behind a tap, and what the person can do. */
export function MentionDetails({ text, mention, whyId, ...actions }: MentionDetailsProps) {
  const { t } = useTranslation(['diary', 'burnout']);
  const why = useWhy();
  const dismissed = mention.status === 'dismissed';
  const words = text.slice(mention.start, mention.end);
  const meaning = meaningOf(mention.category, words);
  const told = () => {
    if (mention.expression.startsWith(`${SEEN}:`)) {
      const category = t(`burnout:category.${mention.category}`);
      return t('diary:mention.seen', { words, category });
    }
    return meaning === undefined
      ? t(`diary:mention.means.${mention.category}`, { words })
      : t(`diary:mention.meaning.${meaning}`, { words });
  };
  return (
    <div className={classes.details}>
      <div className={classes.head}>
        <Tag tone={toneOf(mention.category)}>{t(`burnout:categoryTitle.${mention.category}`)}</Tag>
      </div>
      {mention.status === 'counted' ? (
        <>
          <p id={whyId}>{told()}</p>
          <Disclosure summary={t('diary:mention.working')}>
            <p>
              <span className={classes.points}>{signedPoints(mention.weight)}</span>{' '}
              {why(text, mention)}
            </p>
          </Disclosure>
        </>
      ) : (
        <p id={whyId}>{why(text, mention)}</p>
      )}
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
