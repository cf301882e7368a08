import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { devicePart as emotions } from '#features/emotions/web/emotions.device.ts';
import { type DayChange, dayQueue } from '#features/emotions/web/local/pending.ts';
import { devicePart as health } from '#features/health/web/health.device.ts';
import { healthQueue } from '#features/health/web/local/pending.ts';
import { show } from '#packages/testing/screens/show.tsx';
import shell from '../locales/pt-BR.json' with { type: 'json' };
import { StuckNote } from './StuckNote.tsx';

const KINDS = [...(emotions.waiting ?? []), ...(health.waiting ?? [])];
/** Nobody is signed in here, so what waits is nobody’s. */
const ANA = '';
const stamp = { changeId: 'one', recordedAt: '2026-11-18T12:00:00.000Z' };
const day: DayChange = { day: '2026-11-18', level: 2, tags: [], note: 'reunião longa', ...stamp };
const drink = { id: 'glass', record: null, ...stamp };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open() {
  dayQueue.keep(ANA, day);
  healthQueue.keep(ANA, drink);
  const shown = await show(<StuckNote kinds={KINDS} userId={ANA} />);
  i18next.addResourceBundle('pt-BR', 'shell', shell);
  return shown;
}
const answering = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: RequestInfo | URL) => answer()),
  );
const flush = async () => {
  const client = new QueryClient();
  await Promise.all(KINDS.map((kind) => kind.send(client, ANA)));
};

it('says that the room is full, keeps what waits on the device, and sends it once there is room', async () => {
  answering(() => Response.json({ code: 'storage_full' }, { status: 422 }));
  const { person } = await open();
  expect(screen.queryByRole('region', { name: 'Não enviado' })).toBeNull();
  await flush();
  const note = await screen.findByRole('region', { name: 'Não enviado' });
  expect(within(note).getByText(/Seu espaço no Florescer está cheio/)).toBeTruthy();
  expect(within(note).getAllByRole('listitem')).toHaveLength(2);
  expect(dayQueue.pending(ANA)).toEqual([day]);
  expect(healthQueue.pending(ANA)).toEqual([drink]);

  answering(() => Response.json({ ...day, record: null, earned: [] }));
  await person.click(within(note).getByRole('button', { name: 'Tentar de novo' }));
  await vi.waitFor(() => {
    expect([dayQueue.pending(ANA), healthQueue.pending(ANA)]).toEqual([[], []]);
  });
});
