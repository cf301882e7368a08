import { Box, Button, FileButton, Progress, Title } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note, useFailureText, useOnline } from '#packages/ui/index.ts';
import classes from '../parts/profile.module.css';
import { type Brought, bring } from './bring.ts';
import { DaylioForm } from './DaylioForm.tsx';
import { DaylioLimits } from './DaylioLimits.tsx';
import { type DaylioTable, hasNotes, unknownMoods } from './daylio.rules.ts';
import { type DaylioPassport, daylioPassport, openDaylio } from './daylio-file.ts';
import type { DaylioChoices } from './daylio-records.rules.ts';
import { FoundTable } from './FoundTable.tsx';
import { BadPassport, type OpenedPassport, openPassport } from './passport-file.ts';

/** A copy, or what was made of an export that has limits of its own. */
type Opened = { passport: OpenedPassport } & Partial<DaylioPassport>;
type Looked = Opened & { found: Brought };

/** Brings a copy from another account in: what is in it is shown first. */
export function BringData({
  userId,
  timeZone,
}: {
  readonly userId: string;
  readonly timeZone: string;
}) {
  const { t } = useTranslation('profile');
  const format = useFormat(timeZone);
  const online = useOnline();
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const resetFile = useRef<() => void>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const send = (passport: OpenedPassport, preview: boolean) => {
    stop.current = new AbortController();
    setShare(0);
    return bring(passport, {
      preview,
      signal: stop.current.signal,
      onSent: (records) => setShare(records / passport.total),
    });
  };
  const look = useMutation({
    mutationFn: async (opening: () => Promise<Opened>): Promise<Looked> => {
      const opened = await opening();
      return { ...opened, found: await send(opened.passport, true) };
    },
    onSettled: () => resetFile.current?.(),
  });
  const openTable = useMutation({
    mutationFn: openDaylio,
    onSuccess: (table) => {
      if (!asksFor(table)) lookIntoDaylio(table, { levels: new Map(), notes: 'emotion' });
    },
    onSettled: () => resetFile.current?.(),
  });
  const lookIntoDaylio = (table: DaylioTable, choices: DaylioChoices) =>
    look.mutate(() =>
      daylioPassport(table, choices, { userId, timeZone, language: format.language }),
    );
  const take = useMutation({
    mutationFn: ({ passport }: Looked) => send(passport, false),
    // Also of what broke off: what has come by then is there.
    onSettled: () => client.invalidateQueries(),
  });
  const beginAnew = () => {
    stop.current?.abort();
    look.reset();
    take.reset();
    openTable.reset();
  };
  const choose = (file: File) => {
    beginAnew();
    if (/\.csv$/i.test(file.name) || file.type === 'text/csv') openTable.mutate(file);
    else look.mutate(async () => ({ passport: await openPassport(file) }));
  };
  const works = look.isPending || take.isPending || openTable.isPending;
  const asked = openTable.data && look.isIdle && !take.data && asksFor(openTable.data);
  const looked = take.data ? undefined : look.data;
  const error = take.error ?? look.error ?? openTable.error;
  // What had the focus makes place for what comes next.
  useDidUpdate(() => heading.current?.focus(), [works, looked, take.data]);

  return (
    <>
      <Box mt="sm">
        <Title order={3} ref={heading} tabIndex={-1}>
          {t('ownData.bring.title')}
        </Title>
        <p className={classes.lead}>{t('ownData.bring.text')}</p>
        <p className={classes.lead}>{t('ownData.bring.stays')}</p>
        <p className={classes.lead}>{t('ownData.daylio.text')}</p>
      </Box>
      {take.data ? <Done sum={take.data.sum} /> : null}
      {error ? <BringFailed error={error} half={take.error !== null} /> : null}
      {works ? (
        <>
          <span role="status">
            {t(take.isPending ? 'ownData.bring.bringing' : 'ownData.bring.looking')}
          </span>
          <Progress value={share * 100} radius="xl" aria-label={t('ownData.bring.progress')} />
        </>
      ) : looked ? (
        <>
          <FoundTable
            found={looked.found}
            caption={t('ownData.bring.found', { date: format.date(looked.passport.createdAt) })}
          />
          <DaylioLimits leftOut={looked.leftOut ?? []} clipped={looked.clipped ?? []} />
          <Unfit sum={looked.found.sum} />
          {looked.found.sum.added === 0 ? <Note>{t('ownData.bring.nothing')}</Note> : null}
        </>
      ) : null}
      {!works && openTable.data && asked ? (
        <DaylioForm
          moods={unknownMoods(openTable.data.lines)}
          hasNotes={hasNotes(openTable.data.lines)}
          onDone={(choices) => lookIntoDaylio(openTable.data, choices)}
          onCancel={beginAnew}
        />
      ) : null}
      <div className={classes.actions}>
        {!works && looked && looked.found.sum.added > 0 ? (
          <Button disabled={!online} onClick={() => take.mutate(looked)}>
            {t('ownData.bring.action', { count: looked.found.sum.added })}
          </Button>
        ) : null}
        {asked ? null : works || looked ? (
          <Button variant="subtle" onClick={beginAnew}>
            {t('common:action.cancel')}
          </Button>
        ) : (
          <FileButton
            accept="application/zip,.zip,text/csv,.csv"
            resetRef={resetFile}
            onChange={(file) => {
              if (file) choose(file);
            }}
          >
            {(props) => (
              <Button {...props} variant="default" disabled={!online}>
                {t('ownData.bring.choose')}
              </Button>
            )}
          </FileButton>
        )}
      </div>
    </>
  );
}

/** A mood of the person's own needs a face, and their notes a place. */
const asksFor = ({ lines }: DaylioTable) => unknownMoods(lines).length > 0 || hasNotes(lines);

function Done({ sum }: { readonly sum: Brought['sum'] }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <Note tone="leaf" role="status">
        {t('ownData.bring.done', { count: sum.added })}
      </Note>
      <p className={classes.hint}>{t('ownData.bring.stays')}</p>
      <Unfit sum={sum} />
    </>
  );
}

/** What does not come along, and why. */
function Unfit({ sum: { left, broken } }: { readonly sum: Brought['sum'] }) {
  const { t } = useTranslation('profile');
  return (
    <>
      {left > 0 ? <p className={classes.hint}>{t('ownData.bring.left', { count: left })}</p> : null}
      {broken > 0 ? (
        <p className={classes.hint}>{t('ownData.bring.broken', { count: broken })}</p>
      ) : null}
    </>
  );
}

/** What is wrong with the file, or what stopped it on the way: `half` of it may have come by then. */
function BringFailed({ error, half }: { readonly error: unknown; readonly half: boolean }) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  const text =
    error instanceof BadPassport
      ? t(`ownData.bring.problem.${error.problem}`)
      : half
        ? t('ownData.bring.half')
        : failureText(error);
  return (
    <Note tone="sun" role="alert">
      {text}
    </Note>
  );
}
