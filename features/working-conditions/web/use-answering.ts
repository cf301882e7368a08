import { useState } from 'react';
import { ITEMS } from '../contract/factors.ts';
import {
  type ForPeople,
  SURVEY_CLOSED,
  TICKET_GIVEN,
  TICKET_USED,
} from '../contract/working-conditions.contract.ts';
import {
  forgetAnswers,
  keepAnswer,
  type WaitingAnswer,
  waitingAnswer,
} from './local/waiting-answer.ts';
import { askTicket, sendAnswer, useForget } from './working-conditions.api.ts';

type State = 'asking' | 'waiting' | 'done' | 'closed' | 'used';

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/**
 * Goes through the questions and sends the answer. The ticket is asked for at the very end and kept with
 * the answer until it has arrived; between the two calls nothing says whose it is.
 */
export function useAnswering(seen: ForPeople, userId: string) {
  const { survey } = seen;
  const [waiting, setWaiting] = useState<WaitingAnswer | null>(() => waitingAnswer(userId));
  const [ended, setEnded] = useState<'done' | 'closed' | 'used' | null>(null);
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Readonly<Record<number, number | null>>>({});
  const [place, setPlace] = useState(seen.place);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const forget = useForget();

  const end = (how: 'done' | 'closed' | 'used') => {
    forgetAnswers(userId);
    setWaiting(null);
    setEnded(how);
    void forget();
  };
  const post = async () => {
    if (!survey && !waiting) return;
    let answer = waiting;
    if (!answer && survey) {
      const { ticket } = await askTicket(survey.id);
      const given = ITEMS.map((_, nth) => answers[nth] ?? null);
      answer = { surveyId: survey.id, ticket, ...place, answers: given };
      keepAnswer(userId, answer);
      setWaiting(answer);
    }
    if (!answer) return;
    const { surveyId: _, ...body } = answer;
    await sendAnswer(body);
    end('done');
  };
  const send = async () => {
    setSending(true);
    setFailure(null);
    try {
      await post();
    } catch (error) {
      const code = codeOf(error);
      // It had arrived; only the answer to it got lost.
      if (code === TICKET_USED) end('done');
      else if (code === SURVEY_CLOSED) end('closed');
      else if (code === TICKET_GIVEN) end('used');
      else setFailure(error);
    } finally {
      setSending(false);
    }
  };

  const state: State =
    ended ?? (waiting ? 'waiting' : survey === null ? 'closed' : survey.asked ? 'used' : 'asking');
  return {
    ...{ seen, state, at, answers, place, setPlace, send, sending, failure },
    choose: (value: number | null) => setAnswers({ ...answers, [at]: value }),
    back: () => setAt(Math.max(0, at - 1)),
    next: () => setAt(Math.min(ITEMS.length, at + 1)),
  };
}
