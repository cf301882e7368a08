import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useWordsHelp, WordsHelpCard } from '#features/crisis/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import {
  Card,
  EmptyState,
  FailedState,
  LoadingShape,
  Note,
  PageHeader,
  Sheet,
  useOnline,
  useUnfinished,
} from '#packages/ui/index.ts';
import type { EmotionMoment } from '../../contract/emotions.contract.ts';
import { EMOTIONS_PATH } from '../emotions.paths.ts';
import { CheckInSheet } from '../parts/CheckInSheet.tsx';
import { instantOf } from '../rules/moment-time.rules.ts';
import { useCheckIn } from '../use-check-in.ts';
import { DayRecord } from './DayRecord.tsx';
import { type MomentDraft, MomentForm } from './MomentForm.tsx';
import { MomentList } from './MomentList.tsx';
import { useDayWithMoments, useMomentChanges } from './moments.api.ts';
import classes from './moments.module.css';
import { useMomentsDay } from './use-moments-day.ts';

/** A day from near: its record, and the moments within it to add, see, change and delete. */
export default function MomentsPage() {
  const { t } = useTranslation('emotions');
  const format = useFormat();
  const online = useOnline();
  const timeZone = useTimeZone();
  const { day, today, before, after } = useMomentsDay();
  const { data, moments, waiting, isError, isFetching, refetch } = useDayWithMoments(day);
  const { note } = useCheckIn(day, data);
  const help = useWordsHelp(note, ...(moments ?? []).map((moment) => moment.note));
  const changes = useMomentChanges();
  const [edited, setEdited] = useState<EmotionMoment | null>(null);
  const [openings, setOpenings] = useState(0);
  /** The last moment that was begun on this page and is not saved: another opening goes on with it. */
  const [newest, setNewest] = useState<EmotionMoment | null>(null);
  const unfinished = useUnfinished<MomentDraft>();
  const [formOpened, setFormOpened] = useState(false);
  const [recordOpened, setRecordOpened] = useState<boolean | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const open = (moment: EmotionMoment) => {
    setEdited(moment);
    setFormOpened(true);
    // Each opening begins with fields of its own.
    setOpenings((count) => count + 1);
  };
  const begin = () => {
    const at = day === today ? new Date().toISOString() : instantOf(day, '12:00', timeZone);
    if (newest?.day === day && unfinished.of(newest.id)) {
      open(newest);
      return;
    }
    const moment = { id: crypto.randomUUID(), day, at, level: null, tags: [], note: null };
    setNewest(moment);
    open(moment);
  };
  const isNew = !moments?.some(({ id }) => id === edited?.id);
  return (
    <div className={classes.page}>
      <Link to={EMOTIONS_PATH} className={classes.back}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        {t('title')}
      </Link>
      <PageHeader
        title={
          day === today ? t('moments.titleToday') : t('moments.title', { day: format.day(day) })
        }
        lead={t('moments.lead')}
        actions={<DaySwitch before={before} after={after} />}
      />
      <WordsHelpCard help={help} old={day !== today && newest?.day !== day} />
      {data && !online ? <Note tone="sky">{t('moments.stale')}</Note> : null}
      {moments && !data ? <Note tone="sky">{t('moments.device')}</Note> : null}
      {moments ? (
        <>
          {data ? <DayRecord day={day} known={data} onOpen={() => setRecordOpened(true)} /> : null}
          <Card aria-labelledby="moments-title">
            <div className={classes.head}>
              <h2 id="moments-title" tabIndex={-1} ref={heading}>
                {t('moments.heading')}
              </h2>
              {moments.length > 0 || !data ? <AddButton onClick={begin} /> : null}
            </div>
            {moments.length > 0 ? (
              <MomentList
                moments={moments}
                waiting={waiting}
                timeZone={timeZone}
                onEdit={open}
                onDelete={(moment) => {
                  void changes.remove(moment);
                  heading.current?.focus();
                }}
              />
            ) : null}
            {moments.length === 0 && data ? (
              <EmptyState
                spot="checkin"
                title={t('moments.empty.title')}
                text={t('moments.empty.text')}
              >
                <AddButton onClick={begin} />
              </EmptyState>
            ) : null}
          </Card>
        </>
      ) : null}
      {!moments && isError ? (
        <FailedState
          title={t('moments.failed.title')}
          text={t('moments.failed.text')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!moments && !isError ? <LoadingShape label={t('loading')} lines={5} /> : null}
      {edited ? (
        <Sheet
          opened={formOpened}
          onClose={() => {
            setFormOpened(false);
            unfinished.tellClosed(edited.id, () => open(edited));
          }}
          title={t(isNew ? 'moments.add' : 'moments.edit')}
        >
          <MomentForm
            key={openings}
            moment={edited}
            begun={unfinished.of(edited.id)}
            onWrite={(draft, untouched) => unfinished.write(edited.id, draft, untouched)}
            onDiscard={() => {
              unfinished.forget(edited.id);
              open(edited);
            }}
            timeZone={timeZone}
            saving={changes.saving}
            onSave={async (moment) => {
              await changes.save(moment, isNew ? null : edited);
              unfinished.forget(edited.id);
              setFormOpened(false);
              // The button that opened the first one has gone with the empty list.
              if (isNew) heading.current?.focus();
            }}
          />
        </Sheet>
      ) : null}
      {recordOpened === null ? null : (
        <CheckInSheet
          key={day}
          day={day}
          opened={recordOpened}
          onClose={() => setRecordOpened(false)}
        />
      )}
    </div>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('emotions');
  return (
    <Button leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={onClick}>
      {t('moments.add')}
    </Button>
  );
}

type Way = (() => void) | null;

/** To the day before and the day after, where there is one. */
function DaySwitch({ before, after }: { before: Way; after: Way }) {
  const { t } = useTranslation('emotions');
  return (
    <div className={classes.switch}>
      <ActionIcon aria-label={t('moments.before')} disabled={!before} onClick={() => before?.()}>
        <IconChevronLeft size={22} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label={t('moments.after')} disabled={!after} onClick={() => after?.()}>
        <IconChevronRight size={22} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
