import { type SealedStore, sealedStore } from '#packages/device/index.ts';
import type { Plan, StoredPlan } from '../../contract/safety-plan.contract.ts';

/** What was changed on this device and has not reached the server, and what it was changed from. */
export interface UnsentPlan {
  base: { plan: Plan; revision: string | null };
  mine: Plan;
}

/** `revision` is null where the account does not have the plan as it is here. */
export type KeptPlan = Omit<StoredPlan, 'revision'> & { revision: string | null };

interface PlanCopy {
  userId: string;
  stored: KeptPlan;
}

const COPY = 'copy';
const unsentPrefix = (userId: string) => `unsent.${userId}.`;

/** What the device keeps of safety plans, sealed; every method is quiet where nothing can be kept. */
export class PlanDevice {
  readonly #store: SealedStore;

  constructor(store: SealedStore = sealedStore('safety-plan')) {
    this.#store = store;
  }

  /** The copy that a person chose to have here without a connection; null without that choice. */
  async copyOf(userId: string): Promise<KeptPlan | null> {
    const copy = await this.#store.get<PlanCopy>(COPY);
    return copy?.userId === userId ? copy.stored : null;
  }

  /** The copy on this device, whoever's it is: for the help page, which asks for no sign-in. */
  async anyCopy(): Promise<KeptPlan | null> {
    return (await this.#store.get<PlanCopy>(COPY))?.stored ?? null;
  }

  /** Keeps the copy in place of any other: one person's, whose device this is. */
  keepCopy(userId: string, stored: KeptPlan): Promise<boolean> {
    return this.#store.put(COPY, { userId, stored } satisfies PlanCopy);
  }

  async dropCopy(userId: string): Promise<void> {
    if (await this.copyOf(userId)) await this.dropAnyCopy();
  }

  dropAnyCopy(): Promise<void> {
    return this.#store.remove(COPY);
  }

  /** Changes that wait here, each tab's under an id of its own. */
  async unsent(userId: string): Promise<{ id: string; change: UnsentPlan }[]> {
    const prefix = unsentPrefix(userId);
    const keys = (await this.#store.keys()).filter((key) => key.startsWith(prefix));
    const found = await Promise.all(
      keys.map(async (key) => ({
        id: key.slice(prefix.length),
        change: await this.#store.get<UnsentPlan>(key),
      })),
    );
    return found.flatMap(({ id, change }) => (change ? [{ id, change }] : []));
  }

  keepUnsent(userId: string, id: string, change: UnsentPlan): Promise<boolean> {
    return this.#store.put(unsentPrefix(userId) + id, change);
  }

  dropUnsent(userId: string, id: string): Promise<void> {
    return this.#store.remove(unsentPrefix(userId) + id);
  }

  /** Removes what waits, and the copy unless it shall stay; the answer puts back what was removed. */
  async clear(userId: string, { keepCopy }: { keepCopy: boolean }): Promise<() => Promise<void>> {
    const [copy, unsent] = await Promise.all([
      keepCopy ? null : this.copyOf(userId),
      this.unsent(userId),
    ]);
    for (const { id } of unsent) await this.dropUnsent(userId, id);
    if (copy) await this.dropAnyCopy();
    return async () => {
      for (const { id, change } of unsent) await this.keepUnsent(userId, id, change);
      if (copy) await this.keepCopy(userId, copy);
    };
  }
}
