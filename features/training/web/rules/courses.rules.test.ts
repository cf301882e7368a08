import { describe, expect, test } from 'vitest';
import type { Course, CourseCard, ProgressState } from '../../contract/training.contract.ts';
import {
  courseAfter,
  coursesFound,
  lessonAsked,
  nextUnread,
  percentOf,
  tallyOf,
} from './courses.rules.ts';

const card = (title: string, state: ProgressState): CourseCard => ({
  id: title,
  title,
  description: 'Para o dia a dia.',
  hours: 0.5,
  language: 'pt-BR',
  premium: false,
  cover: 'pausas',
  legal: null,
  validMonths: null,
  shownIn: 'pt-BR',
  withdrawn: false,
  progress: {
    state,
    startedAt: null,
    completedAt: null,
    expiresAt: null,
    renewable: false,
    company: null,
  },
  lessons: 5,
  read: 0,
});
const courses = [
  card('Prevenir o assédio', 'pending'),
  card('Sono e turnos', 'inProgress'),
  card('Pausas', 'completed'),
];

test.each([
  ['all', '', ['Prevenir o assédio', 'Sono e turnos', 'Pausas']],
  ['all', 'ASSEDIO prevenir', ['Prevenir o assédio']],
  ['all', 'dia a dia', ['Prevenir o assédio', 'Sono e turnos', 'Pausas']],
  ['completed', '', ['Pausas']],
  ['completed', 'sono', []],
  ['inProgress', 'turno', ['Sono e turnos']],
] as const)('%s / %s', (filter, query, titles) => {
  expect(coursesFound(courses, filter, query).map(({ title }) => title)).toEqual(titles);
});

test('only what a law asks for', () => {
  const legal: CourseCard = { ...card('NR-1', 'pending'), legal: 'nr_1' };
  expect(coursesFound([...courses, legal], 'legal', '')).toEqual([legal]);
});

test('after a course comes what is under way, else what may be begun', () => {
  const premium: CourseCard = { ...card('Carga', 'pending'), premium: true };
  const pending = card('Limites', 'pending');
  const after = (cards: CourseCard[], paying: boolean) =>
    courseAfter(cards, 'Pausas', paying)?.title;
  expect(after(courses, false)).toBe('Sono e turnos');
  expect(after([card('Pausas', 'completed'), premium, pending], false)).toBe('Limites');
  expect(after([premium, pending], true)).toBe('Carga');
  expect(after([card('Pausas', 'pending')], true)).toBeUndefined();
});

test('a tally counts each state', () => {
  expect(tallyOf(courses)).toEqual({ pending: 1, inProgress: 1, completed: 1 });
  expect(tallyOf([])).toEqual({ pending: 0, inProgress: 0, completed: 0 });
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [199, 200, 99],
  [3, 3, 100],
])('%i of %i are %i per cent', (done, all, percent) => {
  expect(percentOf(done, all)).toBe(percent);
});

describe('lessons', () => {
  const lessons = (...read: boolean[]): Course['lessons'] =>
    read.map((one, index) => ({
      ...{ id: `${index}`, title: `${index}`, body: [], read: one },
      ...{ kind: 'text', video: null, quiz: null, asksNow: false },
    }));
  const course = (state: ProgressState, ...read: boolean[]): Course => ({
    ...card('Pausas', state),
    ...{ revision: 'a', sources: [], review: null },
    lessons: lessons(...read),
  });

  test.each([
    ['from the start', [true, false, false], undefined, '1'],
    ['after the one that was read', [false, true, false], 1, '2'],
    ['from the start again, once the end is reached', [false, true, true], 2, '0'],
    ['none, once all are read', [true, true, true], 2, undefined],
  ])('go on %s', (_, read, after, id) => {
    expect(nextUnread(lessons(...read), after)?.id).toBe(id);
  });

  test.each([
    ['of a course never started', course('pending', false, false), '1', undefined],
    ['by its id', course('inProgress', true, false), '0', 0],
    ['by going on', course('inProgress', true, false), 'next', 1],
    ['to go on with what is completed', course('completed', true, true), 'next', undefined],
    ['that is not there', course('inProgress', true, false), 'x', undefined],
    ['without one in the address', course('inProgress', true, false), undefined, undefined],
  ])('are asked for %s', (_, asked, lesson, index) => {
    expect(lessonAsked(asked, lesson)?.index).toBe(index);
  });
});
