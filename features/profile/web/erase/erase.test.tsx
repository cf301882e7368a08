import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accountContract,
  type DeletionReceipt,
  type DeletionRefusal,
  type DeletionTerms,
} from '#features/accounts/contract/account.contract.ts';
import { refuse } from '#packages/testing/screens/fake-server.ts';
import { button, open, region } from '../testing/profile-page.tsx';
import { api, beginAnew, world } from '../testing/world.ts';

vi.mock('#features/access/web/index.ts', async () => {
  return (await import('../testing/world.ts')).accessOfWorld;
});
vi.mock('#features/accounts/web/index.ts', async () => {
  return (await import('../testing/world.ts')).accountsOfWorld();
});
const forgetHere = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./forget-here.ts', () => ({ forgetHere }));

const RECEIPT: DeletionReceipt = {
  ...{ code: '0TEST', deletedAt: '2026-11-18T15:00:00.000Z', copiesUntil: null, erased: [] },
  checkAt: 'https://florescer.example/check?code=0TEST',
};
const BY_PASSWORD: DeletionTerms = { proof: 'password', obstacle: null };
let terms = BY_PASSWORD;
/** Why attempts are refused, one after the other; the next one is the last. */
let refusals: DeletionRefusal[] = [];
const bodies: unknown[] = [];
beforeEach(() => {
  beginAnew();
  api().answer(accountContract, {
    deletionTerms: () => terms,
    deleteAccount: ({ body }) => {
      bodies.push(body);
      const reason = refusals.shift();
      return reason ? refuse(reason) : RECEIPT;
    },
  });
});
afterEach(() => {
  terms = BY_PASSWORD;
  refusals = [];
  bodies.length = 0;
  forgetHere.mockClear();
});

const card = async () => within(await region('Delete the account'));

describe('deleting the account', () => {
  it('takes a word and the password, and leaves nothing here', async () => {
    refusals = ['password_wrong'];
    const { person } = await open();
    await person.click(await button('Delete my account'));
    expect((await card()).getByText(/For up to 180 days/)).toBeDefined();
    expect((await card()).getByRole('link', { name: 'Take or bring your data' })).toBeDefined();
    await person.click(await button('Delete for good'));
    expect((await card()).getByText('Type DELETE to confirm.')).toBeDefined();
    expect(bodies).toEqual([]);
    await person.type((await card()).getByRole('textbox', { name: /type DELETE/ }), 'delete');
    await person.type((await card()).getByLabelText('Your password'), 'uma outra{Enter}');
    expect((await (await card()).findByRole('alert')).textContent).toContain('Nothing was deleted');
    expect(forgetHere).not.toHaveBeenCalled();
    await person.click(await button('Delete for good'));
    await waitFor(() => expect(forgetHere).toHaveBeenCalledWith('ana', RECEIPT));
    expect(bodies).toEqual([{ password: 'uma outra' }, { password: 'uma outra' }]);
  });

  it('takes a mailed code from who has no password', async () => {
    terms = { proof: 'code', obstacle: null };
    const { person } = await open();
    await person.click(await button('Delete my account'));
    await person.type(await (await card()).findByRole('textbox'), 'DELETE');
    await person.click(await button('Get the code'));
    expect(await (await card()).findByText(/a code to ana@exemplo.com/)).toBeDefined();
    expect(world.auth.reauthenticate).toHaveBeenCalledOnce();
    await person.type((await card()).getByRole('textbox'), '123456{Enter}');
    await waitFor(() => expect(forgetHere).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ code: '123456' }]);
  });

  it('says what comes first to who alone looks after a company', async () => {
    terms = { proof: 'password', obstacle: 'only_company_admin' };
    const { person } = await open();
    await person.click(await button('Delete my account'));
    expect(await (await card()).findByText(/make someone else an admin/)).toBeDefined();
    expect((await card()).queryByRole('button', { name: 'Delete for good' })).toBeNull();
    await person.click(await button('Stay'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete my account'));
  });
});
