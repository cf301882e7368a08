import { Title } from '@mantine/core';
import { IconPlant2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Tag } from '#packages/ui/index.ts';
import type { Tone } from '#packages/ui/tokens/meaning.ts';
import type { ActionState } from '../../contract/risk.rules.ts';
import type { ShownAction } from '../../contract/working-conditions.contract.ts';
import { useDates } from '../use-dates.ts';
import classes from './conditions.module.css';

export const STATE_TONE: Readonly<Record<ActionState, Tone>> = {
  planned: 'plain',
  ongoing: 'sky',
  late: 'sun',
  done: 'leaf',
  dropped: 'plain',
};

interface BoardProps {
  readonly actions: readonly ShownAction[];
  readonly action?: ReactNode;
}

/** "You said, we did": what a company does about what it heard, read by all its people. */
export function Board({ actions, action }: BoardProps) {
  const { t } = useTranslation('working-conditions');
  return (
    <Card aria-labelledby="board">
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3" id="board">
            {t('board.title')}
          </Title>
          <p className={classes.lead}>{t('board.lead')}</p>
        </div>
        {action}
      </div>
      {actions.length === 0 ? <p className={classes.lead}>{t('board.empty')}</p> : null}
      <ul className={classes.rows}>
        {actions.map((one) => (
          <BoardRow key={one.id} action={one} />
        ))}
      </ul>
    </Card>
  );
}

function BoardRow({ action }: { readonly action: ShownAction }) {
  const { t } = useTranslation('working-conditions');
  const { day } = useDates();
  const { said, doing, measure, effect, area, state, startsOn, dueOn, doneOn } = action;
  const date = (of: string) => ({ date: day(of) });
  return (
    <li className={classes.row}>
      <div>
        <p>
          <strong>{t('board.said')}</strong> {said}
        </p>
        <p className={classes.doing}>
          <IconPlant2 size={20} stroke={1.75} aria-hidden />
          <span>
            <strong>{t(`board.${state}`)}</strong> {doing}
          </span>
        </p>
        <p className={classes.small}>
          {effect ? t('board.effect', { text: effect }) : t('board.measure', { text: measure })}
        </p>
      </div>
      <div className={classes.side}>
        <Tag tone={STATE_TONE[state]}>{t(`state.${state}`)}</Tag>
        {area ? <span>{area}</span> : null}
        <span>
          {doneOn
            ? t('board.doneOn', date(doneOn))
            : state === 'planned'
              ? t('board.from', date(startsOn))
              : t('board.until', date(dueOn))}
        </span>
      </div>
    </li>
  );
}
