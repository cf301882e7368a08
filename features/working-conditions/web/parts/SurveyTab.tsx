import { Button, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#packages/kernel/day.ts';
import { Card, Note, Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { SURVEY_DAYS, SURVEY_PAUSE_DAYS } from '../../contract/working-conditions.contract.ts';
import { surveysOf } from '../rules/file.rules.ts';
import { useDates } from '../use-dates.ts';
import { useChanges } from '../working-conditions.api.ts';
import classes from './conditions.module.css';
import type { TabProps } from './RecordsView.tsx';
import { Results } from './Results.tsx';

/** Opens and closes surveys, and shows what is told of those that are closed. */
export function SurveyTab({ file }: TabProps) {
  const { t } = useTranslation('working-conditions');
  const { day, today } = useDates();
  const failureText = useFailureText('working-conditions');
  const { closeSurvey } = useChanges();
  const [asking, setAsking] = useState<'open' | 'close' | null>(null);
  const surveys = surveysOf(file);
  const { survey, mayChange } = file;
  const last = surveys[0]?.content.closedOn;
  const from = last === undefined ? today : addDays(last, SURVEY_PAUSE_DAYS);
  const mustWait = survey === null && from > today;
  return (
    <>
      <Card aria-labelledby="survey">
        <div className={classes.head}>
          <div>
            <Title order={2} size="h3" id="survey">
              {survey
                ? t('survey.isOpen', {
                    from: day(survey.openedOn),
                    to: day(survey.closesOn),
                  })
                : t('people.survey.none')}
            </Title>
            <p className={classes.lead}>{t(survey ? 'survey.openNote' : 'survey.openText')}</p>
            <p className={classes.lead}>{t('survey.small')}</p>
            {mustWait ? (
              <p className={classes.lead} id="survey-from">
                {t('survey.from', { date: day(from) })}
              </p>
            ) : null}
          </div>
          {mayChange ? (
            <Button
              variant={survey ? 'default' : 'filled'}
              disabled={mustWait}
              aria-describedby={mustWait ? 'survey-from' : undefined}
              onClick={() => setAsking(survey ? 'close' : 'open')}
            >
              {t(survey ? 'survey.close' : 'survey.open')}
            </Button>
          ) : null}
        </div>
      </Card>
      <Title order={2} size="h3">
        {t('survey.past')}
      </Title>
      {surveys.length === 0 ? <p className={classes.lead}>{t('survey.none')}</p> : null}
      {surveys.map(({ id, content }) => (
        <Results key={id} results={content} />
      ))}
      <Sheet
        opened={asking === 'open'}
        onClose={() => setAsking(null)}
        title={t('survey.openTitle')}
      >
        <OpenSurvey onDone={() => setAsking(null)} />
      </Sheet>
      <ConfirmSheet
        opened={asking === 'close'}
        title={t('survey.closeTitle')}
        text={t('survey.closeText')}
        action={t('survey.close')}
        run={async () => {
          if (survey) await closeSurvey.mutateAsync(survey.id);
          showToast({ kind: 'done', text: t('survey.closedToast') });
        }}
        onClose={() => setAsking(null)}
        failureText={failureText}
      />
    </>
  );
}

function OpenSurvey({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('working-conditions');
  const failureText = useFailureText('working-conditions');
  const { today } = useDates();
  const { openSurvey } = useChanges();
  const [closesOn, setClosesOn] = useState(addDays(today, 14));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        openSurvey.mutateAsync(closesOn).then(
          () => {
            showToast({ kind: 'done', text: t('survey.opened') });
            onDone();
          },
          () => undefined,
        );
      }}
    >
      <Stack gap="md">
        <p>{t('survey.openText')}</p>
        <TextInput
          label={t('survey.closesOn')}
          type="date"
          required
          withAsterisk={false}
          min={addDays(today, SURVEY_DAYS.fewest)}
          max={addDays(today, SURVEY_DAYS.most)}
          value={closesOn}
          onChange={(event) => setClosesOn(event.currentTarget.value)}
        />
        {openSurvey.error ? (
          <Note tone="sun" role="alert">
            {failureText(openSurvey.error)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={openSurvey.isPending}>
            {t('survey.open')}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
