import { Switch, Title } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWho } from '#features/access/web/index.ts';
import { Avatar, Card, showToast, useFailureText } from '#packages/ui/index.ts';
import { useChoice } from '../ranking.api.ts';
import { Petals } from './Petals.tsx';
import classes from './ranking.module.css';

interface WhyNotProps {
  readonly own: { readonly courses: number; readonly shown: boolean; readonly name: string };
  readonly company: string | null;
}

/** What it takes to stand there by name, and the yes to it. */
export function WhyNot({ own, company }: WhyNotProps) {
  const { t } = useTranslation('ranking');
  const failureText = useFailureText('ranking');
  const who = useWho();
  const choice = useChoice();
  const shown = choice.isPending ? choice.variables : own.shown;
  const appears = own.shown && own.courses > 0;
  const where = company === null ? 'independent' : 'company';
  const steps = [
    ['course', own.courses > 0],
    ['yes', own.shown],
  ] as const;
  return (
    <>
      <Card aria-labelledby="ranking-why">
        <Title order={2} id="ranking-why" size="h3">
          {t(appears ? 'why.appears' : 'why.title')}
        </Title>
        <p className={classes.muted}>{t(appears ? 'why.appearsText' : 'why.text')}</p>
        <ul className={classes.steps}>
          {steps.map(([step, done]) => (
            <li key={step}>
              {done ? (
                <IconCircleCheck className={classes.done} size={20} stroke={1.75} aria-hidden />
              ) : (
                <IconCircle size={20} stroke={1.75} aria-hidden />
              )}
              {t(`why.${step}.${done ? 'done' : 'open'}`)}
            </li>
          ))}
        </ul>
        <Switch
          className={classes.choice}
          labelPosition="left"
          label={t('why.show')}
          description={t(`why.showText.${where}`, { company })}
          checked={shown}
          onChange={(event) =>
            choice.mutate(event.currentTarget.checked, {
              onError: (error) => showToast({ kind: 'failed', text: failureText(error) }),
            })
          }
        />
      </Card>
      <div className={classes.preview}>
        <p className={classes.small}>{t(own.shown ? 'why.looks' : 'why.wouldLook')}</p>
        <div className={classes.person}>
          <Avatar id={who.id} name={who.avatar} size={44} />
          <div>
            <b>{own.name}</b>
            <Petals count={Math.max(own.courses, 1)} />
          </div>
        </div>
      </div>
    </>
  );
}
