import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SheetReport } from '#features/content/contract/sheet.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import type { ManagedCard, ManagedCourse } from '../contract/courses-admin.contract.ts';
import { courses } from './training.tables.ts';

const ADMIN = '/api/admin/courses';
let world: TestApp;
let carla: TestPerson;
beforeAll(async () => {
  world = await startTestApp();
  ({ carla } = world.people);
});
afterAll(() => world?.stop());
beforeEach(() => world.context.db.delete(courses));

async function call<T>(who: TestPerson, method: string, path: string, json?: object) {
  const answer = await world.fetchAs(who, path, json ? { method, json } : { method });
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) as T & { code?: string } };
}
const bring = (text: string, dryRun = false, who = carla) =>
  call<SheetReport>(who, 'POST', `${ADMIN}/sheet`, { text, dryRun });
const table = async () => (await world.fetchAs(carla, `${ADMIN}/sheet.csv`)).text();
const listed = async () =>
  (await call<{ courses: ManagedCard[] }>(carla, 'GET', ADMIN)).body.courses;
const read = async (id: string | undefined) =>
  (await call<ManagedCourse>(carla, 'GET', `${ADMIN}/${id}`)).body;

const HEADING = 'curso;descricao;horas;capa;aula;texto';
const TWO = [
  HEADING,
  'Pausas;Pausas que cabem no dia.;0,5;pausas;Uma por hora;"## Por quê\n\nO corpo pede."',
  'Pausas;;;;Onde;"- na janela\n- no pátio"',
].join('\n');

const aQuiz = () => {
  const right = randomUUID();
  const options = [right, randomUUID()].map((id) => ({ id, text: `Opção ${id}` }));
  const question = { id: randomUUID(), text: 'Quando?', options, right, explanation: 'x' };
  return { questions: [{ ...question, source: null }], passMark: 0, tries: null };
};

it('brings a course in as a draft, a lesson a line, and the same table changes nothing', async () => {
  expect((await bring(TWO, true)).body).toEqual({ added: 1, changed: 0, same: 0, refused: [] });
  expect(await listed()).toEqual([]);
  await bring(TWO);
  const [card] = await listed();
  const course = await read(card?.id);
  expect(course).toMatchObject({ title: 'Pausas', hours: 0.5, cover: 'pausas', state: 'draft' });
  expect(course.lessons.map(({ title, body }) => [title, body])).toEqual([
    [
      'Uma por hora',
      [
        { kind: 'heading', text: 'Por quê' },
        { kind: 'paragraph', text: 'O corpo pede.' },
      ],
    ],
    ['Onde', [{ kind: 'list', ordered: false, items: ['na janela', 'no pátio'] }]],
  ]);
  expect((await bring(TWO)).body).toMatchObject({ added: 0, changed: 0, same: 1 });
});

it('goes out and comes in again, and leaves what no column tells', async () => {
  const id = randomUUID();
  const lesson = { id: randomUUID(), title: 'Perguntas', video: null, quiz: aQuiz() };
  await call(carla, 'POST', ADMIN, {
    ...{ id, title: 'Sono', description: 'Dormir.', hours: 1, language: 'pt-BR', premium: true },
    ...{ cover: 'sono', legal: 'nr_1', validMonths: 12, translations: {}, review: null },
    sources: [{ title: 'Um livro', url: 'https://example.org/' }],
    lessons: [{ ...lesson, body: [{ kind: 'paragraph', text: 'Leia antes.' }] }],
  });
  const before = await read(id);
  const text = await table();
  expect((await bring(text)).body).toEqual({ added: 0, changed: 0, same: 1, refused: [] });
  await bring(text.replace('Leia antes.', 'Leia com calma.'));
  const { revision: _, ...after } = await read(id);
  expect(after).toEqual({
    ...{ ...before, revision: undefined },
    lessons: [{ ...lesson, body: [{ kind: 'paragraph', text: 'Leia com calma.' }] }],
  });
  const versions = await call<{ versions: object[] }>(
    ...([carla, 'GET', `/api/admin/content/course/items/${id}/versions`] as const),
  );
  expect(versions.body.versions).toHaveLength(2);
});

it('keeps a lesson that the table does not name, behind the others', async () => {
  await bring(TWO);
  const [card] = await listed();
  await bring(`curso;aula;texto\nPausas;Onde;No jardim.\nPausas;Com quem;Com alguém.`);
  const { lessons } = await read(card?.id);
  expect(lessons.map(({ title }) => title)).toEqual(['Onde', 'Com quem', 'Uma por hora']);
});

it.each([
  ['no title', ';Descrição;1;sono;Aula;Texto', ['title']],
  ['no text of a lesson', 'Sono;Descrição;1;sono;Aula;', ['text']],
  ['hours that are none', 'Sono;Descrição;muitas;sono;Aula;Texto', ['hours']],
  ['a cover that is none', 'Sono;Descrição;1;lua;Aula;Texto', ['cover']],
  ['a lesson twice', 'Sono;D;1;sono;Aula;Texto\nSono;;;;aula;Texto', ['lesson_twice']],
])('with %s stores nothing', async (_, rows, problems) => {
  const { body } = await bring(`${HEADING}\n${rows}\nBoa;D;1;sono;Aula;Texto`);
  expect(body.refused).toEqual([expect.objectContaining({ line: 2, problems })]);
  expect(await listed()).toEqual([]);
});

it('with the id of a course or lesson that is not here stores nothing', async () => {
  const unknown = `curso_id;curso;descricao;horas;aula_id;aula;texto\n${randomUUID()};A;B;1;${randomUUID()};C;D`;
  expect((await bring(unknown)).body.refused[0]?.problems).toEqual(['unknown', 'lesson']);
});

it('is none where its columns are missing, and is the administration’s alone', async () => {
  expect((await bring('a;b\n1;2')).body.code).toBe('no_sheet');
  for (const who of [world.people.ana, world.people.bruno]) {
    expect((await bring('curso;aula', true, who)).status).toBe(403);
    expect((await world.fetchAs(who, `${ADMIN}/sheet.csv`)).status).toBe(403);
  }
});
