import type { ReactNode } from 'react';
import { classes, plain } from '#packages/ui/plain/index.ts';

/** The one button that sends an account form. */
export function SubmitButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="submit" className={classes(plain.button, plain.primary, plain.big, plain.full)}>
      {children}
    </button>
  );
}
