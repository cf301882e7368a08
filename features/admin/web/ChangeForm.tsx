import { Button, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { focusFirstProblem, SheetFooter } from '#packages/ui/index.ts';

interface ChangeFormProps {
  readonly children: ReactNode;
  readonly action: string;
  readonly saving: boolean;
  /** False where something asked for is missing, which its field says. */
  readonly isComplete?: () => boolean;
  readonly onSave: () => void;
}

/** Fields with one button, in a sheet; the first field with a problem gets the focus. */
export function ChangeForm({ children, action, saving, isComplete, onSave }: ChangeFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isComplete || isComplete()) return onSave();
    requestAnimationFrame(() => focusFirstProblem(form));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {children}
        <SheetFooter>
          <Button type="submit" loading={saving}>
            {action}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
