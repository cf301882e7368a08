import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { ProofProvider, useProof } from './ProofProvider.tsx';

const prove = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('../prove.ts', () => ({
  prove,
  waysToProve: async () => ({ password: true, code: null }),
}));
vi.mock('../auth-client.ts', () => ({
  authClient: () => ({ getUser: async () => ({ data: { user: {} }, error: null }) }),
}));

/** Takes something away once it is still Ana. */
function Remove({ what }: { readonly what: string }) {
  const withProof = useProof();
  const { mutate, status } = useMutation({
    mutationFn: () =>
      withProof(async () => {
        if (prove.mock.calls.length === 0) throw { code: 'reauthentication_needed' };
      }),
  });
  return (
    <Button loading={status === 'pending'} onClick={() => mutate()}>
      {`${what}: ${status}`}
    </Button>
  );
}

/** Two things that Ana takes away at once: the second while the question about the first opens. */
async function removeBoth() {
  const person = await show(
    <ProofProvider>
      <Remove what="Passkey" />
      <Remove what="Phone" />
    </ProofProvider>,
  );
  const buttons = screen.getAllByRole('button');
  for (const button of buttons) button.click();
  const sheet = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  return { person, field: await sheet.findByLabelText('Your password') };
}
const both = async (status: string) => {
  expect(await screen.findByRole('button', { name: `Passkey: ${status}` })).toBeDefined();
  expect(await screen.findByRole('button', { name: `Phone: ${status}` })).toBeDefined();
};

beforeEach(() => prove.mockClear());

describe('two calls that need a proof at once', () => {
  it('are asked about once, and both go on', async () => {
    const { person, field } = await removeBoth();
    await person.type(field, 'manaca{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await both('success');
    expect(prove).toHaveBeenCalledOnce();
  });

  it('both stay as they are where nobody proves anything, and are asked about anew', async () => {
    const { person } = await removeBoth();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await both('error');
    await person.click(screen.getByRole('button', { name: 'Phone: error' }));
    await person.type(await screen.findByLabelText('Your password'), 'manaca{Enter}');
    expect(await screen.findByRole('button', { name: 'Phone: success' })).toBeDefined();
  });
});
