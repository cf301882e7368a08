import type { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { withoutExpression } from '#features/burnout/web/index.ts';
import { setLive } from '#packages/events/web/index.ts';
import { entryOf } from '#packages/testing/screens/entries.ts';
import type { Entry } from '../../contract/diary.contract.ts';
import { hear } from '../diary.events.ts';

type Answer = { status: number; body?: unknown } | 'offline';

/** The diary's server as a browser sees it, with one person's entries; put failures in its way. */
export function diaryService(entries: Entry[] = [], yearAgo: Entry | null = null) {
  const received: { method: string; path: string; body: unknown }[] = [];
  const refusals = new Map<string, Answer>();

  const find = (path: string) => entries.find(({ id }) => path.includes(id));
  const routes: [RegExp, (path: string, body: Record<string, unknown>) => Answer][] = [
    [/^GET \/api\/diary\/entries$/, () => ok({ entries, next: null })],
    [
      /^POST \/api\/diary\/entries\/search$/,
      (_, { text }) => ok({ entries: having(String(text)), next: null }),
    ],
    [/^POST \/api\/diary\/entries\/[^/]+\/restore$/, (path) => restored(path)],
    [/^POST \/api\/diary\/entries$/, (_, body) => written(body)],
    [/^GET \/api\/diary\/entries\/[^/]+$/, (path) => one(find(path))],
    [/^PATCH \/api\/diary\/entries\//, (path, body) => changed(path, body)],
    [/^DELETE \/api\/diary\/entries\//, (path) => removed(path)],
    [/^GET \/api\/diary\/year-ago$/, () => ok({ entry: yearAgo })],
    [/^GET \/api\/emotions\/days/, () => ok({ days: [] })],
    [/^GET \/api\/diary\/week$/, () => ok({ state: 'early' })],
    [/^GET \/api\/diary\/writer$/, () => ok({ available: false, model: null, consented: false })],
    [/^POST \/api\/burnout\/corrections$/, (_, body) => corrected(body)],
    [/^DELETE \/api\/burnout\/corrections\//, () => ({ status: 204 })],
  ];
  const gone = new Map<string, Entry>();

  function having(text: string) {
    return entries.filter((entry) => entry.text.toLowerCase().includes(text.toLowerCase()));
  }
  function written({ id, text, analyse, ...head }: Record<string, unknown>): Answer {
    const known = entries.find((entry) => entry.id === id);
    if (known) return { status: 201, body: known };
    const entry = entryOf({
      ...head,
      id: String(id),
      text: String(text),
      createdAt: '2026-11-19T10:00:00.000Z',
      status: analyse === false ? 'saved' : 'processing',
      reading: null,
      feedback: null,
    });
    entries.unshift(entry);
    return { status: 201, body: entry };
  }
  function corrected({ entryId, expression }: Record<string, unknown>): Answer {
    const index = entries.findIndex(({ id }) => id === entryId);
    const entry = entries[index];
    if (!entry?.reading) return { status: 404, body: { code: 'not_found' } };
    const reading = withoutExpression(entry.reading, String(expression));
    entries[index] = { ...entry, reading };
    return { status: 201, body: { ...CORRECTION, expression } };
  }
  function changed(path: string, change: Partial<Entry>): Answer {
    const entry = find(path);
    return one(entry && Object.assign(entry, change));
  }
  function removed(path: string): Answer {
    const entry = find(path);
    if (!entry) return { status: 404, body: { code: 'not_found' } };
    gone.set(entry.id, entry);
    entries.splice(entries.indexOf(entry), 1);
    return { status: 204 };
  }
  function restored(path: string): Answer {
    const entry = [...gone.values()].find(({ id }) => path.includes(id));
    if (entry) entries.unshift(entry);
    return one(entry);
  }

  const fetchOf = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const path = String(input).split('?')[0] ?? '';
    const call = `${init.method ?? 'GET'} ${path}`;
    const body: Record<string, unknown> = JSON.parse(String(init.body ?? '{}'));
    received.push({ method: init.method ?? 'GET', path, body });
    const refusal = refusals.get(call);
    const answer = refusal ?? routes.find(([route]) => route.test(call))?.[1](path, body);
    if (answer === 'offline' || answer === undefined) throw new TypeError('no network');
    return new Response(answer.status === 204 ? null : JSON.stringify(answer.body), {
      status: answer.status,
    });
  };

  vi.stubGlobal('fetch', fetchOf);
  setLive(true);
  return {
    received,
    /** Answers a call so from now on; null lets it through again. */
    refuse: (call: string, answer: Answer | null) =>
      answer === null ? refusals.delete(call) : refusals.set(call, answer),
    /** Finishes an analysis and tells the screen. */
    analyse: (client: QueryClient, id: string, change: Partial<Entry> = {}) => {
      const index = entries.findIndex((entry) => entry.id === id);
      const entry = entries[index];
      if (!entry) throw new Error(`There is no entry ${id}`);
      const { reading, feedback } = entryOf();
      entries[index] = { ...entry, status: 'analysed', reading, feedback, ...change };
      return hear(client, { type: 'entry_changed', entryId: id });
    },
    entries,
    [Symbol.dispose]: () => {
      vi.unstubAllGlobals();
      setLive(false);
    },
  };
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const one = (entry: Entry | undefined): Answer =>
  entry ? ok(entry) : { status: 404, body: { code: 'not_found', message: '', requestId: 'r' } };
const CORRECTION = {
  id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f99',
  category: 'exhaustion',
  sample: 'cansada',
  createdAt: '2026-11-19T10:00:00.000Z',
};
