import { screen } from '@testing-library/react';
import { ProofProvider } from '#features/accounts/web/index.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import ProfilePage from '../ProfilePage.tsx';

/** The page as Ana sees it. */
export const open = () =>
  show(
    <ProofProvider>
      <ProfilePage />
      <Toaster />
    </ProofProvider>,
    { address: '/profile', language: 'en-US' },
  );
/** A card of the page. */
export const region = (name: string) => screen.findByRole('region', { name });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
