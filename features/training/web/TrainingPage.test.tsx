import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  type FakeServer,
  fakeServer,
  refuse,
} from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import type { TakenQuiz } from '../contract/quiz.ts';
import {
  COURSE_COMPLETED,
  COURSE_NOT_STARTED,
  type Course,
  type CourseCard,
  PREMIUM_NEEDED,
  type ReadChange,
  trainingContract,
} from '../contract/training.contract.ts';
import CoursePage from './CoursePage.tsx';
import { trainingQueue } from './local/pending.ts';
import TrainingPage from './TrainingPage.tsx';
import { devicePart } from './training.device.ts';

const ANA = 'ana';
/** Whose session the browser has; the page is Ana's. */
const session = vi.hoisted(() => ({ of: 'ana' }));
vi.mock('#features/access/web/index.ts', async (original) => ({
  ...(await original<object>()),
  useAccessState: () => ({ person: { userId: ANA } }),
  apiOptions: {
    token: (as?: string) => {
      if (as !== undefined && as !== session.of) throw new Error('Another person is signed in');
      return session.of;
    },
  },
}));

const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const AT = '2026-11-02T15:00:00.000Z';
const progress = (state: Course['progress']['state']) => ({
  state,
  startedAt: state === 'pending' ? null : AT,
  completedAt: state === 'completed' ? AT : null,
  expiresAt: null,
  renewable: false,
  company: null,
});
const course = (nth: number, title: string, more: Partial<Course> = {}): Course => ({
  id: id(nth),
  title,
  description: 'Para o dia a dia.',
  hours: 0.5,
  language: 'pt-BR',
  premium: false,
  cover: 'pausas',
  legal: null,
  validMonths: null,
  shownIn: 'pt-BR',
  revision: id(9),
  sources: [],
  review: null,
  withdrawn: false,
  progress: progress('pending'),
  lessons: [7, 8].map((lesson) => ({
    id: id(lesson),
    title: `Aula ${lesson}`,
    body: [
      { kind: 'paragraph' as const, text: `O texto da aula ${lesson}.` },
      { kind: 'list' as const, ordered: false, items: ['água', 'pausa'] },
    ],
    kind: 'text' as const,
    video: null,
    quiz: null,
    read: false,
    asksNow: false,
  })),
  ...more,
});
const sleep = course(1, 'Sono e turnos');
const harassment = course(2, 'Prevenir o assédio', {
  progress: progress('inProgress'),
  lessons: sleep.lessons.map((lesson, index) => ({ ...lesson, read: index === 0 })),
});
const done = course(3, 'Pausas', {
  progress: progress('completed'),
  lessons: sleep.lessons.map((lesson) => ({ ...lesson, read: true })),
});
const premium = course(4, 'Conversar sobre carga', {
  premium: true,
  lessons: sleep.lessons.map((lesson) => ({ ...lesson, body: null })),
});
const cardOf = ({
  lessons,
  revision: _,
  sources: __,
  review: ___,
  ...facts
}: Course): CourseCard => ({
  ...facts,
  lessons: lessons.length,
  read: lessons.filter(({ read }) => read).length,
});

/** The server of the courses, which remembers what it is told, but for what it `answers` otherwise. */
function trainingService(courses: Course[], answers: Answers<typeof trainingContract> = {}) {
  const known = new Map(courses.map((one) => [one.id, one]));
  const become = (id: string, change: (lessons: Course['lessons']) => Course['lessons']) => {
    const found = known.get(id);
    if (!found) return refuse('not_found');
    const lessons = change(found.lessons);
    const state = lessons.every(({ read }) => read) ? 'completed' : 'inProgress';
    const changed = { ...found, lessons, progress: progress(state) };
    known.set(id, changed);
    return changed;
  };
  return fakeServer(trainingContract, {
    listCourses: () => ({ courses: [...known.values()].map(cardOf) }),
    getCourse: ({ params }) => known.get(params.id) ?? refuse('not_found'),
    startCourse: ({ params }) => become(params.id, (lessons) => lessons),
    putRead: ({ params, body: { read } }) =>
      become(params.id, (lessons) =>
        lessons.map((one) => (one.id === params.lessonId ? { ...one, read } : one)),
      ),
    ...answers,
  });
}
/** What the server was told, in order. */
const told = ({ calls }: FakeServer) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ path, body }) => {
      if (path.endsWith('/start')) return 'start';
      return (body as ReadChange).read ? 'read' : 'unread';
    });
const open = () => show(<TrainingPage />, { address: '/training' });
const openCourse = (one: Course, lesson?: string) =>
  show(<CoursePage />, {
    path: '/training/$courseId',
    address: `/training/${one.id}${lesson ? `?lesson=${lesson}` : ''}`,
  });
const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** The browser says that the connection went or came back. */
function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
function noConnection() {
  fakeServer(trainingContract, {});
  connection(false);
}

const waiting = () => trainingQueue.pending(ANA);
const send = async (client: QueryClient) => {
  for (const kind of devicePart.waiting ?? []) await kind.send(client, ANA);
};

afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  void devicePart.forget?.(undefined);
});

describe('the list of courses', () => {
  it('tells how far one is, finds by words without accents and filters', async () => {
    trainingService([sleep, harassment, done, premium]);
    const { person } = await open();
    expect(await screen.findByText(/^1 de 4 concluído\./)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Prevenir o assédio' })).toBeTruthy();
    expect(titles()).toHaveLength(4);
    expect(screen.getByRole('progressbar', { name: '1 de 2 aulas lidas' })).toBeTruthy();
    expect(screen.getByText('Concluído em 2 de novembro de 2026.')).toBeTruthy();

    await person.type(screen.getByRole('searchbox', { name: 'Buscar treinamento' }), 'assedio');
    expect(titles()).toEqual(['Prevenir o assédio']);
    expect(screen.getByText('1 treinamento encontrado')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Concluídos' }));
    expect(screen.getByRole('heading', { name: 'Nada com essas palavras' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Limpar a busca' }));
    expect(titles()).toEqual(['Pausas']);
  });

  it('starts a course and opens its first lesson', async () => {
    const server = trainingService([sleep]);
    const { person, router } = await open();
    await person.click(await screen.findByRole('button', { name: 'Começar: Sono e turnos' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/training/${sleep.id}`));
    expect(router.state.location.search).toEqual({ lesson: 'next' });
    expect(told(server)).toEqual(['start']);
  });

  it('offers a premium course to be seen, not started, on the free plan', async () => {
    trainingService([premium]);
    await open();
    expect(await screen.findByRole('link', { name: 'Ver o que tem: Conversar sobre carga' }));
    expect(screen.queryByRole('button', { name: /^Começar/ })).toBeNull();
  });

  it('says that there is nothing yet, or that it could not be loaded', async () => {
    trainingService([]);
    await open();
    expect(await screen.findByRole('heading', { name: 'Ainda não há treinamentos' })).toBeTruthy();
  });

  it('tells when it cannot be loaded, with a way to try again', async () => {
    const server = trainingService([sleep], { listCourses: refuse('internal') });
    const { person } = await open();
    await screen.findByRole('heading', { name: 'Não deu para carregar os treinamentos' });
    server.answer(trainingContract, { listCourses: { courses: [cardOf(sleep)] } });
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: 'Sono e turnos' })).toBeTruthy();
  });
});

describe('a course', () => {
  it('is started, read lesson by lesson with the focus on each, and completed', async () => {
    const server = trainingService([sleep]);
    const { person } = await openCourse(sleep);
    await person.click(await screen.findByRole('button', { name: 'Começar' }));
    const first = await screen.findByRole('heading', { level: 2, name: 'Aula 7' });
    expect(document.activeElement).toBe(first);
    expect(screen.getByText('O texto da aula 7.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Marcar como lida e seguir' }));
    const second = await screen.findByRole('heading', { level: 2, name: 'Aula 8' });
    expect(document.activeElement).toBe(second);

    // Back to the first, whose mark can be taken off as long as something is left.
    await person.click(screen.getByRole('button', { name: 'Aula anterior' }));
    await person.click(await screen.findByRole('button', { name: 'Desmarcar' }));
    await person.click(await screen.findByRole('button', { name: 'Marcar como lida e seguir' }));
    await screen.findByRole('heading', { level: 2, name: 'Aula 8' });
    await person.click(screen.getByRole('button', { name: 'Marcar como lida e concluir' }));
    const end = await screen.findByRole('heading', { level: 2, name: 'Treinamento já concluído' });
    expect(document.activeElement).toBe(end);
    expect(screen.getByRole('link', { name: 'Ver certificado' })).toBeTruthy();
    expect(told(server)).toEqual(['start', 'read', 'unread', 'read', 'read']);

    await person.click(screen.getByRole('button', { name: 'Ler de novo' }));
    await screen.findByRole('heading', { level: 2, name: 'Aula 7' });
    expect(screen.queryByRole('button', { name: /^(Marcar|Desmarcar)/ })).toBeNull();
  });

  it('goes on where one stopped', async () => {
    trainingService([harassment]);
    await openCourse(harassment, 'next');
    expect(await screen.findByRole('heading', { level: 2, name: 'Aula 8' })).toBeTruthy();
    const outline = within(screen.getByRole('region', { name: '2 aulas' }));
    expect(outline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Aula 7Leitura · Lida',
      '2Aula 8Leitura',
    ]);
  });

  it('keeps a lesson open whose mark was not taken, and says so', async () => {
    trainingService([harassment], { putRead: refuse('unavailable') });
    const { person } = await openCourse(harassment, 'next');
    await person.click(await screen.findByRole('button', { name: 'Marcar como lida e concluir' }));
    expect(await screen.findByText(/^Não deu para registrar seu progresso/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Aula 8' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Marcar como lida e concluir' })).toBeTruthy();
  });

  it('that was completed in another window says so instead of starting', async () => {
    trainingService([sleep], { startCourse: refuse(COURSE_COMPLETED) });
    const { person } = await openCourse(sleep);
    await person.click(await screen.findByRole('button', { name: 'Começar' }));
    expect(await screen.findByText(/Treinamento já concluído/)).toBeTruthy();
  });

  it('of the paid plans shows its lessons by name, and no start on the free one', async () => {
    trainingService([premium]);
    await openCourse(premium, id(7));
    expect(await screen.findByText(/faz parte dos planos individual e empresarial/)).toBeTruthy();
    expect(screen.getByText('Aula 7')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is not there says so, with a way back', async () => {
    trainingService([]);
    await openCourse(sleep);
    await screen.findByRole('heading', { level: 1, name: 'Não deu para carregar o treinamento' });
    expect(screen.getByRole('link', { name: 'Todos os treinamentos' })).toBeTruthy();
  });
});

describe('without a connection', () => {
  it('a course that was opened is read and marked after a reload; the server alone completes it', async () => {
    trainingService([harassment]);
    await openCourse(harassment, 'next');
    await screen.findByText('O texto da aula 8.');
    cleanup();
    noConnection();
    const { person, client } = await openCourse(harassment, 'next');
    await screen.findByText('O texto da aula 8.');
    expect(screen.getByText(/^Sem internet: as aulas são as de .* Dá para ler e marcar/));

    await person.click(screen.getByRole('button', { name: 'Marcar como lida e concluir' }));
    const waits = await screen.findByRole('heading', { level: 2, name: 'Todas as aulas lidas' });
    expect(document.activeElement).toBe(waits);
    expect(screen.getByText(/Quando a conexão voltar, o treinamento fica concluído/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Baixar certificado' })).toBeNull();
    expect(waiting().length).toBe(1);

    const server = trainingService([harassment]);
    connection(true);
    await act(() => send(client));
    await screen.findByRole('heading', { level: 2, name: 'Treinamento já concluído' });
    expect([waiting().length, told(server)]).toEqual([0, ['read']]);
  });

  it('a mark waits beside its lesson and can be taken off again', async () => {
    trainingService([sleep]);
    const { person } = await openCourse(sleep);
    await screen.findByRole('button', { name: 'Começar' });
    noConnection();
    await person.click(screen.getByRole('button', { name: 'Começar' }));
    await person.click(await screen.findByRole('button', { name: 'Marcar como lida e seguir' }));
    await screen.findByRole('heading', { level: 2, name: 'Aula 8' });
    await person.click(screen.getByRole('button', { name: 'Aula anterior' }));
    expect(await screen.findByText('neste aparelho até a conexão voltar')).toBeTruthy();
    expect(waiting().length).toBe(2);
    await person.click(screen.getByRole('button', { name: 'Desmarcar' }));
    expect(await screen.findByRole('button', { name: 'Marcar como lida e seguir' })).toBeTruthy();
    expect(waiting().length).toBe(2);
  });

  it('the list is the one seen last, tells what opens here, and nobody else’s', async () => {
    trainingService([harassment, sleep]);
    await openCourse(harassment);
    await screen.findByRole('button', { name: 'Continuar' });
    cleanup();
    await open();
    await screen.findByRole('heading', { name: 'Sono e turnos' });
    cleanup();
    noConnection();
    await open();
    expect(await screen.findByText(/^Sem internet: a lista é a de /)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continuar: Prevenir o assédio' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Começar: Sono e turnos' })).toBeNull();
    expect(screen.getByText(/as aulas não estão neste aparelho/)).toBeTruthy();
    cleanup();
    void devicePart.forget?.(ANA);
    await open();
    expect(await screen.findByRole('heading', { name: 'Você está sem internet' })).toBeTruthy();
    cleanup();
    await openCourse(sleep);
    await screen.findByRole('heading', { name: 'Este treinamento não está neste aparelho' });
  });

  it('what waits goes with nobody else’s session: it stays until Ana is back', async () => {
    trainingService([sleep]);
    const { person, client } = await openCourse(sleep);
    await screen.findByRole('button', { name: 'Começar' });
    noConnection();
    await person.click(screen.getByRole('button', { name: 'Começar' }));
    const server = trainingService([sleep]);
    connection(true);
    session.of = 'bruno';
    await act(() => send(client));
    expect([waiting().length, told(server)]).toEqual([1, []]);
    session.of = 'ana';
    await act(() => send(client));
    expect([waiting().length, told(server)]).toEqual([0, ['start']]);
  });

  it('what the server does not take any more is let go, and nothing waits behind it', async () => {
    trainingService([sleep]);
    const { person, client } = await openCourse(sleep);
    await screen.findByRole('button', { name: 'Começar' });
    noConnection();
    await person.click(screen.getByRole('button', { name: 'Começar' }));
    await person.click(await screen.findByRole('button', { name: 'Marcar como lida e seguir' }));
    trainingService([sleep], {
      startCourse: refuse(PREMIUM_NEEDED),
      putRead: refuse(COURSE_NOT_STARTED),
    });
    connection(true);
    await act(() => send(client));
    expect(waiting().length).toBe(0);
    await screen.findByRole('heading', { level: 2, name: 'Ainda não começou' });
  });
});

describe('questions', () => {
  const [right, wrong] = [id(4), id(5)];
  const question = (nth: number) => ({
    ...{ id: id(nth), text: `Pergunta ${nth}?` },
    options: [
      { id: wrong, text: 'Errada' },
      { id: right, text: 'Certa' },
    ],
  });
  const quiz = (more: Partial<TakenQuiz> = {}): TakenQuiz => ({
    ...{ version: 'v', passMark: 100, tries: 2, questions: [question(1)], attempt: 1 },
    ...{ answers: [], result: null, triesLeft: 2, againAt: null },
    ...more,
  });
  const answered = (isRight: boolean, attempt: number): TakenQuiz =>
    quiz({
      attempt,
      triesLeft: isRight ? 2 : 1,
      answers: [
        {
          ...{ questionId: id(1), optionId: isRight ? right : wrong, isRight, right },
          ...{ explanation: 'Porque descansa.', source: null },
        },
      ],
      result: { right: isRight ? 1 : 0, questions: 1, passed: isRight, at: AT },
    });
  const withQuiz = (taken: TakenQuiz, state: Course['progress']['state'] = 'inProgress') => {
    const [lesson] = sleep.lessons;
    if (!lesson) throw new Error('A lesson');
    const read = state === 'completed';
    return course(1, 'Sono e turnos', {
      progress: progress(state),
      lessons: [{ ...lesson, kind: 'quiz', quiz: taken, read }],
    });
  };

  it('are explained once answered, tried again, and passed', async () => {
    let current = withQuiz(quiz());
    const server = fakeServer(trainingContract, {
      listCourses: { courses: [] },
      getCourse: () => current,
      answerQuestion: ({ body: { attempt, optionId } }) => {
        const isRight = optionId === right;
        current = withQuiz(answered(isRight, attempt), isRight ? 'completed' : 'inProgress');
        return current;
      },
    });
    const { person } = await openCourse(current, id(7));
    const ask = await screen.findByRole('radiogroup', { name: 'Pergunta 1?' });
    await person.click(screen.getByRole('button', { name: 'Responder' }));
    expect(screen.getByText('Escolha uma opção.')).toBeTruthy();
    await person.click(within(ask).getByRole('radio', { name: /Errada/ }));
    await person.click(screen.getByRole('button', { name: 'Responder' }));
    expect(await screen.findByText('Porque descansa.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Ver o resultado' }));
    const missed = await screen.findByRole('heading', { name: 'Ainda não foi desta vez' });
    expect(document.activeElement).toBe(missed);
    expect(screen.getByText('Ainda há 1 tentativa hoje.')).toBeTruthy();

    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await person.click(await screen.findByRole('radio', { name: /Certa/ }));
    await person.click(screen.getByRole('button', { name: 'Responder' }));
    await person.click(await screen.findByRole('button', { name: 'Ver o resultado' }));
    await person.click(await screen.findByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('heading', { name: 'Treinamento já concluído' })).toBeTruthy();
    const sent = server.asked(trainingContract.answerQuestion);
    expect(sent.map(({ body }) => [body.attempt, body.optionId])).toEqual([
      [1, wrong],
      [2, right],
    ]);
  });

  it('of a lesson that was read before it had any are asked for, and the lesson says so', async () => {
    const asking = withQuiz(quiz());
    const current = {
      ...asking,
      lessons: asking.lessons.map((one) => ({ ...one, asksNow: true })),
    };
    trainingService([current]);
    await openCourse(current, id(7));
    await screen.findByRole('radiogroup', { name: 'Pergunta 1?' });
    expect(screen.getByRole('note').textContent).toMatch(/^Você já leu esta aula\./);
    expect(screen.getByRole('button', { name: /Aula 7.*agora tem perguntas/ })).toBeTruthy();
  });

  it('wait for a connection, and say so', async () => {
    trainingService([withQuiz(quiz())]);
    await openCourse(withQuiz(quiz()), id(7));
    await screen.findByRole('radiogroup', { name: 'Pergunta 1?' });
    connection(false);
    expect(screen.getByText(/^Para responder é preciso ter conexão/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Responder' }).disabled).toBe(
      true,
    );
  });
});
