import { describe, expect, test } from 'vitest';
import { type CourseFields, draftOf, formOf, moved, problemsOf } from './form.rules.ts';

const form = (more: Partial<CourseFields> = {}): CourseFields => ({
  title: 'Pausas',
  description: 'Curtas.',
  hours: '0,5',
  language: 'pt-BR',
  premium: false,
  lessons: [{ id: 'a', title: 'Um', text: '# Hoje\n\nUma pausa.\n\n- água' }],
  ...more,
});
const lesson = (more: object) => [{ id: 'a', title: 'Um', text: 'Uma pausa.', ...more }];

describe('what a course lacks', () => {
  test.each<[string, Partial<CourseFields>, [string, string][]]>([
    ['nothing', {}, []],
    ['nothing, as a draft without lessons', { lessons: [] }, []],
    [
      'words',
      { title: ' ', description: '' },
      [
        ['title', 'title'],
        ['description', 'description'],
      ],
    ],
    ['hours', { hours: '' }, [['hours', 'hours']]],
    ['hours in quarters', { hours: '0,3' }, [['hours', 'hours']]],
    ['hours that pass', { hours: '-1' }, [['hours', 'hours']]],
    ['hours that somebody would read', { hours: '201' }, [['hours', 'hours']]],
    ['numbers', { hours: 'meia' }, [['hours', 'hours']]],
    ['nothing, with a point', { hours: '1.25' }, []],
    ['a title of a lesson', { lessons: lesson({ title: '' }) }, [['a.title', 'lessonTitle']]],
    ['a text of a lesson', { lessons: lesson({ text: ' \n ' }) }, [['a.text', 'lessonText']]],
    ['paragraphs', { lessons: lesson({ text: 'a'.repeat(5_001) }) }, [['a.text', 'lessonLong']]],
  ])('%s', (_, more, problems) => {
    expect([...problemsOf(form(more))]).toEqual(problems);
  });
});

test('a course that is opened and saved is the same', () => {
  const draft = draftOf(form());
  expect(draft.hours).toBe(0.5);
  expect(draftOf(formOf(draft, 'pt-BR'))).toEqual(draft);
  expect(formOf(draft, 'pt-BR').hours).toBe('0,5');
});

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('place %i by %i: %s', (index, by, order) => {
  expect(moved([...'abc'], index, by).join('')).toBe(order);
});
