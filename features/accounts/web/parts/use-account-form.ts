import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldProblem, Problems } from '../../contract/registration.rules.ts';
import { type AccountFailure, failureOf, isAbout } from '../account-failure.ts';
import { loadAuth } from '../load-auth.ts';
import { takeEarlySubmit } from './early-submit.ts';

export interface AccountForm<Field extends string, Values> {
  /** Fields in the order of the screen: the first wrong one receives the focus. */
  readonly fields: readonly Field[];
  readonly read: (data: FormData) => Values;
  readonly check: (values: Values) => Problems<Field>;
  /** Sends the values; returns the reason when they were refused and nothing when all went well. */
  readonly send: (values: Values) => Promise<AccountFailure | undefined>;
}

/**
 * State of a form of the account screens. Fields are uncontrolled, so that what was typed or filled
 * in by a password manager before the page came alive is kept; the button is never disabled, a
 * second press while the first is under way does nothing.
 */
export function useAccountForm<Field extends string, Values>(options: AccountForm<Field, Values>) {
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [failure, setFailure] = useState<AccountFailure>();

  async function submit(element: HTMLFormElement) {
    if (underWay.current) return;
    const values = options.read(new FormData(element));
    const found = options.check(values);
    setProblems(found);
    setFailure(undefined);
    const first = options.fields.find((field) => found[field]);
    if (first) {
      const control = element.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    underWay.current = true;
    setBusy(true);
    try {
      setFailure(await options.send(values));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  /** What was refused and is right by now is no longer marked; nothing new is marked while typing. */
  function recheck(element: HTMLFormElement, changed: EventTarget) {
    const field = changed instanceof HTMLInputElement ? changed.name : '';
    setFailure((shown) => (shown && isAbout(shown, field) ? undefined : shown));
    const found = options.check(options.read(new FormData(element)));
    setProblems((marked) => {
      const still = options.fields.filter((field) => marked[field] && found[field]);
      if (still.length === Object.keys(marked).length) return marked;
      return Object.fromEntries(still.map((field) => [field, marked[field]])) as Problems<Field>;
    });
  }

  useEffect(() => {
    const { current } = form;
    if (current && takeEarlySubmit(current)) current.requestSubmit();
  }, []);

  return {
    busy,
    failure,
    problemOf: (field: Field): FieldProblem | undefined => problems[field],
    /** The fields that were refused, in the order of the screen. */
    refused: options.fields.filter((field) => problems[field]),
    form: {
      ref: form,
      // A form sent by a browser without our code must not put a password into an address.
      method: 'post' as const,
      noValidate: true,
      'aria-busy': busy,
      onInput: (event: FormEvent<HTMLFormElement>) => recheck(event.currentTarget, event.target),
      onFocus: () => void loadAuth().catch(() => undefined),
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}
