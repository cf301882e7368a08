import { describe, expect, it } from 'vitest';
import { entryOf } from '#packages/testing/screens/entries.ts';
import { isEmptySummary } from '../../contract/summary.ts';
import { composeSummary, EMPTY_DRAFT, type Sources } from './draft.rules.ts';

const FIRST = entryOf({
  id: 'a',
  text: 'Almocei com Marcos.',
  createdAt: '2026-11-10T15:00:00.000Z',
});
const SECOND = entryOf({ id: 'b', text: 'Dia de chuva.', createdAt: '2026-11-12T15:00:00.000Z' });
const TODAY = '2026-11-18';
const SOURCES: Sources = {
  overview: {
    period: '30d',
    entries: 2,
    words: 6,
    daysWithEntry: 2,
    daysInPeriod: 30,
    helpFirst: false,
    latest: null,
    mean: 3,
    level: 'low',
    previousMean: null,
    change: null,
    trend: [
      { from: '2026-10-20', to: '2026-10-20', entries: 0, scored: 0, mean: null, interval: null },
    ],
    counts: { exhaustion: 1, physical: 0, cynicism: 0, selfcriticism: 0, positive: 0 },
    entriesWith: { exhaustion: 1, physical: 0, cynicism: 0, selfcriticism: 0, positive: 0 },
    expressions: [
      { expression: 'x', category: 'exhaustion', sample: 'exausta', count: 1, entryIds: ['b'] },
    ],
  },
  entries: [SECOND, FIRST],
  levels: [{ day: '2026-11-10', level: 2 }],
  notes: [
    { id: 'n2', from: '2026-11-09', to: '2026-11-15', text: 'entrega' },
    { id: 'n1', from: '2026-01-01', to: '2026-01-02', text: 'recesso' },
  ],
  language: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  now: new Date('2026-11-18T15:00:00Z'),
};

describe('a summary', () => {
  it('is empty until something is chosen', () => {
    const summary = composeSummary(EMPTY_DRAFT, SOURCES, TODAY);
    expect(isEmptySummary(summary)).toBe(true);
    expect(summary).toMatchObject({ from: '2026-10-20', to: TODAY });
  });

  it('says of an entry about another day which day, and puts it there', () => {
    const moved = { ...SECOND, day: '2026-11-09' };
    const entries = new Map([
      ['a', []],
      ['b', []],
    ]);
    const sources = { ...SOURCES, entries: [FIRST, moved] };
    const summary = composeSummary({ ...EMPTY_DRAFT, entries }, sources, TODAY);
    expect(summary.entries.map(({ at, day }) => [at, day])).toEqual([
      [SECOND.createdAt, '2026-11-09'],
      [FIRST.createdAt, undefined],
    ]);
  });

  it('holds the chosen entries without what is covered, oldest first', () => {
    const entries = new Map([
      ['b', [{ start: 7, end: 12 }]],
      ['a', []],
    ]);
    const summary = composeSummary({ ...EMPTY_DRAFT, entries, names: ['marcos'] }, SOURCES, TODAY);
    expect(summary.entries.map(({ parts }) => parts)).toEqual([
      [{ kind: 'text', text: 'Almocei com ' }, { kind: 'covered' }, { kind: 'text', text: '.' }],
      [{ kind: 'text', text: 'Dia de ' }, { kind: 'covered' }, { kind: 'text', text: '.' }],
    ]);
    expect(JSON.stringify(summary)).not.toMatch(/marcos|chuva|exausta/i);
  });

  it('holds only the charts and the notes of the period that were asked for', () => {
    const draft = { ...EMPTY_DRAFT, signals: true, notes: true };
    const summary = composeSummary(draft, SOURCES, TODAY);
    expect(summary).toMatchObject({
      entries: [],
      emotions: null,
      signals: { entries: 2, days: 2, of: 30 },
      notes: [{ from: '2026-11-09', to: '2026-11-15', text: 'entrega' }],
    });
    expect(JSON.stringify(summary)).not.toContain('exausta');
  });
});
