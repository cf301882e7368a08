import { describe, expect, test } from 'vitest';
import { sourcedForm } from '#features/content/web/index.ts';
import {
  type CourseFields,
  draftOf,
  formOf,
  type LessonForm,
  moved,
  newForm,
  newLesson,
  problemsOf,
} from './form.rules.ts';
import { newQuestion } from './quiz-form.rules.ts';

const form = (more: Partial<CourseFields> = {}): CourseFields => ({
  ...newForm('pt-BR'),
  ...sourcedForm(),
  title: 'Pausas',
  description: 'Curtas.',
  hours: '0,5',
  lessons: [{ ...newLesson('a'), title: 'Um', text: '# Hoje\n\nUma pausa.\n\n- água' }],
  ...more,
});
const TODAY = '2026-11-26';
const lesson = (more: Partial<LessonForm>) => [
  { ...newLesson('a'), title: 'Um', text: 'Uma pausa.', ...more },
];
const question = (more: object = {}) => ({
  ...newQuestion(),
  ...{ id: 'q', text: 'Qual?', explanation: 'Porque sim.', right: 'x' },
  options: [
    { id: 'x', text: 'Sim' },
    { id: 'y', text: 'Não' },
    { id: 'z', text: ' ' },
  ],
  ...more,
});
const quiz = (more: object = {}, passMark = '70') =>
  lesson({ kind: 'quiz', quiz: { passMark, tries: '', questions: [question(more)] } });

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
    ['nothing, with questions', { lessons: quiz() }, []],
    ['a question', { lessons: quiz({ text: '' }) }, [['a.q.text', 'question']]],
    ['a right option', { lessons: quiz({ right: 'z' }) }, [['a.q.options', 'options']]],
    ['a reason', { lessons: quiz({ explanation: ' ' }) }, [['a.q.explanation', 'explanation']]],
    ['a mark', { lessons: quiz({}, '101') }, [['a.passMark', 'passMark']]],
    ['an end in months', { validMonths: '0' }, [['validMonths', 'validMonths']]],
    [
      'half of a translation',
      { translations: { ...form().translations, 'en-US': { title: 'Breaks', description: '' } } },
      [['en-US.title', 'translation']],
    ],
    [
      'where a video is',
      { lessons: lesson({ kind: 'video' }) },
      [
        ['a.url', 'missing'],
        ['a.length', 'missing'],
      ],
    ],
    ['paragraphs', { lessons: lesson({ text: 'a'.repeat(5_001) }) }, [['a.text', 'lessonLong']]],
  ])('%s', (_, more, problems) => {
    expect([...problemsOf(form(more), TODAY)]).toEqual(problems);
  });
});

test('a course that is opened and saved is the same', () => {
  const draft = draftOf(form());
  expect(draft.hours).toBe(0.5);
  expect(draftOf(formOf(draft, 'pt-BR'))).toEqual(draft);
  expect(formOf(draft, 'pt-BR').hours).toBe('0,5');
  const whole = draftOf(form({ lessons: quiz(), legal: 'nr_1', validMonths: '12' }));
  expect(whole.lessons[0]?.quiz?.questions[0]?.options).toHaveLength(2);
  expect(draftOf(formOf(whole, 'pt-BR'))).toEqual(whole);
});

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('place %i by %i: %s', (index, by, order) => {
  expect(moved([...'abc'], index, by).join('')).toBe(order);
});
