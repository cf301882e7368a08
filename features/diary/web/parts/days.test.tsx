import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '#packages/testing/screens/show.tsx';
import type { Run, Week } from '../../contract/days.ts';
import { diaryApi } from '../diary.api.ts';
import { RunSentence } from './RunSentence.tsx';
import { WeekPart } from './WeekPart.tsx';

const TOLD: Week = {
  state: 'told',
  from: '2026-07-05',
  to: '2026-07-11',
  sentences: ['O dia mais pesado parece ter sido segunda.', 'O mais leve parece ter sido sexta.'],
  question: 'O que desta semana fica?',
  language: 'pt-BR',
};
const SATURDAY = new Date('2026-07-11T15:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: SATURDAY, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const week = (answer: Week) => vi.spyOn(diaryApi, 'getWeek').mockResolvedValue(answer);
const showWeek = (onAnswer = vi.fn()) =>
  show(<WeekPart timeZone="America/Sao_Paulo" onAnswer={onAnswer} />);

it('opens the week by a tap and takes its question into a new text', async () => {
  week(TOLD);
  const onAnswer = vi.fn();
  const { person } = await showWeek(onAnswer);
  await person.click(await screen.findByRole('button', { name: 'A sua semana' }));
  const sheet = await screen.findByRole('dialog', { name: 'A sua semana' });
  for (const sentence of TOLD.sentences) expect(within(sheet).getByText(sentence)).toBeTruthy();
  await person.click(within(sheet).getByRole('button', { name: 'Responder' }));
  expect(onAnswer).toHaveBeenCalledWith(TOLD.question);
});

it('leads to help after danger, and to nothing else', async () => {
  week({ state: 'help' });
  const { person } = await showWeek();
  await person.click(await screen.findByRole('button', { name: 'A sua semana' }));
  const sheet = await screen.findByRole('dialog', { name: 'A sua semana' });
  const help = within(sheet).getByRole('link', { name: 'Ver ajuda' });
  expect(help.getAttribute('href')).toBe('/ajuda');
  expect(within(sheet).queryByRole('button', { name: 'Responder' })).toBeNull();
});

it('is turned off by one tap', async () => {
  week(TOLD);
  const off = vi.spyOn(diaryApi, 'showWeek').mockResolvedValue({ shown: false });
  const { person } = await showWeek();
  await person.click(await screen.findByRole('button', { name: 'A sua semana' }));
  await person.click(await screen.findByRole('button', { name: 'Não quero mais ver' }));
  expect(off).toHaveBeenCalledWith({ body: { shown: false } });
});

it('is not asked for on other days', async () => {
  vi.setSystemTime(new Date('2026-07-10T15:00:00Z'));
  const asked = week(TOLD);
  await showWeek();
  expect(screen.queryByRole('button', { name: 'A sua semana' })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

const run = (answer: Run) => vi.spyOn(diaryApi, 'getRun').mockResolvedValue(answer);

it('says what the last days show, with the hard ones as marks', async () => {
  run({ kind: 'worse', danger: ['2026-07-02'], question: null });
  await show(<RunSentence />);
  expect(
    await screen.findByText('Os últimos 7 registros pesam mais do que os 14 de antes.'),
  ).toBeTruthy();
  expect(screen.getByText(/^2 de julho foi um dia que pediu cuidado/)).toBeTruthy();
});

it('asks somebody on leave about the leave', async () => {
  run({ kind: 'same', danger: [], question: 'leave' });
  await show(<RunSentence />);
  expect(await screen.findByText(/^Neste afastamento/)).toBeTruthy();
});
