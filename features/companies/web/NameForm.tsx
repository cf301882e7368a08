import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOfLine } from '#packages/kernel/plain-line.ts';
import { focusFirstProblem, Note, SheetFooter, useFailureText } from '#packages/ui/index.ts';

interface NameFormProps {
  readonly label: string;
  readonly start: string;
  readonly most: number;
  readonly action: string;
  /** Rejects when it was not saved; what was written stays. */
  readonly onSave: (name: string) => Promise<unknown>;
  readonly children?: ReactNode;
}

/** One name to write, in a sheet. */
export function NameForm({ label, start, most, action, onSave, children }: NameFormProps) {
  const { t } = useTranslation(['companies', 'accounts']);
  const failureText = useFailureText('companies');
  const [name, setName] = useState(start);
  const [problem, setProblem] = useState<ReturnType<typeof problemOfLine>>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setFailure(null);
    const found = problemOfLine(name);
    setProblem(found);
    if (found) {
      requestAnimationFrame(() => focusFirstProblem(form));
      return;
    }
    setSaving(true);
    try {
      await onSave(name.trim());
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <TextInput
          label={label}
          maxLength={most}
          autoComplete="off"
          value={name}
          error={
            problem &&
            t(problem === 'missing' ? 'profile.nameMissing' : 'accounts:problems.name_unfit')
          }
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(null);
          }}
        />
        {children}
        {failure ? (
          <Note tone="sun" role="alert">
            {failureText(failure)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={saving}>
            {action}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
