import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { CARLA, hostile, LINK, type Scene } from '../stage.ts';

const ADMIN = '/api/admin/courses';
const option = (name: string) => ({ id: randomUUID(), text: hostile(name) });

function aQuiz() {
  const options = [option('quiz-right'), option('quiz-wrong')];
  return {
    ...{ passMark: 0, tries: null },
    questions: [
      {
        ...{ id: randomUUID(), text: hostile('quiz-question'), options },
        ...{ right: options[0]?.id, explanation: hostile('quiz-explanation') },
        source: { title: hostile('quiz-source'), url: 'https://example.org/' },
      },
    ],
  };
}
const aCourse = (more: object = {}) => ({
  ...{ title: 'Pausas', description: 'Pausas.', hours: 0.5, language: 'pt-BR', premium: false },
  ...{ cover: 'pausas', legal: null, validMonths: null, translations: {}, sources: [] },
  ...{ review: null, lessons: [], ...more },
});
const NAMES = [
  ...['course-title', 'course-description', 'course-source', 'course-reviewer', 'lesson-title'],
  ...['lesson-heading', 'lesson-paragraph', 'lesson-quote', 'lesson-item', 'quiz-question'],
  ...['quiz-right', 'quiz-wrong', 'quiz-explanation', 'quiz-source'],
];

/** A course with every kind of text and a quiz that is answered. */
export const coursesScene: Scene = {
  name: 'a course and its quiz',
  refused: { 'course-link': 400, 'lesson-picture': 400, 'quiz-link': 400 },
  async play(stage) {
    const id = randomUUID();
    const text = (kind: string) => ({ kind, text: hostile(`lesson-${kind}`) });
    const body = [
      ...['heading', 'paragraph', 'quote'].map(text),
      { kind: 'list', ordered: false, items: [hostile('lesson-item')] },
    ];
    const add = (names: string | string[], course: object, given: string = randomUUID()) =>
      stage.store<{ revision: string }>(names, ADMIN, {
        as: CARLA,
        data: { id: given, ...course },
      });
    const lesson = (more: object) => ({
      ...{ id: randomUUID(), title: 'Um', body: [{ kind: 'paragraph', text: 'x' }] },
      ...{ video: null, quiz: null, ...more },
    });
    const lessonId = randomUUID();
    const added = await add(
      NAMES,
      aCourse({
        ...{ title: hostile('course-title'), description: hostile('course-description') },
        sources: [{ title: hostile('course-source'), url: 'https://example.org/' }],
        review: {
          ...{ name: hostile('course-reviewer'), register: 'CRP 06/12345' },
          ...{ on: '2026-11-01', again: '2099-11-01' },
        },
        lessons: [lesson({ id: lessonId, title: hostile('lesson-title'), body, quiz: aQuiz() })],
      }),
      id,
    );
    await add('course-link', aCourse({ sources: [{ title: 'x', url: LINK }] }));
    const picture = { kind: 'picture', path: LINK, text: 'x' };
    await add('lesson-picture', aCourse({ lessons: [lesson({ body: [picture] })] }));
    const quiz = aQuiz();
    const [question] = quiz.questions;
    if (question) question.source = { title: 'x', url: LINK };
    await add('quiz-link', aCourse({ lessons: [lesson({ quiz })] }));
    await stage.ask(`${ADMIN}/${id}/state`, {
      ...{ as: CARLA, method: 'PUT', data: { revision: added?.revision, state: 'published' } },
    });
    const person = await stage.newPerson();
    await stage.ask(`/api/courses/${id}/start`, { as: person });
    return [
      { as: person, address: '/training' },
      { as: person, address: `/training/${id}` },
      {
        ...{ as: person, address: `/training/${id}?lesson=${lessonId}` },
        open: async (page) => {
          await page.getByRole('radio').first().check();
          await page.getByRole('button', { name: 'Responder' }).click();
          await expect(page.getByText('quiz-explanation')).toBeVisible();
        },
      },
      { as: CARLA, address: '/admin?tab=courses' },
      {
        ...{ as: CARLA, address: '/admin?tab=courses' },
        open: async (page) => {
          const name = `Editar: ${hostile('course-title')}`;
          await page.getByRole('button', { name, exact: true }).click();
        },
      },
    ];
  },
};
