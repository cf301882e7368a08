import { Stack } from '@mantine/core';
import { AccountControls, type AccountControlsProps } from './AccountControls.tsx';
import { SignOut } from './SignOut.tsx';

/** The account and the way out of it. */
export default function AccountPanel({ onChosen }: AccountControlsProps) {
  return (
    <Stack gap="lg">
      <AccountControls onChosen={onChosen} />
      <SignOut />
    </Stack>
  );
}
