import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#packages/device/testing/memory-storage.ts';
import { clearDevice } from './diary-storage.ts';
import {
  contentOf,
  entryIdFor,
  mayFollow,
  NOTHING_WRITTEN,
  type TabDraft,
  withQuestion,
} from './draft.rules.ts';
import { dropDraft, listDrafts, readDraft, saveDraft } from './draft.store.ts';
import { entryQueue } from './waiting.ts';

const ANA = 'ana';
const BRUNO = 'bruno';

function counter(name: string) {
  let next = 0;
  return () => `${name}-${++next}`;
}

function tab(text: string, rest: Partial<TabDraft> = {}): TabDraft {
  return { ...NOTHING_WRITTEN, id: 'one', text, baseRevision: 0, writer: 'first', ...rest };
}

describe('a draft on the device', () => {
  it('is there again after the tab was closed', () => {
    const storage = memoryStorage();
    saveDraft(storage, ANA, tab('Hoje acordei'), 1, counter('new'));
    expect(listDrafts(storage, ANA).map(({ text }) => text)).toEqual(['Hoje acordei']);
  });

  it('belongs to the person who wrote it', () => {
    const storage = memoryStorage();
    saveDraft(storage, ANA, tab('Só meu'), 1, counter('new'));
    expect(listDrafts(storage, BRUNO)).toEqual([]);
  });

  it('goes away when the person empties it', () => {
    const storage = memoryStorage();
    const saved = saveDraft(storage, ANA, tab('Hoje'), 1, counter('new'));
    saveDraft(storage, ANA, { ...saved.tab, text: '  ' }, 2, counter('new'));
    expect(listDrafts(storage, ANA)).toEqual([]);
  });

  it('says so when the device has no room', () => {
    const saved = saveDraft(memoryStorage(10), ANA, tab('Hoje acordei'), 1, counter('new'));
    expect(saved.outcome).toBe('refused');
  });

  it('keeps both texts when two tabs wrote', () => {
    const storage = memoryStorage();
    const newId = counter('fork');
    const first = saveDraft(storage, ANA, tab('De manhã'), 1, newId);
    saveDraft(
      storage,
      ANA,
      tab('De manhã, na outra aba', { baseRevision: 1, writer: 'second' }),
      2,
      newId,
    );
    const late = saveDraft(storage, ANA, { ...first.tab, text: 'De manhã, aqui' }, 3, newId);
    expect(late.outcome).toBe('forked');
    expect(listDrafts(storage, ANA).map(({ text }) => text)).toEqual([
      'De manhã, aqui',
      'De manhã, na outra aba',
    ]);
  });

  it('is not dropped by the tab that sent an older text', () => {
    const storage = memoryStorage();
    const sent = saveDraft(storage, ANA, tab('Enviado'), 1, counter('new'));
    saveDraft(
      storage,
      ANA,
      tab('Enviado e mais', { baseRevision: 1, writer: 'second' }),
      2,
      counter('new'),
    );
    dropDraft(storage, ANA, sent.tab);
    expect(readDraft(storage, ANA, 'one')?.text).toBe('Enviado e mais');
  });

  it('never loses what either of two tabs typed last, in whatever order they write', () => {
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      text: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        const storage = memoryStorage();
        const newId = counter('id');
        const tabs = [tab('', { writer: 'first' }), tab('', { writer: 'second' })];
        const typed: (string | null)[] = [null, null];
        steps.forEach((step, time) => {
          const before = tabs[step.tab] ?? tab('');
          tabs[step.tab] = saveDraft(storage, ANA, { ...before, text: step.text }, time, newId).tab;
          typed[step.tab] = step.text;
        });
        const kept = listDrafts(storage, ANA).map(({ text }) => text);
        for (const text of typed) if (text !== null) expect(kept).toContain(text);
      }),
    );
  });
});

describe('following another tab', () => {
  const incoming = { id: 'one', text: 'novo', revision: 2, writer: 'second', savedAt: 2 };
  it.each([
    ['nothing typed since the last write', tab('velho'), 'velho', true],
    ['letters typed since', tab('velho e mais'), 'velho', false],
    ['an empty form that never stored', tab(''), null, true],
    ['another draft', tab('velho', { id: 'two' }), 'velho', false],
    ['its own write', tab('velho', { writer: 'second' }), 'velho', false],
  ])('%s', (_, mine, stored, expected) => {
    const before = stored === null ? null : { ...incoming, text: stored, revision: 1 };
    expect(mayFollow(mine, before, incoming)).toBe(expected);
  });
});

describe('the id of an entry', () => {
  const attempt = { clientId: 'a', text: 'Hoje' };
  const written = contentOf({ text: 'Hoje' });
  it('stays while nothing of it changes, so that a repeated sending is one entry', () => {
    expect(entryIdFor(written, attempt, counter('new'))).toBe('a');
  });
  it.each([
    ['text', { text: 'Hoje sim' }],
    ['title', { title: 'Quarta' }],
    ['day', { day: '2026-11-17' }],
    ['star', { favourite: true }],
  ])('is new when its %s changed, so that none is taken for one already saved', (_, change) => {
    expect(entryIdFor({ ...written, ...change }, attempt, counter('new'))).toBe('new-1');
  });
});

describe('a draft from before there were title, day and star', () => {
  it('is opened, and stored with them at the next letter', () => {
    const storage = memoryStorage();
    const former = { id: 'one', text: 'De antes', revision: 1, writer: 'first', savedAt: 1 };
    storage.setItem('florescer.diary.draft.ana.one', JSON.stringify(former));
    expect(listDrafts(storage, ANA).map(contentOf)).toEqual([contentOf({ text: 'De antes' })]);
    const typed = tab('De antes e de agora', { baseRevision: 1, title: 'Quarta', favourite: true });
    saveDraft(storage, ANA, typed, 2, counter('new'));
    expect(listDrafts(storage, ANA)).toMatchObject([
      { text: 'De antes e de agora', title: 'Quarta', day: null, favourite: true },
    ]);
  });
  it('with a title alone is kept, with a star alone is none', () => {
    const storage = memoryStorage();
    saveDraft(storage, ANA, tab('', { favourite: true }), 1, counter('new'));
    expect(listDrafts(storage, ANA)).toEqual([]);
    saveDraft(storage, ANA, tab('', { title: 'Só o título' }), 2, counter('new'));
    expect(listDrafts(storage, ANA)).toHaveLength(1);
  });
});

describe('answering a question', () => {
  it.each([
    ['', '“Por quê?”\n\n'],
    ['Já escrevia isto.', 'Já escrevia isto.\n\n“Por quê?”\n\n'],
    ['“Por quê?”\n\nPorque sim', '“Por quê?”\n\nPorque sim'],
  ])('on %j', (text, expected) => {
    expect(withQuestion(text, 'Por quê?')).toBe(expected);
  });
});

describe('clearing the device', () => {
  function both() {
    const storage = memoryStorage();
    for (const person of [ANA, BRUNO]) {
      saveDraft(storage, person, tab('Texto'), 1, counter('new'));
      const waiting = { changeId: 'w', recordedAt: '2026-11-18', text: 'Espera', analyse: true };
      entryQueue.store.keep(storage, person, waiting);
    }
    storage.setItem('i18nextLng', 'pt-BR');
    return storage;
  }
  it('takes one person’s texts and nobody else’s', () => {
    const storage = both();
    clearDevice(storage, ANA);
    expect(listDrafts(storage, ANA)).toEqual([]);
    expect(listDrafts(storage, BRUNO)).toHaveLength(1);
  });
  it('takes everybody’s diary texts and nothing of other features', () => {
    const storage = both();
    clearDevice(storage);
    expect(storage.length).toBe(1);
    expect(storage.getItem('i18nextLng')).toBe('pt-BR');
  });
});
