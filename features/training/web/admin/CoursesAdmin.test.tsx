import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  coursesAdminContract,
  type ManagedCard,
  type ManagedCourse,
} from '../../contract/courses-admin.contract.ts';
import CoursesAdmin from './CoursesAdmin.tsx';

const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const made = (nth: number, title: string, more: Partial<ManagedCourse> = {}): ManagedCourse => ({
  id: id(nth),
  title,
  description: 'Curtas.',
  hours: 0.5,
  language: 'pt-BR',
  premium: false,
  cover: 'pausas',
  legal: null,
  validMonths: null,
  translations: {},
  sources: [],
  review: null,
  state: 'published',
  revision: id(9),
  lessons: [7, 8].map((lesson) => ({
    id: id(lesson),
    title: `Aula ${lesson}`,
    body: [{ kind: 'paragraph' as const, text: `O texto ${lesson}.` }],
    video: null,
    quiz: null,
  })),
  ...more,
});
const cardOf = ({ lessons, description: _, ...facts }: ManagedCourse): ManagedCard => ({
  ...facts,
  description: 'Curtas.',
  lessons: lessons.length,
  started: 12,
  completed: null,
});

/** The makers' side of the server; as long as a change `isRefused`, somebody else was before. */
function adminService(courses: ManagedCourse[]) {
  const service = { courses, isRefused: false };
  const list = () => ({ courses: service.courses.map(cardOf) });
  const find = (courseId: string) => service.courses.find((course) => course.id === courseId);
  const change = (courseId: string, written: Partial<ManagedCourse>) => {
    if (service.isRefused) return refuse('course_changed');
    const found = find(courseId);
    if (!found) return refuse('not_found');
    const changed = { ...found, ...written };
    service.courses = service.courses.map((course) => (course === found ? changed : course));
    return changed;
  };
  const server = fakeServer(coursesAdminContract, {
    listManaged: list,
    getManaged: ({ params }) => find(params.id) ?? refuse('not_found'),
    addStarterCourses: () => {
      service.courses = [made(1, 'Pausas'), made(2, 'Sono')];
      return list();
    },
    orderCourses: list,
    changeCourse: ({ params, body: { revision: _, ...written } }) =>
      change(params.id, written as Partial<ManagedCourse>),
    setCourseState: ({ params, body: { state } }) => change(params.id, { state }),
    deleteCourse: ({ params }) => {
      service.courses = service.courses.filter((course) => course.id !== params.id);
      return undefined;
    },
  });
  return { service, server };
}
const open = (search = '') => show(<CoursesAdmin />, { address: `/admin${search}` });
const menuOf = (title: string) => screen.findByRole('button', { name: `Mais ações: ${title}` });

describe('the makers’ list', () => {
  it('of a new installation offers the starter courses', async () => {
    const { server } = adminService([]);
    const { person } = await open();
    await person.click(
      await screen.findByRole('button', { name: 'Trazer os treinamentos iniciais' }),
    );
    expect(await screen.findByRole('heading', { name: 'Sono' })).toBeTruthy();
    expect(server.changes).toEqual(['POST /api/admin/courses/starter']);
  });

  it('tells people from five on, and what may be done with a course', async () => {
    const { server } = adminService([made(1, 'Pausas'), made(2, 'Sono', { state: 'draft' })]);
    const { person } = await open();
    const [first] = await screen.findAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('12')).toBeTruthy();
    expect(within(first as HTMLElement).getByText('menos de 5')).toBeTruthy();
    await person.click(await menuOf('Pausas'));
    expect(screen.queryByRole('menuitem', { name: 'Subir' })).toBeNull();
    await person.click(await screen.findByRole('menuitem', { name: 'Descer' }));
    await vi.waitFor(() => expect(server.changes).toHaveLength(1));
    expect(server.asked(coursesAdminContract.orderCourses)[0]?.body).toEqual({
      ids: [id(2), id(1)],
    });
    await person.click(await menuOf('Sono'));
    await person.click(await screen.findByRole('menuitem', { name: 'Publicar' }));
    await vi.waitFor(() =>
      expect(server.asked(coursesAdminContract.setCourseState)[0]?.body).toEqual({
        revision: id(9),
        state: 'published',
      }),
    );
  });

  it('finds by title without accents and by state, and moves nothing among what is found', async () => {
    adminService([made(1, 'Café sem pressa'), made(2, 'Pausas', { state: 'draft' })]);
    const { person } = await open();
    await person.type(await screen.findByRole('searchbox', { name: 'Buscar na lista' }), 'cafe');
    expect(screen.getByText('1 encontrado')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Mais ações: Café sem pressa' }));
    expect(await screen.findByRole('menuitem', { name: 'Retirar' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Descer' })).toBeNull();
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('tab', { name: 'Rascunho' }));
    expect(screen.getByRole('heading', { name: 'Nada encontrado' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Mostrar tudo' }));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('asks before a course is deleted, and keeps the focus on the page', async () => {
    const { server } = adminService([made(1, 'Pausas', { state: 'draft' })]);
    const { person } = await open();
    await person.click(await menuOf('Pausas'));
    await person.click(await screen.findByRole('menuitem', { name: 'Apagar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apagar este treinamento?' });
    expect(server.changes).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Apagar' }));
    await screen.findByRole('button', { name: 'Trazer os treinamentos iniciais' });
    const heading = screen.getByRole('heading', { level: 2, name: 'Treinamentos' });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('the fields of a course', () => {
  it('are saved in place of the revision that was opened, lessons in their new order', async () => {
    const { server } = adminService([made(1, 'Pausas')]);
    const { person, router } = await open(`?edit=${id(1)}`);
    await person.click(await screen.findByRole('button', { name: 'Descer a aula 1' }));
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('heading', { level: 2, name: 'Treinamentos' });
    expect(router.state.location.search).toEqual({});
    const [saved] = server.asked(coursesAdminContract.changeCourse);
    expect(saved?.body.revision).toBe(id(9));
    expect(saved?.body.lessons.map((lesson) => lesson.id)).toEqual([id(8), id(7)]);
  });

  it.each([
    ['Ver como está agora', 'Pausas de outra pessoa'],
    ['Salvar o meu texto no lugar', 'Pausas minhas'],
  ])('tell that somebody else saved meanwhile, and let one choose: %s', async (choice, kept) => {
    const { service, server } = adminService([made(1, 'Pausas')]);
    const { person } = await open(`?edit=${id(1)}`);
    const title = await screen.findByLabelText('Título');
    await person.type(title, ' minhas');
    service.isRefused = true;
    service.courses = [made(1, 'Pausas de outra pessoa', { revision: id(6) })];
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/Outra pessoa salvou este treinamento/);
    expect(screen.getByDisplayValue('Pausas minhas')).toBeTruthy();
    service.isRefused = false;
    await person.click(screen.getByRole('button', { name: choice }));
    if (kept !== 'Pausas minhas') {
      expect(await screen.findByDisplayValue(kept)).toBeTruthy();
      await person.click(screen.getByRole('button', { name: 'Salvar' }));
    }
    await screen.findByRole('heading', { level: 2, name: 'Treinamentos' });
    expect(server.asked(coursesAdminContract.changeCourse).at(-1)?.body).toMatchObject({
      revision: id(6),
      title: kept,
    });
  });

  it('are not left with something unsaved without a question', async () => {
    adminService([made(1, 'Pausas')]);
    const { person } = await open(`?edit=${id(1)}`);
    await person.type(await screen.findByLabelText('Título'), '!');
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
    await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByDisplayValue('Pausas!')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    await person.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Treinamentos' });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  });
});
