import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { burnoutFeature } from '#features/burnout/server/index.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { sweep } from './diary.sweep.ts';
import { giveFeedback } from './feedback/feedback.service.ts';
import { diaryFeature } from './index.ts';
import {
  answering,
  type FakeModel,
  failing,
  hanging,
  startFakeModel,
} from './testing/fake-model.ts';

const WRITER = '/api/diary/writer';
const text = 'Cheguei cansada em casa, mas fiquei aliviada porque a Júlia dividiu a lista comigo.';
const good = {
  read: 'Você chegou em casa cansada, e a Júlia dividiu a lista com você.',
  question: 'O que tornou possível dividir a lista hoje?',
  step: 'Sentar dez minutos longe da tela, se der.',
};

let world: World;
let model: FakeModel;
let ana: Person;
let bruno: Person;
// No workers: each test runs the jobs itself, as many times and as late as it wants.
beforeAll(async () => {
  model = await startFakeModel();
  world = await startWorld({ languageModel: model.settings, workers: false });
  const workers = [diaryFeature, burnoutFeature].flatMap(
    (one) => one.workers?.(world.context) ?? [],
  );
  await world.context.jobs.start(workers.map((one) => ({ ...one, handle: async () => undefined })));
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(async () => {
  await world.stop();
  await model.stop();
});
afterEach(() => model.behave(failing(500)));

const work = ({ id, version }: Entry, person = ana) =>
  giveFeedback(world.context, { userId: person.id, entryId: id, version });
const consent = (person: Person, consented: boolean) =>
  person.call('PUT', WRITER, { consented, language: 'pt-BR' });

describe('the feedback job', () => {
  test('runs twice without changing anything the second time', async () => {
    const entry = await ana.write(text);
    await work(entry);
    const once = await ana.entry(entry.id);
    expect(once.status).toBe('analysed');
    await work(entry);
    expect(await ana.entry(entry.id)).toEqual(once);
  });

  test('of an older version leaves the newer text alone', async () => {
    const entry = await ana.write(text);
    const edited = await ana.call<Entry>('PATCH', `/api/diary/entries/${entry.id}`, {
      text: `${text} Fim.`,
    });
    await work(entry);
    expect((await ana.entry(entry.id)).status).toBe('processing');
    await work(edited.body);
    expect(await ana.entry(entry.id)).toMatchObject({ status: 'analysed', text: `${text} Fim.` });
  });

  test('of an entry deleted meanwhile does nothing, and restoring finishes it', async () => {
    const entry = await ana.write(text);
    await ana.call('DELETE', `/api/diary/entries/${entry.id}`);
    await work(entry);
    await ana.call('POST', `/api/diary/entries/${entry.id}/restore`);
    expect((await ana.entry(entry.id)).status).toBe('processing');
    await work(entry);
    expect((await ana.entry(entry.id)).status).toBe('analysed');
  });

  test('sees a correction that was made while the entry was being saved', async () => {
    const entry = await bruno.write('Voltei com dor nas costas depois do plantão.');
    expect(entry.reading?.score).toBe(2);
    const other = await bruno.write('Outra vez dor nas costas, a semana inteira assim.');
    const expression = other.reading?.mentions[0]?.expression;
    const { status } = await bruno.call('POST', '/api/burnout/corrections', {
      entryId: other.id,
      expression,
    });
    expect(status).toBe(201);
    // The job that reads all entries again has not run: it did not see this one being saved.
    expect((await bruno.entry(entry.id)).reading?.score).toBe(2);
    await work(entry, bruno);
    expect((await bruno.entry(entry.id)).reading?.score).toBe(0);
  });
});

test('a look back is made on an earlier entry, and on none that was deleted', async () => {
  const elisa = await world.person('elisa');
  const write = async (words: string) => {
    world.clock.forward(1);
    const entry = await elisa.write(words);
    await work(entry, elisa);
    return elisa.entry(entry.id);
  };
  const first = await write('Voltei com dor nas costas, mas caminhei no parque.');
  const second = await write('Voltei com dor nas costas depois do plantão da manhã.');
  expect(second.feedback?.link).toMatch(/mexer o corpo/);
  await elisa.call('DELETE', `/api/diary/entries/${second.id}`);
  await elisa.call('DELETE', `/api/diary/entries/${first.id}`);
  expect((await write('Voltei com dor nas costas de novo.')).feedback?.link).toBeNull();
});

describe('nothing stays processing', () => {
  test('an entry older than two minutes gets its feedback without the model', async () => {
    await consent(ana, true);
    model.behave(hanging);
    const old = await ana.write(text);
    world.clock.forward(2);
    const fresh = await ana.write(text);
    world.clock.forward(1);
    await sweep(world.context);
    expect((await ana.entry(old.id)).feedback?.source).toBe('local');
    expect((await ana.entry(fresh.id)).status).toBe('processing');
    await consent(ana, false);
  });

  test('one that cannot be opened does not keep the others waiting', async () => {
    const broken = await ana.write(text);
    const whole = await ana.write(text);
    await world.context.connection.pool.query(
      `update diary_entries set sealed = '\\x0102' where id = $1`,
      [broken.id],
    );
    world.clock.forward(3);
    await sweep(world.context);
    expect((await ana.entry(whole.id)).status).toBe('analysed');
    // Nor does it hide them: the list goes on without it.
    const { body } = await ana.call<{ entries: Entry[] }>('GET', '/api/diary/entries?limit=2');
    expect(body.entries.map(({ id }) => id)).toEqual([whole.id]);
    await world.context.connection.pool.query('delete from diary_entries where id = $1', [
      broken.id,
    ]);
  });
});

describe('erasing', () => {
  test('takes text, feedback and former versions an hour after deleting, and no earlier', async () => {
    const entry = await ana.write('Primeiro texto.');
    await ana.call('PATCH', `/api/diary/entries/${entry.id}`, { text: 'Segundo texto.' });
    await ana.call('DELETE', `/api/diary/entries/${entry.id}`);
    const left = async () => {
      const { rows } = await world.context.connection.pool.query(
        `select (select count(*)::int from diary_entry_versions where entry_id = $1) as versions,
                (select count(*)::int from diary_entries where id = $1 and sealed is not null) as texts,
                (select count(*)::int from diary_entries where id = $1) as rows`,
        [entry.id],
      );
      return rows[0];
    };
    world.clock.forward(59);
    await sweep(world.context);
    expect(await left()).toEqual({ versions: 1, texts: 1, rows: 1 });
    world.clock.forward(1);
    await sweep(world.context);
    expect(await left()).toEqual({ versions: 0, texts: 0, rows: 1 });
    await ana.comeBack();
    const restored = await ana.call('POST', `/api/diary/entries/${entry.id}/restore`);
    expect(restored.body.code).toBe('entry_erased');
    world.clock.forward(31 * 24 * 60);
    await sweep(world.context);
    expect((await left()).rows).toBe(0);
  });

  test('takes what each of two people deleted and nothing that the other of the same id keeps', async () => {
    await Promise.all([ana.comeBack(), bruno.comeBack()]);
    const [one, other] = [await ana.write('Fica com Bruno.'), await ana.write('Fica com Ana.')];
    for (const { id } of [one, other]) {
      await ana.call('PATCH', `/api/diary/entries/${id}`, { text: 'Mudado.' });
    }
    // As after a copy was brought in: Bruno has the same entries under the same ids.
    const { pool } = world.context.connection;
    await pool.query(
      `insert into diary_entries (user_id, id, status, words, language, country, created_at, updated_at, day, told_at, sealed)
       select $1, id, status, words, language, country, created_at, updated_at, day, told_at, sealed
         from diary_entries where user_id = $2 and id = any($3)`,
      [bruno.id, ana.id, [one.id, other.id]],
    );
    await pool.query(
      `insert into diary_entry_versions (user_id, entry_id, version, saved_at, sealed)
       select $1, entry_id, version, saved_at, sealed
         from diary_entry_versions where user_id = $2 and entry_id = any($3)`,
      [bruno.id, ana.id, [one.id, other.id]],
    );
    await ana.call('DELETE', `/api/diary/entries/${one.id}`);
    await bruno.call('DELETE', `/api/diary/entries/${other.id}`);
    world.clock.forward(61);
    await sweep(world.context);
    const { rows } = await pool.query(
      `select e.user_id, e.id from diary_entries e
         join diary_entry_versions v on v.user_id = e.user_id and v.entry_id = e.id
        where e.id = any($1) and e.sealed is not null order by e.user_id`,
      [[one.id, other.id]],
    );
    expect(rows).toEqual(
      [
        { user_id: ana.id, id: other.id },
        { user_id: bruno.id, id: one.id },
      ].toSorted((a, b) => a.user_id.localeCompare(b.user_id)),
    );
  });
});

describe('the language model', () => {
  beforeAll(() => Promise.all([ana.comeBack(), bruno.comeBack()]));

  test('writes only for who agreed to it', async () => {
    model.behave(answering(good));
    await consent(ana, true);
    const asked = model.requests.length;
    const his = await bruno.write(text);
    await work(his, bruno);
    expect((await bruno.entry(his.id)).feedback?.source).toBe('local');
    expect(model.requests).toHaveLength(asked);
    const hers = await ana.write(text);
    await work(hers);
    expect((await ana.entry(hers.id)).feedback).toMatchObject({
      ...good,
      source: 'model',
      language: 'pt-BR',
    });
  });

  test('changes neither score nor level', async () => {
    model.behave(answering({ ...good, score: 40, level: 'high' }));
    const entry = await ana.write(text);
    await work(entry);
    expect((await ana.entry(entry.id)).reading).toEqual(entry.reading);
  });

  test('is left out once the consent is taken back', async () => {
    model.behave(answering(good));
    await consent(ana, false);
    const entry = await ana.write(text);
    await work(entry);
    expect((await ana.entry(entry.id)).feedback?.source).toBe('local');
    await consent(ana, true);
  });

  test('gives way to the local text when it fails, and the log holds no text', async () => {
    model.behave(answering({ ...good, read: 'Isto é depressão, com abacaxi-segredo no meio.' }));
    const entry = await ana.write(text);
    await work(entry);
    expect((await ana.entry(entry.id)).feedback?.source).toBe('local');
    const logged = world.logs.join('');
    expect(logged).toContain('"reason":"condition"');
    expect(logged).not.toMatch(/abacaxi-segredo|aliviada/);
  });

  test('never answers language of danger or violence at home, nor a text of a few words', async () => {
    model.behave(answering(good));
    const asked = model.requests.length;
    const danger = await ana.write('Quero morrer, não aguento mais viver assim.');
    await work(danger);
    expect((await ana.entry(danger.id)).feedback?.source).toBe('crisis');
    const hurt = await ana.write('Meu marido me empurrou ontem. Vim trabalhar de manga comprida.');
    await work(hurt);
    expect((await ana.entry(hurt.id)).feedback).toMatchObject({
      source: 'crisis',
      read: expect.stringContaining('180'),
    });
    const short = await ana.write('Cansada demais hoje.');
    await work(short);
    expect((await ana.entry(short.id)).feedback?.source).toBe('local');
    expect(model.requests).toHaveLength(asked);
  });
});

describe('the consent', () => {
  test('is shown, given and taken back, each time written down', async () => {
    const carla = await world.person('carla');
    const view = { available: true, model: 'local-model' };
    expect((await carla.call('GET', WRITER)).body).toEqual({ ...view, consented: false });
    expect((await consent(carla, true)).body).toEqual({ ...view, consented: true });
    expect((await carla.call('GET', WRITER)).body).toEqual({ ...view, consented: true });
    expect((await consent(carla, false)).body).toEqual({ ...view, consented: false });
    const { rows } = await world.context.connection.pool.query(
      'select purpose, action, language, channel, length(text_hash) as hash from consents where user_id = $1 and purpose = $2 order by id',
      [carla.id, 'diary_language_model'],
    );
    const said = { purpose: 'diary_language_model', language: 'pt-BR', channel: 'web', hash: 64 };
    expect(rows).toEqual([
      { ...said, action: 'grant' },
      { ...said, action: 'revoke' },
    ]);
  });

  test('in a language that has no text is refused', async () => {
    expect((await ana.call('PUT', WRITER, { consented: true, language: 'xx' })).status).toBe(400);
  });

  test('was given to this model: another one needs another consent', async () => {
    const other = {
      ...world.context,
      settings: {
        ...world.context.settings,
        languageModel: { ...model.settings, model: 'another' },
      },
    };
    const { mayModelWrite } = await import('./writer-consent.ts');
    await consent(ana, true);
    expect(await mayModelWrite(world.context.db, world.context.settings, ana.id)).toBe(true);
    expect(await mayModelWrite(world.context.db, other.settings, ana.id)).toBe(false);
  });
});

test('without a configured model there is nothing to agree to', async () => {
  const plain = await startWorld();
  const dora = await plain.person('dora');
  expect((await dora.call('GET', WRITER)).body).toEqual({
    available: false,
    model: null,
    consented: false,
  });
  expect((await consent(dora, true)).status).toBe(409);
  expect((await consent(dora, false)).status).toBe(200);
  await plain.stop();
});
