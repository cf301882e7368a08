import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Message } from '../contract/messages.ts';
import { dayIn, type Thread, withMessages, withNewest, withOlder } from './thread.rules.ts';

const message = (seq: number | null, id = `m${seq}`): Message => ({
  ...{ id, seq, authorId: null, text: `t${seq}`, attachments: [], answer: null },
  ...{ writtenAt: '2026-11-18T12:00:00.000Z', deliverAt: null, editedAt: null, deleted: false },
});
const thread = (seqs: number[], more = false): Thread => ({
  ...{ messages: seqs.map((seq) => message(seq)), more, held: [] },
});
const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq);

it.each([
  ['nothing known', undefined, [3, 4], true, [3, 4]],
  ['known before, without a gap', [1, 2, 3], [3, 4], true, [1, 2, 3, 4]],
  ['known long before, with a gap', [1, 2], [8, 9], true, [8, 9]],
  ['known before, and the page is all there is', [1, 2], [4, 5], false, [1, 2, 4, 5]],
  ['the same', [1, 2], [1, 2], false, [1, 2]],
])('the newest page stands behind %s', (_what, known, page, more, expected) => {
  expect(seqs(withNewest(known && thread(known), thread(page, more)))).toEqual(expected);
});

it('an older page stands in front, and says whether there are more', () => {
  const whole = withOlder(thread([5, 6], true), thread([3, 4], false));
  expect([seqs(whole), whole.more]).toEqual([[3, 4, 5, 6], false]);
});

it('each message stands once at its place, in whatever order they come', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 })),
      (batches) => {
        const end = batches.reduce(
          (known, batch) =>
            withMessages(
              known,
              batch.map((seq) => message(seq)),
            ),
          thread([]),
        );
        const found = seqs(end);
        expect(found).toEqual([...new Set(batches.flat())].toSorted((a, b) => a - b));
      },
    ),
  );
});

it('what waited moves to its place once it is delivered', () => {
  const waiting = withMessages(thread([1]), [message(null, 'x')]);
  expect(waiting.held.map(({ id }) => id)).toEqual(['x']);
  const delivered = withMessages(waiting, [message(2, 'x')]);
  expect([seqs(delivered), delivered.held]).toEqual([[1, 2], []]);
});

it('what waited and was taken back is gone, also when it is sent again', () => {
  const waiting = withMessages(thread([1]), [message(null, 'x'), message(null, 'y')]);
  const taken = withMessages(waiting, [{ ...message(null, 'x'), text: null, deleted: true }]);
  expect([seqs(taken), taken.held.map(({ id }) => id)]).toEqual([[1], ['y']]);
});

it('a day is the one of the person’s zone', () => {
  expect(dayIn('America/Sao_Paulo', '2026-11-18T01:00:00Z')).toBe('2026-11-17');
});
