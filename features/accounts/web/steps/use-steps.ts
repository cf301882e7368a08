import { type ComponentType, useCallback, useState } from 'react';
import { lacksSecondFactor } from '../assurance.ts';
import { loadAuth } from '../load-auth.ts';
import { wantedPath } from '../page-address.ts';
import type { StepProps } from './step.ts';

/** Code of the steps beyond e-mail and password: most people need none of them. */
const STEPS = {
  email: () => import('./EmailStep.tsx'),
  company: () => import('./CompanyStep.tsx'),
  secondFactor: () => import('./SecondFactorStep.tsx'),
} as const;
type StepName = keyof typeof STEPS;

/**
 * Which step of the sign-in is open; none is e-mail and password. `open` rejects when a step's code
 * cannot be fetched; what it shall take along from the form is read when the code is there. `arrive` leads on from a session: to its second factor, or to the page that was
 * asked for; without a session it does nothing.
 */
export function useSteps(go: (path: string) => void) {
  const [step, setStep] = useState<{ name: StepName; Step: ComponentType<StepProps> } | null>(null);

  const open = useCallback(async (name: StepName, beforeShown?: () => void) => {
    const { default: Step } = await STEPS[name]();
    beforeShown?.();
    setStep({ name, Step });
  }, []);

  const arrive = useCallback(
    async (path = wantedPath()) => {
      const lacks = await lacksSecondFactor(await loadAuth());
      if (lacks) await open('secondFactor');
      else if (lacks === false) go(path);
    },
    [go, open],
  );

  /** Back to e-mail and password; a session that was only halfway in is given up. */
  const back = useCallback(async () => {
    const halfway = step?.name === 'secondFactor';
    setStep(null);
    if (halfway) await (await loadAuth()).signOut({ scope: 'local' });
  }, [step]);

  return { Step: step?.Step ?? null, open, arrive, back };
}
