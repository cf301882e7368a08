import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BurnoutOverview } from '#features/burnout/contract/burnout.contract.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';

const ENTRIES = '/api/diary/entries';
const CRISIS = 'Não vejo saída. Quero morrer, e estou esgotada.';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

const putAway = (person: Person, id: string, helpDismissed = true) =>
  person.call<Entry>('PATCH', `${ENTRIES}/${id}`, { helpDismissed });
const overview = async () =>
  (await ana.call<BurnoutOverview>('GET', '/api/burnout/overview?period=30d')).body;

describe('“that is not it”', () => {
  test('is kept with the entry while its feedback is still being written, and nothing else changes', async () => {
    const written = await ana.write(CRISIS);
    expect(written.helpDismissed).toBe(false);
    const { status, body } = await putAway(ana, written.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ text: CRISIS, version: 1, helpDismissed: true });
    await world.settled();
    const entry = await ana.entry(written.id);
    expect(entry).toMatchObject({ status: 'analysed', helpDismissed: true });
    expect(entry.feedback?.source).toBe('crisis');
    // The list, which passes on what is sealed unread, says the same.
    const { body: list } = await ana.call<{ entries: Entry[] }>('GET', ENTRIES);
    expect(list.entries.find(({ id }) => id === written.id)).toEqual(entry);
  });

  test('lets the numbers of the entry show, and undo takes them away again', async () => {
    const { id } = await ana.write(CRISIS);
    await world.settled();
    expect((await overview()).helpFirst).toBe(true);
    await putAway(ana, id);
    expect(await overview()).toMatchObject({ helpFirst: false, latest: { entryId: id } });
    expect((await ana.call('GET', '/api/dashboard')).body).toMatchObject({ helpFirst: false });
    const { body } = await putAway(ana, id, false);
    expect(body.helpDismissed).toBe(false);
    expect((await overview()).helpFirst).toBe(true);
  });

  test('outlives a correction, a deletion that is undone, and a harmless change of the text', async () => {
    const { id } = await ana.write(CRISIS);
    await putAway(ana, id);
    await world.settled();
    const expression = 'pt:exhaustion:esgotado';
    const corrected = await ana.call('POST', '/api/burnout/corrections', {
      entryId: id,
      expression,
    });
    expect(corrected.status).toBe(201);
    await world.settled();
    expect((await overview()).helpFirst).toBe(false);
    await ana.call('DELETE', `${ENTRIES}/${id}`);
    await ana.call('POST', `${ENTRIES}/${id}/restore`);
    expect((await overview()).helpFirst).toBe(false);
    await ana.call('PATCH', `${ENTRIES}/${id}`, { text: `${CRISIS} Choveu.` });
    await world.settled();
    expect((await ana.entry(id)).helpDismissed).toBe(true);
    expect((await overview()).helpFirst).toBe(false);
  });

  test('does not hold for a text that sounds worse than the one it was said of', async () => {
    const { id } = await ana.write(CRISIS);
    await putAway(ana, id);
    await ana.call('PATCH', `${ENTRIES}/${id}`, { text: 'Vou me matar hoje.' });
    await world.settled();
    expect(await ana.entry(id)).toMatchObject({
      helpDismissed: false,
      reading: { crisisLevel: 3 },
    });
  });

  test('is Ana’s alone to say: for Bruno her entry does not exist', async () => {
    const { id } = await ana.write(CRISIS);
    expect(await putAway(bruno, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await ana.entry(id)).helpDismissed).toBe(false);
  });

  test.each([
    ['a text and help at once', { text: 'Outro.', helpDismissed: true }],
    ['neither', {}],
    ['something else', { helpDismissed: 'sim' }],
  ])('is refused with %s', async (_, body) => {
    const { id } = await ana.write('Um dia comum de trabalho.');
    expect((await ana.call('PATCH', `${ENTRIES}/${id}`, body)).status).toBe(400);
  });

  test('stands in no address, log line or plain column', async () => {
    const { id } = await ana.write(CRISIS);
    await putAway(ana, id);
    expect(world.logs.join('')).not.toMatch(/help/i);
    const { rows } = await world.context.connection.pool.query(
      'select * from diary_entries where id = $1',
      [id],
    );
    expect(Object.keys(rows[0]).join()).not.toMatch(/help|crisis/i);
  });
});
