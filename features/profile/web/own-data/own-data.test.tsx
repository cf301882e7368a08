import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CODE_NEEDED,
  CODE_WRONG,
  privacyContract,
} from '#features/privacy/contract/privacy.contract.ts';
import {
  type Answers,
  BROKEN_OFF,
  type FakeServer,
  refuse,
} from '#packages/testing/screens/fake-server.ts';
import { button, open, region } from '../testing/profile-page.tsx';
import { api, beginAnew, world } from '../testing/world.ts';

vi.mock('#features/access/web/index.ts', async () => {
  return (await import('../testing/world.ts')).accessOfWorld;
});
vi.mock('#features/accounts/web/index.ts', async () => {
  return (await import('../testing/world.ts')).accountsOfWorld();
});
const saveFile = vi.hoisted(() => vi.fn());
vi.mock('#packages/ui/save-file.ts', () => ({ saveFile }));

let server: FakeServer;
/** What the download is answered, one after the other; the last of them goes on. */
const answers = (...given: Answers<typeof privacyContract>['exportAll'][]) => {
  const give = ([next, ...rest]: typeof given) =>
    void server.answer(privacyContract, {
      exportAll: (asked) => {
        if (rest.length > 0) give(rest);
        return typeof next === 'function' ? next(asked) : (next as Blob);
      },
    });
  give(given);
};
beforeEach(() => {
  beginAnew();
  server = api();
});
afterEach(() => {
  vi.useRealTimers();
  saveFile.mockClear();
});

const ZIP = new Blob(['PK'], { type: 'application/zip' });
const card = () => region('Take or bring your data');

describe('a copy of everything', () => {
  it('is saved by one button, with what it is and a warning beside it', async () => {
    answers(ZIP);
    const { person } = await open();
    expect(within(await card()).getByText(/The file has no password/)).toBeDefined();
    await person.click(await button('Download everything'));
    await within(await card()).findByText(/the copy is in this device’s downloads/);
    expect(saveFile).toHaveBeenCalledWith(
      expect.any(Blob),
      expect.stringMatching(/^florescer-my-data-\d{4}-\d\d-\d\d\.zip$/),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Download everything'));
  });

  it('is named by the person’s own day, not by that of Greenwich', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T00:30:00Z') });
    answers(ZIP);
    const { person } = await open();
    await person.click(await button('Download everything'));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'florescer-my-data-2026-11-27.zip'),
    );
  });

  it('is not saved when it breaks off on the way', async () => {
    answers(BROKEN_OFF, ZIP);
    const { person } = await open();
    await person.click(await button('Download everything'));
    const alert = await within(await card()).findByRole('alert');
    expect(alert.textContent).toContain('The copy didn’t arrive in full');
    expect(saveFile).not.toHaveBeenCalled();
    await person.click(await button('Download everything'));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  });

  it('can be stopped', async () => {
    let hangUp: (error: unknown) => void = () => undefined;
    answers(() => new Promise((_, reject) => (hangUp = reject)));
    const { person } = await open();
    const status = within(await card()).getByRole('status');
    await person.click(await button('Download everything'));
    expect(document.activeElement).toBe(await button('Download everything'));
    await person.keyboard('{Enter}');
    expect(server.asked(privacyContract.exportAll)).toHaveLength(1);
    expect(await within(await card()).findByText('Putting your data together...')).toBe(status);
    await person.click(await button('Stop'));
    hangUp(new DOMException('', 'AbortError'));
    await button('Download everything');
    expect(within(await card()).queryByRole('alert')).toBeNull();
  });

  it('goes on with a mailed code in an old session', async () => {
    answers(refuse(CODE_NEEDED), refuse(CODE_WRONG), ZIP);
    const { person } = await open();
    await person.click(await button('Download everything'));
    const field = await within(await card()).findByRole('textbox');
    expect(document.activeElement).toBe(field);
    expect(world.auth.reauthenticate).toHaveBeenCalledOnce();
    await person.type(field, '000000{Enter}');
    expect(await within(await card()).findByText(/This code isn’t right/)).toBeDefined();
    await person.clear(field);
    await person.type(field, '123456{Enter}');
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const bodies = server.asked(privacyContract.exportAll).map(({ body }) => body);
    expect(bodies).toEqual([{}, { code: '000000' }, { code: '123456' }]);
  });

  it('says when it was asked for too often', async () => {
    answers(refuse('too_many'));
    const { person } = await open();
    await person.click(await button('Download everything'));
    expect((await within(await card()).findByRole('alert')).textContent).toContain('five copies');
  });

  it('waits for the connection', async () => {
    await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await button('Download everything')).toHaveProperty('disabled', true);
    expect(within(await card()).getByText(/You’re offline/)).toBeDefined();
  });
});
