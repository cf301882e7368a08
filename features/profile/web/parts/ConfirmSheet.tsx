import type { ComponentProps } from 'react';
import { ConfirmSheet as Confirm } from '#packages/ui/parts/ConfirmSheet.tsx';
import { useAccountFailure } from '../use-failure.ts';

/** Asks once before something of the account is taken away, for as long as it is shown. */
export function ConfirmSheet(
  props: Omit<ComponentProps<typeof Confirm>, 'opened' | 'failureText'>,
) {
  return <Confirm opened failureText={useAccountFailure()} {...props} />;
}
