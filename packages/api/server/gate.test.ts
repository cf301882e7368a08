import { expect, it } from 'vitest';
import { Gate } from './gate.ts';

const places = { all: 3, person: 2, arrivals: 3, waiting: 4, waitMs: 60_000 };
const refused = { code: 'busy', status: 503, data: { retryAfterSeconds: 2 } };

it('asks Ana to come back while three of hers are there, and nobody else', () => {
  const gate = new Gate(places);
  const [over] = [gate.arrive('ana'), gate.arrive('ana'), gate.arrive('ana')];
  expect(() => gate.arrive('ana')).toThrow(expect.objectContaining(refused));
  gate.arrive('bruno');
  over?.();
  over?.();
  gate.arrive('ana');
  expect(() => gate.arrive('ana')).toThrow(expect.objectContaining(refused));
});

it('lets Ana in twice, and has the others of hers wait in turn', async () => {
  const gate = new Gate(places);
  const [first] = await Promise.all([gate.enter('ana'), gate.enter('ana')]);
  const order: string[] = [];
  const third = gate.enter('ana').then(() => order.push('third'));
  void gate.enter('ana').then(() => order.push('fourth'));
  first?.();
  await third;
  expect(order).toEqual(['third']);
});

it('lets Bruno past those of Ana who wait for her own places', async () => {
  const gate = new Gate(places);
  await Promise.all([gate.enter('ana'), gate.enter('ana')]);
  void gate.enter('ana');
  const leave = await gate.enter('bruno');
  leave();
  await gate.enter('carla');
});

it('has everybody wait when all places are taken, and lets in who came first', async () => {
  const gate = new Gate(places);
  const leave = await gate.enter('ana');
  await Promise.all([gate.enter('bruno'), gate.enter('carla')]);
  const order: string[] = [];
  const waiting = ['duda', 'eva', 'ana', 'bruno'].map((name) =>
    gate.enter(name).then((out) => {
      order.push(name);
      return out;
    }),
  );
  await expect(gate.enter('fabio')).rejects.toMatchObject(refused);
  leave();
  leave();
  (await waiting[0])?.();
  (await waiting[1])?.();
  await waiting[2];
  expect(order).toEqual(['duda', 'eva', 'ana']);
});

it('does not have anybody wait for ever, and forgets who gave up', async () => {
  const gate = new Gate({ ...places, all: 1, waitMs: 1 });
  const leave = await gate.enter('ana');
  await expect(gate.enter('bruno')).rejects.toMatchObject(refused);
  leave();
  await gate.enter('carla');
});
