import { Button, Group, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { stampChange, usePendingChanges } from '#packages/offline-queue/index.ts';
import { Card, Note, showToast, useFailureText, WaitingTag } from '#packages/ui/index.ts';
import { EVENT_CHANGED } from '../../contract/calendar.contract.ts';
import { useOwner } from '../calendar.api.ts';
import { eventQueue, type WaitingEvent } from '../local/waiting.ts';
import { startDayOf } from '../rules/events.rules.ts';
import { useWaiting } from '../use-event-changes.ts';
import { useWords } from '../use-words.ts';
import classes from './WaitingCard.module.css';

/** What only this device has of the calendar, and what its person can do about what the server did not take. */
export function WaitingCard() {
  const { t } = useWords();
  const waiting = usePendingChanges(eventQueue, useOwner()).filter(isShown);
  if (waiting.length === 0) return null;
  return (
    <Card aria-labelledby="calendar-waiting">
      <div className={classes.head}>
        <Title order={2} id="calendar-waiting">
          {t('waiting.title')}
        </Title>
        <WaitingTag count={waiting.length} />
      </div>
      <ul className={classes.list} aria-labelledby="calendar-waiting">
        {waiting.map((change) => (
          <WaitingRow key={change.changeId} change={change} />
        ))}
      </ul>
    </Card>
  );
}

/** A new event that was deleted again is nothing to tell of. */
const isShown = ({ draft, before }: WaitingEvent): boolean => draft !== null || before !== null;

function WaitingRow({ change }: { change: WaitingEvent }) {
  const { t, format, span } = useWords();
  const failureText = useFailureText('calendar');
  const { flush, keep, drop } = useWaiting(useQueryClient());
  const state = useSyncExternalStore(eventQueue.subscribe, () => stateOf(change));
  const { id, draft, before } = change;
  const event = draft ? { ...draft, id } : before;
  if (!event) return null;
  const kind = draft ? (before ? 'changed' : 'new') : 'deleted';
  const when = `${format.day(startDayOf(event), 'weekday')}, ${span(event)}`;
  const isRefused = eventQueue.isRefused(change);
  const isOther = isRefused && state === EVENT_CHANGED;
  const send = (next: Partial<WaitingEvent>) => {
    drop(change);
    keep({ ...change, ...stampChange(), ...next });
    flush();
  };
  const discard = () => {
    drop(change);
    const back = () => {
      keep(change);
      flush();
    };
    const action = { label: t('common:action.undo'), run: back };
    showToast({ id: `event-${id}`, text: t('waiting.discarded'), action });
  };
  return (
    <li className={classes.row}>
      <p className={classes.words}>
        <b>{event.title}</b>
        <span>
          {t(`waiting.kind.${kind}`)} · {when}
        </span>
      </p>
      {isRefused ? (
        <Note tone="sun" role="alert">
          {isOther
            ? t(draft ? 'waiting.other.changed' : 'waiting.other.deleted')
            : failureText({ code: state })}
        </Note>
      ) : (
        <p className={classes.state}>
          {state === 'sending' ? t('waiting.sending') : t('waiting.here')}
        </p>
      )}
      <Group gap="xs">
        {isOther ? (
          <Button size="compact-md" variant="light" onClick={() => send({ anyway: true })}>
            {t(draft ? 'waiting.mine' : 'waiting.deleteAnyway')}
          </Button>
        ) : null}
        {isRefused && !isOther && draft ? (
          <Button
            size="compact-md"
            variant="light"
            onClick={() => send({ id: crypto.randomUUID(), before: null })}
          >
            {t('waiting.asNew')}
          </Button>
        ) : null}
        {isRefused ? null : (
          <Button
            size="compact-md"
            variant="light"
            loading={state === 'sending'}
            onClick={() => flush(change.changeId)}
          >
            {t('waiting.again')}
          </Button>
        )}
        <Button size="compact-md" variant="subtle" onClick={discard}>
          {t('waiting.discard')}
        </Button>
      </Group>
    </li>
  );
}

/** On its way, waiting for a connection, or the code of why the server has not taken it. */
function stateOf(change: WaitingEvent): string {
  if (eventQueue.sendingId === change.changeId) return 'sending';
  return eventQueue.failureOf(change) ?? 'offline';
}
