import { deviceStorage, keysUnder, readJson, writeJson } from '#packages/device/index.ts';

const PREFIX = 'florescer.survey-answer.';

/** An answer on its way, with the ticket that it spends: asked for once, it must not be lost with the page. */
export interface WaitingAnswer {
  surveyId: string;
  ticket: string;
  site: string | null;
  sector: string | null;
  answers: (number | null)[];
}

const isAnswer = (value: unknown): value is WaitingAnswer =>
  typeof value === 'object' && value !== null && 'ticket' in value && 'answers' in value;

export function waitingAnswer(userId: string): WaitingAnswer | null {
  const storage = deviceStorage();
  return storage && readJson(storage, PREFIX + userId, isAnswer);
}

export function keepAnswer(userId: string, answer: WaitingAnswer): void {
  const storage = deviceStorage();
  if (storage) writeJson(storage, PREFIX + userId, answer);
}

/** Removes what waits, of a person or of everybody. */
export function forgetAnswers(userId = ''): void {
  const storage = deviceStorage();
  if (!storage) return;
  for (const key of keysUnder(storage, PREFIX + userId)) storage.removeItem(key);
}
