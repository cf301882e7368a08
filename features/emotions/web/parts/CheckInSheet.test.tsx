import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { type EmotionDay, emotionsContract } from '../../contract/emotions.contract.ts';
import CheckInSheetView from './CheckInSheetView.tsx';

vi.mock('#features/crisis/web/danger-heard.ts', () => ({
  prepareEngine: () => undefined,
  dangerHeardIn: async (text: string) =>
    text.includes('me matar') ? { kind: 'self', urgency: 'today' } : null,
}));

const DAY: EmotionDay = {
  day: '2026-11-18',
  level: 2,
  recordedAt: '2026-11-18T12:00:00.000Z',
  tags: [],
  note: 'dormi pouco',
};

/** Days that are recorded, and the last that was. */
function emotionService() {
  const service = { last: DAY };
  fakeServer(emotionsContract, {
    getDay: () => ({ ...service.last, moments: [] }),
    recordDay: ({ params, body }) => {
      service.last = { ...DAY, ...body, ...params } as EmotionDay;
      return service.last;
    },
  });
  return service;
}

function sheet(props: { day?: string; onClose?: () => void }) {
  return <CheckInSheetView day={DAY.day} known={DAY} opened onClose={() => undefined} {...props} />;
}

const line = () => screen.findByRole('textbox', { name: 'Uma linha, se quiser' });

afterEach(() => {
  localStorage.clear();
});

describe('the line of a day', () => {
  it('is kept however the sheet is closed', async () => {
    const service = emotionService();
    const closed = vi.fn();
    const { person } = await show(sheet({ onClose: closed }));
    await person.type(await line(), ' e briguei');
    await person.keyboard('{Escape}');
    expect(closed).toHaveBeenCalled();
    await vi.waitFor(() => expect(service.last.note).toBe('dormi pouco e briguei'));
  });

  it('is kept at a pause, before anything is left or tapped', async () => {
    const service = emotionService();
    const { person } = await show(sheet({}));
    await person.type(await line(), ' de novo');
    await vi.waitFor(() => expect(service.last.note).toBe('dormi pouco de novo'));
    expect(document.activeElement).toBe(await line());
  });

  it('says again what it said before once the change is taken back', async () => {
    const service = emotionService();
    const { person } = await show(sheet({}));
    await person.type(await line(), ' demais');
    await person.click(
      within(await screen.findByRole('dialog')).getByRole('radio', { name: 'Bem' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await line()).toHaveProperty('value', 'dormi pouco');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Bem' }));
    await person.click(await line());
    await person.tab();
    await vi.waitFor(() => expect(service.last).toMatchObject({ level: 2, note: 'dormi pouco' }));
  });
});

it('words of danger bring help right after their line, and nothing cheerful beside it', async () => {
  emotionService();
  const { person } = await show(sheet({}));
  expect(await screen.findByText('Salvo.')).toBeTruthy();
  await person.type(await line(), ', vou me matar');
  const help = await screen.findByRole('region', { name: 'Ajuda para agora' }, { timeout: 3_000 });
  expect(within(help).getByRole('link', { name: /188/ })).toHaveProperty('href', 'tel:188');
  expect(document.activeElement).toBe(await line());
  await vi.waitFor(() =>
    expect(within(help).getByRole('alert').textContent).toContain('Ligar 188, CVV'),
  );
  await person.tab();
  expect(document.activeElement).toBe(within(help).getByRole('link', { name: /188/ }));
  expect(screen.queryByText('Salvo.')).toBeNull();
  await person.click(within(help).getByRole('button', { name: 'Não é isso' }));
  expect(screen.queryByRole('region', { name: 'Ajuda para agora' })).toBeNull();
  expect(screen.queryByText('Salvo.')).toBeNull();
});
