import { randomUUID } from 'node:crypto';
import { ApiFailure } from '#packages/api/client/index.ts';
import type { SealedStore } from '#packages/device/index.ts';
import { EMPTY_PLAN } from '../../contract/plan.rules.ts';
import type { Plan, PlanStep, StoredPlan } from '../../contract/safety-plan.contract.ts';
import { PlanDevice } from '../local/plan-device.ts';

/** A device that keeps values in memory; `refuses` makes it one that keeps nothing. */
export class MemoryStore implements SealedStore {
  readonly values = new Map<string, string>();
  refuses = false;

  async get<T>(key: string): Promise<T | null> {
    const value = this.values.get(key);
    return value === undefined ? null : (JSON.parse(value) as T);
  }
  async put(key: string, value: unknown): Promise<boolean> {
    if (!this.refuses) this.values.set(key, JSON.stringify(value));
    return !this.refuses;
  }
  async remove(key: string): Promise<void> {
    this.values.delete(key);
  }
  async keys(): Promise<string[]> {
    return [...this.values.keys()];
  }
}

/** The plan's routes as the server keeps them: one plan, replaced under its revision only. */
export class FakeServer {
  stored: StoredPlan | null = null;
  online = true;
  /** What the person answers when they are asked for the consent; `null`: it is there already. */
  consent: boolean | null = null;
  /** How often they were asked. */
  asked = 0;
  /** What is stored cannot be opened. */
  damaged = false;

  readonly getPlan = async () => {
    this.#reach();
    if (this.damaged) throw new ApiFailure('damaged', 410, 'What is kept there cannot be opened');
    return { stored: this.stored };
  };

  readonly savePlan = async (
    { body }: { body: { base: string | null; plan: Plan } },
    { asks }: { asks: boolean },
  ) => {
    this.#reach();
    if (this.consent !== null) {
      if (asks) this.asked += 1;
      if (!asks || !this.consent) throw new ApiFailure('health_consent_needed', 403, 'Agree first');
      this.consent = null;
    }
    const standing = this.damaged ? null : (this.stored?.revision ?? null);
    if (standing !== body.base) {
      throw new ApiFailure('conflict', 409, 'The plan was changed elsewhere');
    }
    this.damaged = false;
    return this.put(body.plan);
  };

  readonly deletePlan = async () => {
    this.#reach();
    this.stored = null;
  };

  /** What another device stored. */
  put(plan: Plan): StoredPlan {
    this.stored = { plan, revision: randomUUID(), savedAt: '2026-11-21T12:00:00.000Z' };
    return this.stored;
  }

  #reach(): void {
    if (!this.online) throw new ApiFailure('offline', 0, 'No answer from the server');
  }
}

export const deviceOn = (store: MemoryStore) => new PlanDevice(store);

/** A plan with lines in one step; the words are their own ids. */
export function planWith(step: PlanStep, ...texts: string[]): Plan {
  return { ...EMPTY_PLAN, [step]: texts.map((text) => ({ id: text, text, phone: null })) };
}
