import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCode, digitsOf } from '#features/accounts/contract/code.rules.ts';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';

interface CodeInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly action: string;
  /** Sends the six digits; what it throws is told below the field. */
  readonly send: (code: string) => Promise<unknown>;
  /** Whether typing goes on here, where the field takes the place of what had the focus. */
  readonly focus?: boolean;
}

/** A field for a six-digit code with the button that sends it. */
export function CodeInput({ label, hint, action, send, focus = false }: CodeInputProps) {
  const { t } = useTranslation('accounts');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof checkCode>>();
  const { mutate, isPending, error } = useMutation({ mutationFn: send });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  return (
    <form
      className={classes.code}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = checkCode(code);
        setProblem(found);
        if (!found && !isPending) mutate(digitsOf(code));
      }}
    >
      <TextInput
        ref={field}
        label={label}
        description={hint}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        data-autofocus={focus || undefined}
        error={problem ? t(`problems.${problem}`) : null}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Failure error={error} />
      <Button type="submit" loading={isPending}>
        {action}
      </Button>
    </form>
  );
}
