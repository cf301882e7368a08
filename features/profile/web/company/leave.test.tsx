import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  companyPeopleContract,
  type LeavingTerms,
} from '#features/companies/contract/people.contract.ts';
import { type FakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { button, open, region } from '../testing/profile-page.tsx';
import { accessOfWorld, api, beginAnew, USER, world } from '../testing/world.ts';

vi.mock('#features/access/web/index.ts', async () => {
  return (await import('../testing/world.ts')).accessOfWorld;
});
vi.mock('#features/accounts/web/index.ts', async () => {
  return (await import('../testing/world.ts')).accountsOfWorld();
});

const FREE: LeavingTerms = { obstacle: null, planAfterwards: 'free', endsCompany: false };
let server: FakeServer;
beforeEach(() => {
  beginAnew();
  server = api().answer(companyPeopleContract, { leavingTerms: FREE, leaveCompany: undefined });
});
afterEach(() => void accessOfWorld.access.refresh.mockClear());

const card = async () => within(await region('Your details'));

describe('leaving the company', () => {
  it('is told what it means, with the plan and the work address, and done at once', async () => {
    const { person } = await open();
    await person.click(await button('Leave the company'));
    expect(await (await card()).findByText(/Nothing disappears or gets hidden/)).toBeDefined();
    expect((await card()).getByText(/you go on with the free one/)).toBeDefined();
    expect((await card()).getByText(/You sign in here with ana@exemplo.com/)).toBeDefined();
    expect((await card()).queryByText('Your role as the company’s admin.')).toBeNull();
    expect(server.changes).toEqual([]);
    await person.click(await button('Leave now'));
    await waitFor(() => expect(accessOfWorld.access.refresh).toHaveBeenCalledOnce());
    expect(document.activeElement?.textContent).toContain('Company');
  });

  it('warns who comes in through the company that the way in is not theirs', async () => {
    world.user = {
      ...USER,
      identities: [{ identity_id: 'i', provider: 'sso:1', identity_data: {} }],
    };
    const { person } = await open();
    await person.click(await button('Leave the company'));
    expect(await (await card()).findByText(/take a copy of what’s yours/)).toBeDefined();
    expect((await card()).queryByText(/You sign in here with/)).toBeNull();
  });

  it('leads the only admin to handing over, whenever the server says so', async () => {
    server.answer(companyPeopleContract, { leaveCompany: refuse('only_company_admin') });
    const { person } = await open();
    await person.click(await button('Leave the company'));
    await person.click(await button('Leave now'));
    const way = await (await card()).findByRole('link', { name: 'Choose the next admin' });
    expect(way.getAttribute('href')).toBe('/admin?tab=people');
    expect((await card()).queryByRole('button', { name: 'Leave now' })).toBeNull();
    expect(accessOfWorld.access.refresh).not.toHaveBeenCalled();
    await person.click(await button('Stay'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Leave the company'));
  });

  it('is nothing for who belongs to no company', async () => {
    world.me = { ...(world.me as object), company: null };
    await open();
    expect((await card()).queryByRole('button', { name: 'Leave the company' })).toBeNull();
  });
});
