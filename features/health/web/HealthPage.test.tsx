import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Agreements } from '#features/privacy/web/index.ts';
import { addDays, dayOf } from '#packages/kernel/day.ts';
import { stampChange } from '#packages/offline-queue/index.ts';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import {
  type HealthDetail,
  type HealthOverview,
  type HealthRecord,
  healthContract,
} from '../contract/health.contract.ts';
import DesktopHealthPage from './desktop/HealthPage.tsx';
import { HEALTH_PATH } from './health.paths.ts';
import { healthQueue } from './local/pending.ts';
import MobileHealthPage from './mobile/HealthPage.tsx';
import { healthSenderOf } from './use-health.ts';

// The chart library measures what jsdom does not lay out, and is large: the table says the same.
vi.mock('./parts/BarsView.tsx', () => ({ default: () => null }));

const TODAY = dayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
// Just now: a time in the day that every part of it shows.
const at = new Date().toISOString();
const WATER: HealthRecord = {
  part: 'drink',
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'water',
  ml: 1_250,
  day: TODAY,
  at,
};
const WALK: HealthRecord = {
  part: 'exercise',
  id: '00000000-0000-4000-8000-000000000002',
  kind: 'walk',
  minutes: 45,
  effort: 'vigorous',
  name: null,
  day: addDays(TODAY, -1),
  at: new Date(Date.now() - 86_400_000).toISOString(),
};
const OVERVIEW: HealthOverview = {
  settings: { goalMl: 2_000, amounts: { water: 200, coffee: 50, mate: 300, coconut: 300 } },
  records: [WALK, WATER],
  achievements: [
    { key: 'firstRecord', earnedAt: '2026-11-18T12:00:00.000Z', count: 2, of: 1 },
    { key: 'tenWalks', earnedAt: null, count: 7, of: 10 },
  ],
};

/** The server of health, which remembers what it is told; an overview of null: it fails. */
function healthService(overview: HealthOverview | null) {
  const refusal = refuse('internal');
  if (!overview) return fakeServer(healthContract, { overview: refusal, listRecords: refusal });
  let known = overview;
  return fakeServer(healthContract, {
    overview: () => known,
    listRecords: () => ({ records: known.records }),
    putRecord: ({ params: { id }, body }) => {
      const record = body.record ? ({ id, ...body.record } as HealthRecord) : null;
      const others = known.records.filter((one) => one.id !== id);
      known = { ...known, records: record ? [...others, record] : others };
      return { record, earned: [] };
    },
    putSettings: ({ body: { goalMl, amounts } }) => {
      known = { ...known, settings: { goalMl, amounts } };
      return known.settings;
    },
  });
}
const open = (tab = '', page = <DesktopHealthPage />) =>
  show(page, { address: `${HEALTH_PATH}${tab && `?tab=${tab}`}` });
const cardOf = (name: string) => screen.findByRole('region', { name });

afterEach(() => localStorage.clear());

describe('health', () => {
  it.each([
    ['desktop', <DesktopHealthPage key="d" />],
    ['mobile', <MobileHealthPage key="m" />],
  ])('opens with the day and says only what the person chose (%s)', async (_, page) => {
    healthService(OVERVIEW);
    await open('', page);
    const hydration = await cardOf('Hidratação');
    expect(within(hydration).getByRole('status').textContent).toBe(
      '1,25 L de 2 L que você escolheu',
    );
    expect(within(await cardOf('Movimento')).getByText('45 minutos em 1 dia')).toBeTruthy();
    expect(screen.getByText(/isso dá 90 minutos de movimento moderado/)).toBeTruthy();
    expect(screen.getByText('Primeiro registro')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/falta|calorias por|meta/i);
  });

  it('counts nothing of what the person did not agree to have kept, and asks at the next tap', async () => {
    const server = healthService(OVERVIEW);
    server.answer(healthContract, { putRecord: refuse('health_consent_needed') });
    const { person } = await open(
      '',
      <>
        <DesktopHealthPage />
        <Agreements />
        <Toaster />
      </>,
    );
    const hydration = within(await cardOf('Hidratação'));
    for (const asked of [1, 2]) {
      await person.click(hydration.getByRole('button', { name: /Água/ }));
      await person.click(await screen.findByRole('button', { name: 'Agora não' }));
      await screen.findByText(/sem o seu consentimento, nada foi guardado nem enviado/);
      expect(screen.queryByText(/^Registrado/)).toBeNull();
      expect(hydration.getByRole('status').textContent).toMatch(/^1,25 L/);
      expect(healthQueue.pending('')).toEqual([]);
      expect(server.asked(healthContract.putRecord)).toHaveLength(asked);
    }
  });

  it('gives back every word that the person did not agree to have kept, also of earlier records', async () => {
    const server = healthService(OVERVIEW);
    server.answer(healthContract, { putRecord: refuse('health_consent_needed') });
    const page = (
      <>
        <DesktopHealthPage />
        <Toaster />
      </>
    );
    await open('', page);
    await cardOf('Hidratação');
    const placed = { day: TODAY, at };
    const company = { feeling: null, together: null };
    const records: (HealthDetail | null)[] = [
      { ...placed, ...company, part: 'meal', kind: 'lunch', note: 'Comi sem vontade' },
      {
        ...placed,
        part: 'exercise',
        kind: 'other',
        minutes: 20,
        effort: 'light',
        name: 'Remo',
      },
      null,
    ];
    for (const record of records) {
      healthQueue.keep('', { ...stampChange(), id: crypto.randomUUID(), record });
    }
    await healthQueue.flush('', healthSenderOf(new QueryClient(), ''));
    expect(await screen.findByText(/Você tinha escrito: “Comi sem vontade”/)).toBeTruthy();
    expect(await screen.findByText(/Você tinha escrito: “Remo”/)).toBeTruthy();
    expect(healthQueue.pending('')).toEqual([]);
  });

  it('writes down a night, refuses one that is no night, and replaces the day’s', async () => {
    const server = healthService(OVERVIEW);
    const puts = () => server.asked(healthContract.putRecord);
    const { person } = await open('sleep');
    const last = await cardOf('Sua última noite');
    await person.click(within(last).getByRole('button', { name: 'Anotar a noite' }));
    const form = within(await screen.findByRole('dialog', { name: 'Como foi a noite?' }));
    const bed = form.getByLabelText('Deitei');
    const rise = form.getByLabelText<HTMLInputElement>('Levantei');
    fireEvent.change(bed, { target: { value: rise.value } });
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    expect(form.getByText(/muito próximas/)).toBeTruthy();
    expect(puts()).toHaveLength(0);
    const before = new Date(Date.parse(`${TODAY}T${rise.value}:00Z`) - 410 * 60_000);
    fireEvent.change(bed, { target: { value: before.toISOString().slice(11, 16) } });
    await person.click(form.getByRole('checkbox', { name: 'Agitada' }));
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]?.body.record).toMatchObject({
      ...{ part: 'sleep', kind: 'night', day: TODAY, minutes: 410, quality: 'restless' },
    });
    expect(await within(last).findByText('6h50')).toBeTruthy();
    expect(
      within(await cardOf('Sua semana de sono')).getByText('6h50 na noite anotada.'),
    ).toBeTruthy();
    await person.click(within(last).getByRole('radio', { name: 'Boa' }));
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()[1]?.params).toEqual(puts()[0]?.params);
  });

  it('records a glass with one tap', async () => {
    const server = healthService(OVERVIEW);
    const puts = () => server.asked(healthContract.putRecord);
    const { person } = await open();
    const hydration = await cardOf('Hidratação');
    await person.click(within(hydration).getByRole('button', { name: 'Copo 200 ml, água' }));
    expect(within(hydration).getByRole('status').textContent).toContain('1,45 L');
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]?.body.record).toMatchObject({
      part: 'drink',
      kind: 'water',
      ml: 200,
      day: TODAY,
    });
  });

  it('says so where the server will not keep a record, in the place of what said that it did', async () => {
    const server = healthService(OVERVIEW);
    const page = (
      <>
        <DesktopHealthPage />
        <Toaster />
      </>
    );
    const { person } = await open('', page);
    const glass = await screen.findByRole('button', { name: 'Copo 200 ml, água' });
    server.answer(healthContract, { putRecord: refuse('time_not_in_day') });
    await person.click(glass);
    const told = await screen.findByText(/^Não deu para guardar este registro\. Essa hora/);
    expect(told).toBeTruthy();
    expect(screen.queryByText(/^Registrado/)).toBeNull();
  });

  it('opens at the tab of its address and keeps the chosen one there', async () => {
    healthService(OVERVIEW);
    const { person, router } = await open('hydration');
    const list = await cardOf('Bebidas de hoje');
    expect(within(list).getByText(/1,25 L/)).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Conquistas' }));
    expect(await screen.findByText('7 de 10')).toBeTruthy();
    expect(router.state.location.search).toEqual({ tab: 'achievements' });
    await person.keyboard('{Home}');
    expect(await cardOf('Refeições de hoje')).toBeTruthy();
    expect(router.state.location.search).toEqual({});
  });

  it('changes a record and deletes one', async () => {
    const server = healthService(OVERVIEW);
    const puts = () => server.asked(healthContract.putRecord);
    const { person } = await open('exercises');
    const list = await cardOf('Movimentos da semana');
    const more = () => within(list).findByRole('button', { name: /^Opções de Caminhada/ });
    await person.click(await more());
    await person.click(await within(list).findByRole('menuitem', { name: 'Mudar' }));
    const form = await screen.findByRole('dialog', { name: 'Mudar movimento' });
    const minutes = within(form).getByRole('textbox', { name: 'Minutos' });
    await person.clear(minutes);
    await person.click(within(form).getByRole('button', { name: 'Salvar' }));
    expect(within(form).getByText('Escreva um número de 1 a 1.440 minutos.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(minutes));
    await person.type(minutes, '25');
    await person.click(within(form).getByRole('radio', { name: 'Outra' }));
    await person.click(within(form).getByRole('button', { name: 'Salvar' }));
    expect(within(form).getByText('Escreva um nome, por exemplo: patins.')).toBeTruthy();
    await person.click(within(form).getByRole('radio', { name: 'Dança' }));
    await person.click(within(form).getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(puts().at(-1)?.body.record).toMatchObject({
        kind: 'dance',
        minutes: 25,
        day: WALK.day,
      }),
    );
    await person.click(await within(list).findByRole('button', { name: /^Opções de Dança/ }));
    await person.click(await within(list).findByRole('menuitem', { name: 'Apagar' }));
    expect(document.activeElement).toBe(within(list).getByRole('heading'));
    await waitFor(() => expect(puts().at(-1)?.body.record).toBeNull());
  });

  it('tells a week in a sentence and a table, with its gaps', async () => {
    healthService(OVERVIEW);
    const { person } = await open('hydration');
    const history = await cardOf('Bebidas ao longo dos dias');
    expect(within(history).getByText(/você tomou em média 1,25 L/)).toBeTruthy();
    expect(within(history).getByText(/1 de 7 dias com registro/)).toBeTruthy();
    await person.click(within(history).getByRole('button', { name: 'Ver como tabela' }));
    const rows = within(history).getAllByRole('row');
    expect(rows).toHaveLength(8);
    expect(within(rows[1] as HTMLElement).getByText('sem registro')).toBeTruthy();
  });

  it('chooses an amount of the day, or none', async () => {
    const server = healthService(OVERVIEW);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Mudar medidas' }));
    const form = await screen.findByRole('dialog', { name: 'Suas medidas' });
    const goal = within(form).getByRole('textbox', { name: /Quanto você quer beber/ });
    await person.clear(goal);
    await person.type(goal, '100');
    await person.click(within(form).getByRole('button', { name: 'Salvar' }));
    expect(within(form).getByText(/Escreva um número de 250 a 6.000 ml/)).toBeTruthy();
    await person.clear(goal);
    await person.click(within(form).getByRole('button', { name: 'Salvar' }));
    const changed = () => server.asked(healthContract.putSettings).at(-1)?.body;
    await waitFor(() => expect(changed()).toMatchObject({ goalMl: null }));
    expect(within(await cardOf('Hidratação')).getByRole('status').textContent).toBe('1,25 L hoje');
  });

  it('still takes a glass while the server is away for a moment', async () => {
    const away = refuse('unavailable');
    fakeServer(healthContract, { overview: away, listRecords: away, putRecord: away });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Copo 200 ml, água' }));
    expect(within(await cardOf('Hidratação')).getByRole('status').textContent).toBe('200 ml hoje');
    expect(screen.getByText(/fica guardado aqui até lá/)).toBeTruthy();
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    healthService(null);
    const { person } = await open();
    expect(await screen.findByText('Não deu para carregar a página de saúde')).toBeTruthy();
    healthService(OVERVIEW);
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await cardOf('Hidratação')).toBeTruthy();
  });
});
