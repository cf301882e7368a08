import { screen } from '@testing-library/react';
import { show } from '#packages/testing/screens/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import ProfilePage from '../ProfilePage.tsx';

/** The page as Ana sees it. */
export const open = () =>
  show(
    <>
      <ProfilePage />
      <Toaster />
    </>,
    { address: '/profile', language: 'en-US' },
  );
/** A card of the page. */
export const region = (name: string) => screen.findByRole('region', { name });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
