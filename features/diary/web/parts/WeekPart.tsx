import { Button, Title } from '@mantine/core';
import { IconCalendarWeek } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { firstWeekdayOf } from '#packages/i18n/weeks.ts';
import { dayOf, weekdayOf } from '#packages/kernel/day.ts';
import { Sheet } from '#packages/ui/index.ts';
import type { Week } from '../../contract/days.ts';
import { useShowWeek, useWeek } from '../days.api.ts';

interface WeekPartProps {
  timeZone: string;
  /** Starts a new text with the question quoted. */
  onAnswer: (question: string) => void;
}

/** "Your week", offered on its last day and opened by a tap; not there on other days, or turned off. */
export function WeekPart({ timeZone, onAnswer }: WeekPartProps) {
  const { t } = useTranslation('diary');
  const [language] = useLanguage();
  const [opened, setOpened] = useState(false);
  const today = dayOf(new Date(), timeZone);
  const isLast = (weekdayOf(today) + 1) % 7 === firstWeekdayOf(language);
  const { data: week } = useWeek(isLast);
  if (!isLast || (week?.state !== 'told' && week?.state !== 'help')) return null;
  return (
    <div>
      <Button
        variant="light"
        fullWidth
        leftSection={<IconCalendarWeek size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('week.title')}
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t('week.title')}>
        {week.state === 'told' ? (
          <Told
            week={week}
            onAnswer={(question) => {
              setOpened(false);
              onAnswer(question);
            }}
            onOff={() => setOpened(false)}
          />
        ) : (
          <Help />
        )}
      </Sheet>
    </div>
  );
}

function Help() {
  const { t } = useTranslation('diary');
  return (
    <>
      <p>{t('week.help')}</p>
      <Button fullWidth component="a" href="/ajuda">
        {t('week.helpAction')}
      </Button>
    </>
  );
}

interface ToldProps extends Pick<WeekPartProps, 'onAnswer'> {
  week: Extract<Week, { state: 'told' }>;
  onOff: () => void;
}

function Told({ week, onAnswer, onOff }: ToldProps) {
  const { t } = useTranslation('diary');
  const show = useShowWeek();
  const { sentences, question, language } = week;
  return (
    <>
      <div lang={language}>
        {sentences.map((sentence) => (
          <p key={sentence} style={{ margin: '0 0 10px' }}>
            {sentence}
          </p>
        ))}
        <Title order={3} style={{ margin: '14px 0' }}>
          {question}
        </Title>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <Button onClick={() => onAnswer(question)}>{t('feedback.answer')}</Button>
        <Button
          variant="subtle"
          loading={show.isPending}
          onClick={() => show.mutate(false, { onSuccess: onOff })}
        >
          {t('week.off')}
        </Button>
      </div>
      {show.isError ? <p role="alert">{t('week.failed')}</p> : null}
      <p style={{ margin: '14px 0 0', color: 'var(--muted)', fontSize: '0.875rem' }}>
        {t('week.footer')}
      </p>
    </>
  );
}
