import { Anchor, Button } from '@mantine/core';
import { IconEyeOff, IconNotes, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessState, useMe } from '#features/access/web/index.ts';
import { countryOf } from '#features/crisis/contract/country.rules.ts';
import { EmptyState, FailedState, LoadingShape, Note, PageHeader } from '#packages/ui/index.ts';
import { isEmpty } from '../contract/plan.rules.ts';
import { DeletePlan } from './parts/DeletePlan.tsx';
import { DeviceCard } from './parts/DeviceCard.tsx';
import { PlanForm } from './parts/PlanForm.tsx';
import { PlanReading } from './parts/PlanReading.tsx';
import classes from './parts/plan.module.css';
import { SaveLine } from './parts/SaveLine.tsx';
import { useSafetyPlan } from './use-safety-plan.ts';

/** A person's own safety plan: to read in a hard hour, to write in a calmer one. */
export default function SafetyPlanPage() {
  const userId = useAccessState().person?.userId ?? '';
  const { t } = useTranslation('safety-plan');
  const { view, session } = useSafetyPlan(userId);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const country = countryOf(timeZone, useMe()?.timeZone);
  // Not chosen yet: whoever has a plan came to read it.
  const [chosen, setChosen] = useState<'reading' | 'writing' | null>(null);

  if (view.phase !== 'ready') {
    return (
      <>
        <PageHeader title={t('title')} lead={t('lead')} />
        {view.phase === 'loading' ? <LoadingShape label={t('loading')} lines={6} /> : null}
        {view.phase === 'damaged' ? (
          <EmptyState title={t('damaged.title')} text={t('damaged.text')}>
            <p>{t('damaged.backup')}</p>
            <Button variant="light" onClick={() => session.beginAnew()}>
              {t('damaged.anew')}
            </Button>
            <Anchor href="/ajuda">{t('failed.help')}</Anchor>
          </EmptyState>
        ) : null}
        {view.phase === 'failed' ? (
          <FailedState
            title={t('failed.title')}
            text={t('failed.text')}
            onRetry={() => void session.open()}
          >
            <Anchor href="/ajuda">{t('failed.help')}</Anchor>
          </FailedState>
        ) : null}
      </>
    );
  }

  const empty = isEmpty(view.plan);
  const writing = (chosen ?? (empty ? 'writing' : 'reading')) === 'writing';
  // What is written with the first letter must not take the form away.
  const begin = () => setChosen('writing');
  const saveLine = (
    <SaveLine
      view={view}
      onRetry={() => void session.save()}
      onAgree={() => void session.save({ asks: true })}
    />
  );
  const Other = writing ? IconNotes : IconPencil;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <div className={classes.actions}>
            {writing ? null : (
              <Button
                variant="default"
                leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
                onClick={() => window.print()}
              >
                {t('print')}
              </Button>
            )}
            {/* One button for both ways: it keeps the focus. */}
            {writing && empty ? null : (
              <Button
                variant="light"
                leftSection={<Other size={20} stroke={1.75} aria-hidden />}
                onClick={writing ? () => setChosen('reading') : begin}
              >
                {t(writing ? 'done' : 'edit')}
              </Button>
            )}
          </div>
        }
      />
      <div className={classes.page}>
        <div className={classes.column}>
          {view.bothKept ? (
            <Note tone="sun" role="alert">
              {t('bothKept')}
            </Note>
          ) : null}
          {writing ? (
            <>
              {empty ? <p className={classes.first}>{t('first')}</p> : null}
              {saveLine}
              <PlanForm
                plan={view.plan}
                country={country}
                onChange={(plan) => {
                  begin();
                  session.change(plan);
                }}
              />
            </>
          ) : (
            <PlanReading plan={view.plan} country={country} />
          )}
          {writing ? null : saveLine}
        </div>
        <div className={classes.side}>
          <DeviceCard view={view} session={session} />
          <Note icon={<IconEyeOff size={20} stroke={1.75} aria-hidden />}>{t('private')}</Note>
          {view.savedAt === null && view.status !== 'here' ? null : (
            <DeletePlan session={session} onDeleted={() => setChosen(null)} />
          )}
        </div>
      </div>
    </>
  );
}
