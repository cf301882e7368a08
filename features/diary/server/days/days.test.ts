import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Run, Week } from '#features/diary/contract/days.ts';
import { dayOf } from '#packages/kernel/index.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';

const DAY_MS = 86_400_000;
/** A month is a sign-in for each of its days. */
const LONG_MS = 120_000;
const CALM = [
  'Reunião de manhã e relatório à tarde. Fiz sopa e dormi bem.',
  'Almocei com o time e caminhei no parque depois do expediente.',
];
const HEAVY = [
  'Estou esgotada e sem forças, com dor de cabeça. Não consigo dormir de tanto trabalho.',
  'Exausta de novo, com dor nas costas, e não aguento mais a cobrança do chefe.',
];
const DANGER = 'Não quero mais viver. Já separei os comprimidos e vou tomar tudo hoje.';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const runOf = async (person: Person) => (await person.call<Run>('GET', '/api/diary/run')).body;
const weekOf = async (person: Person) => (await person.call<Week>('GET', '/api/diary/week')).body;

/** Noon in São Paulo, so many days from the start. */
async function goTo(person: Person, start: string, days: number): Promise<string> {
  world.clock.now = new Date(Date.parse(`${start}T15:00:00Z`) + days * DAY_MS);
  await person.comeBack();
  return dayOf(world.clock.now, 'America/Sao_Paulo');
}

async function feel(person: Person, day: string, level: number): Promise<void> {
  const { status } = await person.call('PUT', `/api/emotions/days/${day}`, {
    level,
    tags: [],
    note: null,
    changeId: crypto.randomUUID(),
    recordedAt: world.clock.now.toISOString(),
  });
  expect(status).toBe(200);
}

/** Each sentence with the first day on which the page said it. */
function changesOf(kinds: readonly string[]): [day: number, kind: string][] {
  return kinds.flatMap((kind, index) =>
    kind === kinds[index - 1] ? [] : [[index + 1, kind] as [number, string]],
  );
}

test(
  'a month that worsens and recovers is told on the right days',
  async () => {
    const ana = await world.person('ana');
    const told: string[] = [];
    for (let day = 0; day < 32; day += 1) {
      const today = await goTo(ana, '2026-06-01', day);
      const heavy = day >= 14 && day < 21;
      const texts = heavy ? HEAVY : CALM;
      await ana.write(texts[day % 2] as string);
      await feel(ana, today, heavy ? 2 : 4);
      told.push((await runOf(ana)).kind);
    }
    // Calm to day 14, heavy from 15 to 21, calm again from 22 on.
    expect(changesOf(told)).toEqual([
      [1, 'few'],
      [13, 'same'],
      [15, 'few'],
      [17, 'worse'],
      [22, 'easing'],
      [28, 'back'],
      [30, 'better'],
    ]);

    const bruno = await world.person('bruno');
    expect(await runOf(bruno)).toEqual({ kind: 'few', danger: [], question: null });
  },
  LONG_MS,
);

test(
  'a day of danger stays as a mark, and somebody on leave is asked about that',
  async () => {
    const carla = await world.person('carla');
    for (let day = 0; day < 20; day += 1) {
      await goTo(carla, '2026-06-01', day);
      await carla.write(CALM[day % 2] as string);
    }
    await goTo(carla, '2026-06-01', 20);
    await carla.write('O médico me afastou por quinze dias. Estou de atestado em casa.');
    await world.settled();
    expect(await runOf(carla)).toMatchObject({ danger: [], question: 'leave' });
    const today = await goTo(carla, '2026-06-01', 21);
    await carla.write(DANGER);
    await world.settled();
    expect(await runOf(carla)).toEqual({ kind: 'care', danger: [today], question: null });
  },
  LONG_MS,
);

describe('the week', () => {
  // Weeks of Portuguese calendars begin on Sunday.
  const SUNDAY = '2026-07-05';
  const texts = [
    'Meu chefe gritou comigo na frente de todo mundo.',
    'O prazo estourou e fiquei até tarde de novo. Cansada.',
    'Pedi ajuda para a Júlia e ela dividiu a lista comigo.',
    'Caminhei no parque depois do expediente.',
  ];
  let dora: Person;
  beforeAll(async () => {
    dora = await world.person('dora');
    for (const [day, text] of texts.entries()) {
      const today = await goTo(dora, SUNDAY, day);
      await dora.write(text);
      await feel(dora, today, day < 2 ? 2 : 4);
    }
    await world.settled();
  });

  test('is told on its last day only, from the person’s own entries, and kept nowhere', async () => {
    await goTo(dora, SUNDAY, 5);
    expect(await weekOf(dora)).toEqual({ state: 'early' });
    await goTo(dora, SUNDAY, 6);
    const week = await weekOf(dora);
    if (week.state !== 'told') throw new Error(week.state);
    expect(week).toMatchObject({ from: '2026-07-05', to: '2026-07-11', language: 'pt-BR' });
    expect(week.sentences.length).toBeGreaterThanOrEqual(3);
    expect(week.sentences.length).toBeLessThanOrEqual(5);
    expect(week.sentences.join(' ')).toContain('entre segunda e terça');
    expect(week.question).toMatch(/\?$/u);
    expect(await weekOf(dora)).toEqual(week);
    await goTo(dora, SUNDAY, 7);
    expect(await weekOf(dora)).toEqual({ state: 'early' });
    expect(world.logs.join('')).not.toContain(week.sentences[0]);
  });

  test('is nobody else’s', async () => {
    const eva = await world.person('eva');
    await goTo(eva, SUNDAY, 6);
    expect(await weekOf(eva)).toEqual({ state: 'few' });
    const { statusCode } = await world.app.inject({ method: 'GET', url: '/api/diary/week' });
    expect(statusCode).toBe(401);
  });

  test('is off by one tap, for her alone, and on again', async () => {
    await goTo(dora, SUNDAY, 6);
    await dora.call('PUT', '/api/diary/week/shown', { shown: false });
    expect(await weekOf(dora)).toEqual({ state: 'off' });
    const eva = await world.person('eva2');
    expect((await eva.call('GET', '/api/diary/week/shown')).body).toEqual({ shown: true });
    await dora.call('PUT', '/api/diary/week/shown', { shown: true });
    expect(await weekOf(dora)).toMatchObject({ state: 'told' });
  });

  test('leads to help where one of its days told of danger', async () => {
    await goTo(dora, SUNDAY, 6);
    await dora.write(DANGER);
    await world.settled();
    expect(await weekOf(dora)).toEqual({ state: 'help' });
  });
});
