import { PLAN_STEPS, type Plan, type PlanLine, type PlanStep } from './safety-plan.contract.ts';

/** A plan with nothing in it. */
export const EMPTY_PLAN: Plan = {
  signs: [],
  alone: [],
  company: [],
  people: [],
  services: [],
  safer: [],
  reasons: [],
};

/** The same change for every step. */
function mapSteps(change: (step: PlanStep) => PlanLine[]): Plan {
  return Object.fromEntries(PLAN_STEPS.map((step) => [step, change(step)])) as unknown as Plan;
}

/** True for a line in which nothing was written. */
export function isBlank({ text, phone }: PlanLine): boolean {
  return text.trim() === '' && (phone ?? '').trim() === '';
}

/** The plan as it is stored: without blank lines and without blanks around what was written. */
export function tidy(plan: Plan): Plan {
  return mapSteps((step) =>
    plan[step]
      .filter((line) => !isBlank(line))
      .map(({ id, text, phone }) => ({ id, text: text.trim(), phone: phone?.trim() || null })),
  );
}

/** True when nothing is written in any step. */
export function isEmpty(plan: Plan): boolean {
  return PLAN_STEPS.every((step) => plan[step].every(isBlank));
}

/** True when two plans say the same in the same order. */
export function samePlan(one: Plan, other: Plan): boolean {
  return PLAN_STEPS.every(
    (step) =>
      one[step].length === other[step].length &&
      one[step].every((line, index) => sameLine(line, other[step][index])),
  );
}

function sameLine(one: PlanLine, other: PlanLine | undefined): boolean {
  return one.id === other?.id && saysTheSame(one, other);
}

function saysTheSame(one: PlanLine, other: PlanLine): boolean {
  return one.text === other.text && one.phone === other.phone;
}

/** What two devices wrote, put together. */
export interface MergedPlan {
  plan: Plan;
  /** A line was changed on both sides: both forms of it are in the plan. */
  bothKept: boolean;
}

/**
 * Puts together what was written here (`mine`) and elsewhere (`theirs`) since both had `base`.
 * Nothing that either side wrote is lost: a line that both changed stays in both forms, and a line
 * taken out on one side stays when the other side changed it. The same words are not kept twice.
 * `newId` names the second form of a line.
 */
export function mergePlans(base: Plan, mine: Plan, theirs: Plan, newId: () => string): MergedPlan {
  let bothKept = false;
  const plan = mapSteps((step) => {
    const [before, here, there] = [base[step], mine[step], theirs[step]].map(
      (lines) => new Map((lines ?? []).map((line) => [line.id, line])),
    ) as [Lines, Lines, Lines];
    const changed = (line: PlanLine) => {
      const former = before.get(line.id);
      return former === undefined || !saysTheSame(former, line);
    };
    const merged: PlanLine[] = [];
    for (const line of there.values()) {
      const own = here.get(line.id);
      if (!own) {
        // Taken out here: it stays only for what was changed elsewhere.
        if (changed(line)) merged.push(line);
      } else if (saysTheSame(own, line) || !changed(own)) merged.push(line);
      else if (!changed(line)) merged.push(own);
      else {
        merged.push(line, { ...own, id: newId() });
        bothKept = true;
      }
    }
    for (const own of here.values()) {
      if (!there.has(own.id) && changed(own)) merged.push(own);
    }
    return withoutRepeats(merged);
  });
  return { plan, bothKept };
}

type Lines = Map<string, PlanLine>;

function withoutRepeats(lines: readonly PlanLine[]): PlanLine[] {
  return lines.filter(
    (line, index) => lines.findIndex((other) => saysTheSame(other, line)) === index,
  );
}
