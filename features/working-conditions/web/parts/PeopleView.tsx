import { Button, Title } from '@mantine/core';
import { IconCheck, IconSpeakerphone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import type { ForPeople } from '../../contract/working-conditions.contract.ts';
import { useDates } from '../use-dates.ts';
import { useChanges } from '../working-conditions.api.ts';
import { SURVEY_PATH } from '../working-conditions.paths.ts';
import { Board } from './Board.tsx';
import classes from './conditions.module.css';

/** What the people of a company see: a survey that waits for them, the board, what they are told. */
export function PeopleView({ seen }: { readonly seen: ForPeople }) {
  const { t } = useTranslation('working-conditions');
  return (
    <div className={classes.body}>
      <SurveyCard survey={seen.survey} />
      <Board actions={seen.actions} />
      <ToldCard told={seen.communications} />
      <Note>{t('never')}</Note>
    </div>
  );
}

export function SurveyCard({ survey }: { readonly survey: ForPeople['survey'] }) {
  const { t } = useTranslation('working-conditions');
  const { day } = useDates();
  return (
    <Card aria-labelledby="open-survey">
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3" id="open-survey">
            {survey
              ? t('people.survey.title', { date: day(survey.closesOn) })
              : t('people.survey.none')}
          </Title>
          <p className={classes.lead}>
            {survey === null
              ? t('people.survey.noneText')
              : survey.asked
                ? t('people.survey.asked')
                : t('people.survey.text')}
          </p>
        </div>
        {survey && !survey.asked ? (
          <Button component={Link} to={SURVEY_PATH}>
            {t('people.survey.start')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function ToldCard({ told }: { readonly told: ForPeople['communications'] }) {
  const { t } = useTranslation('working-conditions');
  const { day } = useDates();
  const failureText = useFailureText('working-conditions');
  const { acknowledge } = useChanges();
  const read = (id: string) =>
    acknowledge
      .mutateAsync(id)
      .catch((error: unknown) => showToast({ kind: 'failed', text: failureText(error) }));
  return (
    <Card aria-labelledby="told">
      <Title order={2} size="h3" id="told">
        {t('people.told')}
      </Title>
      {told.length === 0 ? <p className={classes.lead}>{t('people.toldEmpty')}</p> : null}
      <ul className={classes.rows}>
        {told.map(({ id, title, text, on, acknowledged }) => (
          <li key={id} className={classes.row}>
            <div>
              <p className={classes.doing}>
                <IconSpeakerphone size={20} stroke={1.75} aria-hidden />
                <strong>{title}</strong>
              </p>
              <p className={classes.small}>{day(on)}</p>
              <p>{text}</p>
            </div>
            <div className={classes.side}>
              {acknowledged ? (
                <span>{t('people.isRead')}</span>
              ) : (
                <Button
                  variant="default"
                  leftSection={<IconCheck size={20} stroke={1.75} aria-hidden />}
                  onClick={() => void read(id)}
                >
                  {t('people.read')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
