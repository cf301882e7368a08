import { Button, Checkbox, Radio, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { WordsHelpToTheEnd } from '#features/crisis/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import {
  focusFirstProblem,
  Note,
  Sheet,
  SheetFooter,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import { type BookingMode, MAX_NOTE, type Offer } from '../../contract/booking.contract.ts';
import { BOOKINGS_PATH } from '../../contract/booking.paths.ts';
import { useBookingChanges } from '../booking.api.ts';
import {
  type GuardianField,
  guardianIn,
  guardianProblems,
  NO_GUARDIAN,
} from '../rules/guardian-form.rules.ts';
import classes from './booking.module.css';
import { ContractText } from './ContractText.tsx';
import { GuardianFields } from './GuardianFields.tsx';

/** The sheet that asks for one of somebody's free times, and what opens it. */
export function useRequestSheet(entryId: string, name: string, offer: Offer | null | undefined) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    ask: (startsAt: string) => {
      setWanted(startsAt);
      setIsOpen(true);
    },
    sheet:
      wanted && offer ? (
        <RequestSheet
          key={`${wanted} ${isOpen}`}
          entryId={entryId}
          name={name}
          offer={offer}
          startsAt={wanted}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null,
  };
}

interface RequestSheetProps {
  readonly entryId: string;
  readonly name: string;
  readonly offer: Offer;
  readonly startsAt: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for a time: a note if one likes, who answers for a minor, and the contract. */
function RequestSheet(props: RequestSheetProps) {
  const { entryId, name, offer, startsAt, opened, onClose } = props;
  const { t } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const format = useFormat(useTimeZone());
  const navigate = useNavigate();
  const { request } = useBookingChanges();
  const [id] = useState(() => crypto.randomUUID());
  const [note, setNote] = useState('');
  const [minor, setMinor] = useState(false);
  const [guardian, setGuardian] = useState(NO_GUARDIAN);
  const [mode, setMode] = useState<BookingMode>(offer.modes[0] ?? 'online');
  const [agreed, setAgreed] = useState(offer.agreed);
  const [asked, setAsked] = useState(false);
  const end = new Date(Date.parse(startsAt) + offer.minutes * 60_000);
  const problems = minor ? guardianProblems(guardian) : new Set<GuardianField>();
  const wordsOf = (one: BookingMode) =>
    one === 'inPerson' && offer.place ? t('mode.at', { place: offer.place }) : t(`mode.${one}`);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (problems.size > 0 || !agreed) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    request.mutate(
      {
        ...{ id, entryId, startsAt, mode, note: note.trim() || null },
        guardian: minor ? guardianIn(guardian) : null,
      },
      {
        onSuccess: () => {
          onClose();
          showToast({ text: t('request.sent') });
          void navigate({ to: BOOKINGS_PATH });
        },
      },
    );
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={t('request.title')}>
      <form className={classes.stack} noValidate onSubmit={submit}>
        <p>
          <b>{name}</b>
          <br />
          {t('request.when', {
            day: format.date(startsAt, 'weekday'),
            from: format.time(startsAt),
            to: format.time(end),
          })}
        </p>
        <p className={classes.quiet}>
          {t('request.held')}{' '}
          {offer.cancelHours > 0
            ? t('request.rule', { count: offer.cancelHours })
            : t('request.ruleNone')}
        </p>
        {offer.modes.length > 1 ? (
          <Radio.Group
            label={t('mode.label')}
            value={mode}
            onChange={(value) => setMode(value as BookingMode)}
          >
            <div className={classes.choices}>
              {offer.modes.map((one) => (
                <Radio key={one} value={one} label={wordsOf(one)} />
              ))}
            </div>
          </Radio.Group>
        ) : (
          <p className={classes.quiet}>{wordsOf(mode)}</p>
        )}
        <Textarea
          label={t('request.note')}
          description={t('request.noteHint')}
          value={note}
          maxLength={MAX_NOTE}
          autosize
          minRows={2}
          maxRows={6}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        <WordsHelpToTheEnd text={note} />
        <Checkbox
          label={t('request.minor')}
          checked={minor}
          onChange={({ currentTarget: { checked } }) => setMinor(checked)}
        />
        {minor ? (
          <GuardianFields
            guardian={guardian}
            problems={asked ? problems : new Set()}
            onChange={setGuardian}
          />
        ) : null}
        <ContractText />
        {offer.agreed ? (
          <p className={classes.quiet}>{t('request.agreed')}</p>
        ) : (
          <Checkbox
            label={t('request.agree')}
            checked={agreed}
            error={asked && !agreed ? t('request.missingAgree') : null}
            onChange={({ currentTarget: { checked } }) => setAgreed(checked)}
          />
        )}
        <SheetFooter>
          {request.error ? (
            <Note tone="sun" role="alert">
              {failureText(request.error)}
            </Note>
          ) : null}
          <Button type="submit" size="lg" fullWidth loading={request.isPending}>
            {t('request.send')}
          </Button>
        </SheetFooter>
      </form>
    </Sheet>
  );
}
