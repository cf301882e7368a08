import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { privacyContract } from '#features/privacy/contract/privacy.contract.ts';
import { type Answers, type FakeServer, OFFLINE } from '#packages/testing/screens/fake-server.ts';
import { button, open, region } from '../testing/profile-page.tsx';
import { api, beginAnew } from '../testing/world.ts';

vi.mock('#features/access/web/index.ts', async () => {
  return (await import('../testing/world.ts')).accessOfWorld;
});
vi.mock('#features/accounts/web/index.ts', async () => {
  return (await import('../testing/world.ts')).accountsOfWorld();
});

let server: FakeServer;
/** Says what becomes of the records that the page sends. */
const take = (bringIn: Answers<typeof privacyContract>['bringIn']) =>
  void server.answer(privacyContract, { bringIn });
const ALL: Answers<typeof privacyContract>['bringIn'] = ({ body: { records } }) => ({
  added: records.length,
  kept: 0,
  left: 0,
  broken: 0,
});
const sent = () => server.asked(privacyContract.bringIn).map(({ body }) => body);
beforeEach(() => {
  beginAnew();
  server = api();
  take(ALL);
});

const entries = Array.from({ length: 150 }, (_, n) => ({ id: `entry ${n}` }));
const WHOLE = {
  'florescer.json': {
    format: 'florescer-passport',
    version: 1,
    createdAt: '2026-11-18T15:00:00.000Z',
  },
  'data/diary-entries.json': entries,
  'data/diary-versions.json': [{ entryId: 'entry 1' }],
  'data/emotion-days.json': [{ day: '2026-11-18' }],
  'data/consents.json': [{ purpose: 'people_mean' }],
  'data/summary.json': {
    records: { 'diary-entries': 150, 'diary-versions': 1, 'emotion-days': 1, consents: 1 },
    unreadable: 0,
  },
};
function fileOf(files: Record<string, unknown>): File {
  const texts = Object.entries(files).map(([path, value]) => [
    path,
    strToU8(JSON.stringify(value)),
  ]);
  const bytes = zipSync(Object.fromEntries(texts));
  return new File([new Uint8Array(bytes)], 'florescer.zip', { type: 'application/zip' });
}

const card = () => region('Take or bring your data');
async function choose(person: UserEvent, file: File): Promise<void> {
  await button('Choose a file');
  await person.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
}

describe('a copy from another account', () => {
  it('is shown first, and brought in by a second step', async () => {
    const { person, container } = await open();
    await choose(person, fileOf(WHOLE));
    const table = await within(await card()).findByRole('table', {
      name: 'What’s in the copy from November 18, 2026',
    });
    const row = within(table).getByRole('row', { name: /^Diary/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['150', '0']);
    expect(sent().map(({ kind, records, preview }) => [kind, records.length, preview])).toEqual([
      ['diary-entries', 100, true],
      ['diary-entries', 50, true],
      ['diary-versions', 1, true],
      ['emotion-days', 1, true],
    ]);
    const { violations } = await axe.run(container);
    expect(violations.map(({ id }) => id)).toEqual([]);
    await person.click(await button('Bring in 151 records'));
    const done = await within(await card()).findByText(
      /151 records were brought into this account/,
    );
    expect(done).toBeDefined();
    expect(
      sent()
        .slice(4)
        .every(({ preview }) => !preview),
    ).toBe(true);
    expect(document.activeElement?.textContent).toBe('Bring in from another account');
  });

  it('has nothing to bring where everything is here already', async () => {
    take(({ body: { records } }) => ({ added: 0, kept: records.length, left: 0, broken: 0 }));
    const { person } = await open();
    await choose(person, fileOf(WHOLE));
    await within(await card()).findByText('There is nothing new to bring from this file.');
    expect(within(await card()).queryByRole('button', { name: /^Bring in \d/ })).toBeNull();
    await person.click(await button('Cancel'));
    await button('Choose a file');
  });

  it('tells what came when the connection is lost, and goes on from there', async () => {
    const { person } = await open();
    await choose(person, fileOf(WHOLE));
    const action = await button('Bring in 151 records');
    take(OFFLINE);
    await person.click(action);
    const alert = await within(await card()).findByRole('alert');
    expect(alert.textContent).toContain('What already came stays');
    take(ALL);
    await person.click(await button('Bring in 151 records'));
    await within(await card()).findByText(/brought into this account/);
  });

  const { 'data/summary.json': _end, ...broken } = WHOLE;
  it.each([
    [
      'another file',
      new File(['%PDF-1.7'], 'a.zip', { type: 'application/zip' }),
      'isn’t a Florescer copy',
    ],
    ['another zip', fileOf({ 'a.json': 1 }), 'isn’t a Florescer copy'],
    ['half a copy', fileOf(broken), 'incomplete'],
    [
      'a newer one',
      fileOf({ ...WHOLE, 'florescer.json': { ...WHOLE['florescer.json'], version: 2 } }),
      'newer version',
    ],
  ])('is refused: %s', async (_, file, text) => {
    const { person } = await open();
    await choose(person, file);
    await waitFor(async () =>
      expect(within(await card()).getByRole('alert').textContent).toContain(text),
    );
    expect(sent()).toEqual([]);
  });
});

describe('an export of Daylio', () => {
  const table = (text: string) => new File([text], 'daylio.csv', { type: 'text/csv' });
  const HEAD = 'full_date,date,weekday,time,mood,activities,note_title,note';

  it('asks where a mood of the person’s own belongs, shows what is in it, and doubles nothing', async () => {
    const file = () =>
      table(`${HEAD}\n2026-11-01,,,21:00,rad,run,,\n2026-11-02,,,21:00,Cloudy,,,\n`);
    const { person } = await open();
    await choose(person, file());
    const mood = await within(await card()).findByLabelText('Cloudy');
    expect(sent()).toEqual([]);
    await person.selectOptions(mood, 'Bad');
    await person.click(await button('Continue'));
    await person.click(await button('Bring in 2 records'));
    await within(await card()).findByText(/2 records were brought into this account/);
    const [preview, brought] = sent();
    expect([preview?.preview, brought?.preview]).toEqual([true, false]);
    expect(brought?.records).toEqual(preview?.records);
    expect(brought?.records).toMatchObject([
      { day: '2026-11-01', level: 5, tags: ['run'] },
      { day: '2026-11-02', level: 2 },
    ]);
  });

  it('takes notes into the diary where the person wants it, and names what stays out', async () => {
    const { person } = await open();
    const long = 'a'.repeat(2_431);
    await choose(
      person,
      table(`${HEAD}\nyesterday,,,,rad,,,\n2026-11-02,,,21:00,rad,,Walk,By the river\n`),
    );
    await person.click(await within(await card()).findByRole('radio', { name: /Into the diary/ }));
    await person.click(await button('Continue'));
    expect(await within(await card()).findByText('Line 2: no valid date')).toBeDefined();
    await person.click(await button('Bring in 2 records'));
    await within(await card()).findByText(/2 records were brought into this account/);
    expect(
      sent()
        .slice(2)
        .map(({ kind, records }) => [kind, records]),
    ).toMatchObject([
      ['diary-entries', [{ day: '2026-11-02', title: 'Walk', text: 'By the river' }]],
      ['emotion-days', [{ day: '2026-11-02', level: 5, note: null }]],
    ]);
    await choose(person, table(`${HEAD}\n2026-11-02,,,21:00,rad,,,${long}\n`));
    await person.click(await button('Continue'));
    expect(
      await within(await card()).findByText(
        'Line 2: it has 2,431 characters; the first 2,000 come along',
      ),
    ).toBeDefined();
  });

  it('says what a table of something else is not', async () => {
    const { person } = await open();
    await choose(person, table('name,age\nAna,30\n'));
    await within(await card()).findByText(/^This file isn’t a Daylio export/);
    await button('Choose a file');
    expect(sent()).toEqual([]);
  });
});
