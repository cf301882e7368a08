import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#packages/device/testing/memory-storage.ts';
import type { Course } from '../../contract/training.contract.ts';
import { awaitsCompletion, cardOf, withPending } from '../rules/pending.rules.ts';
import { keepCourse, knownCourses } from './known.ts';
import { type CourseChange, trainingStore } from './pending.ts';

const ANA = 'ana';
const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 12, minute)).toISOString();
const stamp = (minute: number) => ({ changeId: id(minute), recordedAt: at(minute) });
const start = (minute: number): CourseChange => ({ courseId: id(1), ...stamp(minute) });
const mark = (lesson: number, minute: number, read = true): CourseChange => ({
  ...start(minute),
  lessonId: id(lesson),
  read,
});
const course = (
  state: Course['progress']['state'],
  read: readonly boolean[],
  more: Partial<Course> = {},
): Course => ({
  id: id(1),
  title: 'Pausas',
  description: 'Curtas.',
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
  progress: {
    state,
    startedAt: state === 'pending' ? null : at(0),
    completedAt: state === 'completed' ? at(0) : null,
    expiresAt: null,
    renewable: false,
    company: null,
  },
  lessons: read.map((one, index) => ({
    id: id(7 + index),
    title: 'Aula',
    body: [{ kind: 'paragraph', text: 'Água.' }],
    kind: 'text',
    video: null,
    quiz: null,
    read: one,
    asksNow: false,
  })),
  ...more,
});
const standing = ({ progress, lessons }: Course) => [
  progress.state,
  lessons.map(({ read }) => read),
];

describe('a course with what waits', () => {
  it.each<[string, Course, CourseChange[], unknown]>([
    ['a start', course('pending', [false, false]), [start(1)], ['inProgress', [false, false]]],
    [
      'a start and a mark',
      course('pending', [false, false]),
      [start(1), mark(7, 2)],
      ['inProgress', [true, false]],
    ],
    [
      'a mark taken off',
      course('inProgress', [true, false]),
      [mark(7, 1, false)],
      ['inProgress', [false, false]],
    ],
    [
      'the last mark, which completes nothing by itself',
      course('inProgress', [true, false]),
      [mark(8, 1)],
      ['inProgress', [true, true]],
    ],
    [
      'a mark taken off of what the server says is completed',
      course('completed', [true, true]),
      [mark(7, 1, false)],
      ['completed', [true, true]],
    ],
    [
      'a start of what was started elsewhere',
      course('inProgress', [true, false]),
      [start(1)],
      ['inProgress', [true, false]],
    ],
    [
      'a mark of another course',
      course('inProgress', [false, false], { id: id(2) }),
      [mark(7, 1)],
      ['inProgress', [false, false]],
    ],
  ])('shows %s', (_, known, changes, expected) => {
    expect(standing(withPending(known, changes))).toEqual(expected);
  });

  it('awaits its completion when all is read and the server has not said so', () => {
    expect(
      [
        course('inProgress', [true, true]),
        course('inProgress', [true, false]),
        course('completed', [true, true]),
        course('inProgress', []),
      ].map(awaitsCompletion),
    ).toEqual([true, false, false, false]);
  });

  it('ends the same in any order of keeping, with copies, and keeps one change for each record', () => {
    const made = fc.uniqueArray(
      fc.record({
        lesson: fc.constantFrom(null, 7, 8),
        minute: fc.integer({ min: 1, max: 59 }),
        read: fc.boolean(),
      }),
      { selector: ({ minute }) => minute, minLength: 1, maxLength: 12 },
    );
    const changesOf = made.map((all) =>
      all.map(({ lesson, minute, read }) =>
        lesson === null ? start(minute) : mark(lesson, minute, read),
      ),
    );
    const both = changesOf.chain((made) =>
      fc.tuple(
        fc.constant(made),
        fc.shuffledSubarray([...made, ...made], { minLength: 2 * made.length }),
      ),
    );
    fc.assert(
      fc.property(both, ([made, kept]) => {
        const storage = memoryStorage();
        for (const change of kept) trainingStore.keep(storage, ANA, change);
        const pending = trainingStore.pending(storage, ANA);
        const [all, waiting] = [made.toSorted(byTime), new Map<string, CourseChange>()];
        for (const change of all) waiting.set(trainingStore.shape.recordOf(change), change);
        expect(pending).toEqual([...waiting.values()].toSorted(byTime));
        const before = course('pending', [false, true]);
        expect(withPending(before, pending)).toEqual(withPending(before, pending.toReversed()));
      }),
    );
  });
});

const byTime = (a: CourseChange, b: CourseChange) => a.recordedAt.localeCompare(b.recordedAt);

describe('courses kept on the device', () => {
  it('bring the list to what a course says by now, as of when the list was seen', () => {
    const storage = memoryStorage();
    knownCourses.keepList(storage, ANA, [cardOf(course('pending', [false, false]))], at(1));
    keepCourse(storage, ANA, course('inProgress', [true, false]), at(2));
    expect(knownCourses.readList(storage, ANA)).toEqual({
      at: at(1),
      value: [cardOf(course('inProgress', [true, false]))],
    });
  });

  it('are passed over where they have another shape', () => {
    const storage = memoryStorage();
    storage.setItem(`florescer.training.known.${ANA}.list`, '{"at":"2026","value":[{}]}');
    expect(knownCourses.readList(storage, ANA)).toBeNull();
  });
});
