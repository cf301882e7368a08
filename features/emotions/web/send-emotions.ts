import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { tellDeclined, tellWords } from '#features/access/web/index.ts';
import { renewRhythm } from '#features/rhythm/web/index.ts';
import { isDeclined, type Sender } from '#packages/offline-queue/index.ts';
import { showToast } from '#packages/ui/index.ts';
import type { EmotionDay, EmotionDayWithMoments } from '../contract/emotions.contract.ts';
import { settleDay } from './check-in.store.ts';
import { emotionKeys, emotionsApi } from './emotions.client.ts';
import type { DayChange, MomentChange } from './local/pending.ts';
import { withPending } from './moments/moments.rules.ts';

/** A call that has not been answered by then counts as no connection, in ms. */
const SEND_TIMEOUT_MS = 20_000;

export function daySenderOf(client: QueryClient, userId: string): Sender<DayChange> {
  return {
    send: (change) => sendDay(client, userId, change),
    sent: (refused) => {
      for (const { change, failure } of refused) {
        // There is nothing to put back: the day is as the server has it.
        settleDay(change.day);
        if (isDeclined(failure)) tellDeclined({ words: change.note });
        else void tellLost('checkIn.refused', change.note);
      }
    },
  };
}

export function momentSenderOf(client: QueryClient, userId: string): Sender<MomentChange> {
  return {
    send: (change) => sendMoment(client, userId, change),
    sent: (refused) => {
      for (const { change, failure } of refused) {
        const { id, note } = change.moment;
        if (!isDeclined(failure)) {
          void tellLost('moments.refused', change.deleted ? null : note);
          continue;
        }
        tellDeclined({ id: momentToast(id), words: change.deleted ? null : note });
      }
    },
  };
}

/** The toast that tells of a moment, with its way back. */
export const momentToast = (id: string) => `moment-${id}`;

/** Records a day and puts what stands into the cache; rejects when it did not arrive. */
async function sendDay(
  client: QueryClient,
  userId: string,
  { day: sent, ...change }: DayChange,
): Promise<void> {
  const waitedMs = Math.max(0, Date.now() - Date.parse(change.recordedAt));
  const standing = await emotionsApi.recordDay(
    { params: { day: sent }, body: { ...change, waitedMs } },
    inTime(userId),
  );
  const { day } = standing;
  if (day !== sent) {
    settleDay(sent);
    await tellLost('checkIn.otherDay', null);
  }
  const { note } = change;
  if (note && !standing.note?.includes(note)) await tellLost('checkIn.overtaken', note);
  client.setQueryData<EmotionDayWithMoments>(emotionKeys.day(day), (known) => ({
    moments: [],
    ...known,
    ...standing,
  }));
  void client.invalidateQueries({ queryKey: emotionKeys.report });
  void client.invalidateQueries({ queryKey: emotionKeys.lists });
  growOnce(client, `${userId} ${day}`, standing);
}

/** Days of people that the garden was asked about since their first record. */
const grown = new Set<string>();

/** A day counts once for the garden and stays counted: what is changed about it later adds nothing. */
function growOnce(client: QueryClient, day: string, { level }: EmotionDay): void {
  if (level === null || grown.has(day)) return;
  grown.add(day);
  renewRhythm(client);
}

/** Records a moment and puts it into the cache; rejects when it did not arrive. */
export async function sendMoment(
  client: QueryClient,
  userId: string,
  change: MomentChange,
): Promise<void> {
  const { moment, deleted, changeId, recordedAt } = change;
  const { id, ...content } = moment;
  const body = { ...content, changeId, recordedAt, deleted };
  await emotionsApi.recordMoment({ params: { id }, body }, inTime(userId));
  const key = emotionKeys.day(moment.day);
  const known = client.getQueryData<EmotionDayWithMoments>(key);
  // The rest of a day that was never loaded is asked for: this moment is not all of it.
  if (!known) void client.invalidateQueries({ queryKey: key });
  else {
    const moments = withPending(known.moments, [change], moment.day);
    client.setQueryData<EmotionDayWithMoments>(key, { ...known, moments });
  }
  renewRhythm(client);
}

function inTime(userId: string) {
  return { signal: AbortSignal.timeout(SEND_TIMEOUT_MS), as: userId };
}

type Told = 'checkIn.refused' | 'checkIn.overtaken' | 'checkIn.otherDay' | 'moments.refused';

/** What the server did not keep as it was made is gone from here too: that is said, with its words. */
async function tellLost(key: Told, words: string | null): Promise<void> {
  await i18next.loadNamespaces('emotions');
  const text = i18next.t(`emotions:${key}`);
  if (words) tellWords(words, { text });
  else showToast({ kind: 'failed', text });
}
