import type { QueryClient } from '@tanstack/react-query';
import { burnoutContract } from '#features/burnout/contract/burnout.contract.ts';
import { withoutExpression } from '#features/burnout/web/index.ts';
import { emotionsContract } from '#features/emotions/contract/emotions.contract.ts';
import { setLive } from '#packages/events/web/index.ts';
import { entryOf } from '#packages/testing/screens/entries.ts';
import { type Answers, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { diaryContract, type Entry } from '../../contract/diary.contract.ts';
import { hear } from '../diary.events.ts';

/** The diary's server as a browser sees it, with one person's entries; put failures in its way. */
export function diaryService(entries: Entry[] = [], yearAgo: Entry | null = null) {
  const gone = new Map<string, Entry>();
  const find = (id: string) => entries.find((entry) => entry.id === id);
  const become = (id: string, change: Partial<Entry>) => {
    const entry = find(id);
    return entry ? Object.assign(entry, change) : refuse('not_found');
  };
  const works = {
    listEntries: () => ({ entries, next: null }),
    searchEntries: ({ body: { text } }) => ({
      entries: entries.filter((one) => one.text.toLowerCase().includes(text.toLowerCase())),
      next: null,
    }),
    getEntry: ({ params }) => find(params.id) ?? refuse('not_found'),
    writeEntry: ({ body: { id = crypto.randomUUID(), text, analyse, title, day, favourite } }) => {
      const known = find(id);
      if (known) return known;
      const entry = entryOf({
        ...{ id, text, favourite: favourite ?? false },
        ...(title === undefined ? {} : { title }),
        ...(day === undefined ? {} : { day }),
        createdAt: '2026-11-19T10:00:00.000Z',
        status: analyse === false ? 'saved' : 'processing',
        reading: null,
        feedback: null,
      });
      entries.unshift(entry);
      return entry;
    },
    editEntry: ({ params, body: { version: _, ...change } }) =>
      become(params.id, change as Partial<Entry>),
    changeHead: ({ params, body: { changeId: _, recordedAt: __, ...head } }) =>
      become(params.id, head as Partial<Entry>),
    deleteEntry: ({ params }) => {
      const entry = find(params.id);
      if (!entry) return refuse('not_found');
      gone.set(entry.id, entry);
      entries.splice(entries.indexOf(entry), 1);
      return undefined;
    },
    restoreEntry: ({ params }) => {
      const entry = gone.get(params.id);
      if (!entry) return refuse('not_found');
      entries.unshift(entry);
      return entry;
    },
    getYearAgo: { entry: yearAgo },
    getWeek: { state: 'early' },
    getWriter: { available: false, model: null, consented: false },
  } satisfies Answers<typeof diaryContract>;

  const server = fakeServer(diaryContract, works)
    .answer(emotionsContract, { listDays: { days: [] } })
    .answer(burnoutContract, {
      correct: ({ body: { entryId, expression } }) => {
        const entry = find(entryId);
        if (!entry?.reading) return refuse('not_found');
        // A new object, as an answer is: the screen sees that it changed.
        const reading = withoutExpression(entry.reading, expression);
        entries[entries.indexOf(entry)] = { ...entry, reading };
        return { ...CORRECTION, expression };
      },
      undoCorrection: undefined,
    });
  setLive(true);
  return {
    server,
    /** Takes everything again, whatever it answered in between. */
    recover: () => void server.answer(diaryContract, works),
    /** Finishes an analysis and tells the screen. */
    analyse: (client: QueryClient, id: string, change: Partial<Entry> = {}) => {
      const entry = find(id);
      if (!entry) throw new Error(`There is no entry ${id}`);
      const { reading, feedback } = entryOf();
      const analysed: Entry = { ...entry, status: 'analysed', reading, feedback, ...change };
      entries[entries.indexOf(entry)] = analysed;
      return hear(client, { type: 'entry_changed', entryId: id });
    },
    entries,
    [Symbol.dispose]: () => setLive(false),
  };
}

const CORRECTION = {
  id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f99',
  category: 'exhaustion' as const,
  sample: 'cansada',
  createdAt: '2026-11-19T10:00:00.000Z',
};
