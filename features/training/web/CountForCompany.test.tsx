import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { type Course, trainingContract } from '../contract/training.contract.ts';
import CoursePage from './CoursePage.tsx';
import { devicePart } from './training.device.ts';

vi.mock('#features/access/web/index.ts', async (original) => ({
  ...(await original<object>()),
  useAccessState: () => ({ person: { userId: 'ana' } }),
  useMe: () => ({
    ...{ id: 'ana', timeZone: 'America/Sao_Paulo' },
    company: { id: 'vale', name: 'Vale Claro' },
  }),
  apiOptions: { token: () => 'ana' },
}));

const ID = '00000000-0000-4000-8000-000000000001';
const AT = '2026-11-02T15:00:00.000Z';
const course = (more: Partial<Course['progress']>): Course => ({
  ...{ id: ID, title: 'Riscos no trabalho', description: 'O básico.', hours: 1 },
  ...{ language: 'pt-BR', shownIn: 'pt-BR', premium: false, cover: 'pausas', legal: 'nr_1' },
  ...{ validMonths: 12, withdrawn: false, revision: ID, sources: [], review: null },
  progress: {
    ...{ state: 'completed', startedAt: AT, completedAt: AT, expiresAt: null, renewable: false },
    ...{ company: 'asks', ...more },
  },
  lessons: [
    {
      id: ID,
      title: 'Aula',
      body: [],
      kind: 'text',
      video: null,
      quiz: null,
      read: true,
      asksNow: false,
    },
  ],
});
const open = () =>
  show(<CoursePage />, { path: '/training/$courseId', address: `/training/${ID}` });

afterEach(() => void devicePart.forget?.(undefined));

describe('a course that was begun before the company could see it', () => {
  it('says that it does not count, and counts after one choice that says what the company sees', async () => {
    let known = course({});
    const server = fakeServer(trainingContract, {
      listCourses: { courses: [] },
      getCourse: () => known,
      countForCompany: () => {
        known = course({ company: 'sees' });
        return known;
      },
    });
    const { person } = await open();
    const choice = await screen.findByRole('region', { name: 'Contar para a minha empresa' });
    expect(screen.getByText('Não conta para a sua empresa')).toBeTruthy();
    expect(choice.textContent).toContain('seu nome, o dia da conclusão e até quando ela vale');
    await person.click(within(choice).getByRole('button', { name: 'Contar para a minha empresa' }));
    expect(await screen.findByText('Sua empresa vê a conclusão')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Contar para a minha empresa' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Treinamento já concluído');
    expect(server.changes).toEqual([`POST /api/courses/${ID}/company`]);
  });

  it('says why it could not be counted', async () => {
    fakeServer(trainingContract, {
      listCourses: { courses: [] },
      getCourse: course({ state: 'inProgress', completedAt: null }),
      countForCompany: refuse('no_company'),
    });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Contar para a minha empresa' }));
    expect(
      (await screen.findByText(/Você não está em uma empresa/)).closest('[role=alert]'),
    ).toBeTruthy();
  });

  it('says what the company sees of another completion where there can be one', async () => {
    fakeServer(trainingContract, {
      listCourses: { courses: [] },
      getCourse: course({ renewable: true }),
    });
    await open();
    expect(await screen.findByText('Se fizer de novo, sua empresa vê a conclusão')).toBeTruthy();
  });
});
