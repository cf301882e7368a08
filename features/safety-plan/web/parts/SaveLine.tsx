import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PlanView } from '../local/plan-session.ts';
import classes from './plan.module.css';

interface SaveLineProps {
  readonly view: PlanView;
  readonly onRetry: () => void;
  /** Puts the plan into the account, which asks for the consent. */
  readonly onAgree: () => void;
}

/** Where what was written is by now. */
export function SaveLine({ view: { status, savedAt }, onRetry, onAgree }: SaveLineProps) {
  const { t } = useTranslation(['safety-plan', 'common']);
  const stuck = status === 'waiting' || status === 'unkept' || status === 'failed';
  return (
    <div className={classes.saveLine}>
      <p role="status">{t(`status.${status === 'saved' && !savedAt ? 'none' : status}`)}</p>
      {stuck ? (
        <Button variant="subtle" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      ) : null}
      {status === 'here' || status === 'nowhere' ? (
        <Button variant="subtle" onClick={onAgree}>
          {t('toAccount')}
        </Button>
      ) : null}
    </div>
  );
}
