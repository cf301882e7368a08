import { ApiFailure } from '#packages/api/client/index.ts';
import { isDeclined } from '#packages/offline-queue/index.ts';
import { EMPTY_PLAN, isBlank, mergePlans, samePlan, tidy } from '../../contract/plan.rules.ts';
import { PLAN_STEPS, type Plan, type StoredPlan } from '../../contract/safety-plan.contract.ts';
import type { KeptPlan, PlanDevice, UnsentPlan } from './plan-device.ts';

/** How long the keyboard must rest before what was written is sent, in ms. */
const REST_MS = 800;
/** Pause before a save that nobody answered is tried again, in ms. */
const RETRY_MS = 15_000;
/** Changes from elsewhere that may come between before a save is given up for now. */
const MOST_CONFLICTS = 4;

/**
 * `saved`: the server has what is shown. `saving`: it is on its way. `waiting`: without a connection,
 * kept on this device. `unkept`: neither, and only this page holds it. `failed`: refused. `here`: on this
 * device alone, since the person has not agreed that their account keeps it; `nowhere`: nor is it here.
 */
export type SaveStatus = 'saved' | 'saving' | 'waiting' | 'unkept' | 'failed' | 'here' | 'nowhere';

export interface PlanView {
  /** `damaged`: what the account keeps cannot be opened, and this device has no other. */
  phase: 'loading' | 'failed' | 'damaged' | 'ready';
  /** As it is being written, blank lines included. */
  plan: Plan;
  status: SaveStatus;
  /** When the server stored what it has; null without a plan there. */
  savedAt: string | null;
  /** Both forms of a line stand, since another device changed it meanwhile. */
  bothKept: boolean;
  /** The person chose to have the plan on this device without a connection. */
  onDevice: boolean;
}

interface Surroundings {
  userId: string;
  server: {
    getPlan(): Promise<{ stored: StoredPlan | null }>;
    /** With `asks` the person is asked for the consent that the account needs, where it misses. */
    savePlan(
      input: { body: { base: string | null; plan: Plan } },
      how: { asks: boolean },
    ): Promise<StoredPlan>;
    deletePlan(): Promise<void>;
  };
  device: PlanDevice;
  newId: () => string;
}

interface Base {
  plan: Plan;
  revision: string | null;
  savedAt: string | null;
}

const live = new Set<PlanSession>();

/** Ends what is open in this tab, so that nothing writes a plan back; for signing out. */
export function endLivePlans(): void {
  for (const session of live) session.end();
}

const NO_PLAN: Base = { plan: EMPTY_PLAN, revision: null, savedAt: null };

/**
 * One tab's safety plan: opened from the server or the device, saved as it is written, put together
 * with what other devices wrote. Nothing written is given up before the server has it.
 */
export class PlanSession {
  readonly #around: Surroundings;
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  #base = NO_PLAN;
  #view: PlanView = {
    phase: 'loading',
    plan: EMPTY_PLAN,
    status: 'saved',
    savedAt: null,
    bothKept: false,
    onDevice: false,
  };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  #keeping: Promise<boolean> = Promise.resolve(false);
  /** Ids under which changes of an earlier visit wait; dropped once the server or this visit's id has them. */
  readonly #taken: string[] = [];
  #ended = false;
  /** Its screen is gone. */
  #left = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#id = around.newId();
  }

  /** Nothing is sent or kept from here on. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    live.delete(this);
  }

  readonly get = (): PlanView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens the plan; without a connection what this device keeps of it. */
  async open(): Promise<void> {
    const { userId, server, device, newId } = this.#around;
    this.#show({ phase: 'loading' });
    for (const former of live) if (former.#around.userId === userId) await former.#handOver();
    const [copy, unsent] = await Promise.all([device.copyOf(userId), device.unsent(userId)]);
    const waiting = unsent.length === 0 && copy?.revision === null ? [asUnsent(copy)] : unsent;
    const [oldest] = waiting;
    let damaged = false;
    try {
      this.#base = baseOf((await server.getPlan()).stored);
    } catch (error) {
      damaged = isDamaged(error);
      if (damaged && !copy && !oldest) return this.#show({ phase: 'damaged' });
      // A session that ended, or a refusal, opens nothing: the sign-in has its own way.
      const away = isRetryable(error);
      const known = copy?.revision === null ? undefined : copy;
      const kept = known ?? (oldest && { ...oldest.change.base, savedAt: null });
      if (!damaged && (!away || !kept)) return this.#show({ phase: 'failed' });
      this.#base = damaged || !kept ? NO_PLAN : kept;
    }
    // What the account lost goes back there from this device.
    let plan = damaged && copy ? copy.plan : this.#base.plan;
    const lost = damaged && !copy;
    let bothKept = false;
    for (const { id, change } of waiting) {
      const base = lost ? EMPTY_PLAN : change.base.plan;
      const merged = mergePlans(base, tidy(change.mine), plan, newId);
      plan = merged.plan;
      bothKept ||= merged.bothKept;
      this.#taken.push(id);
    }
    this.#show({
      phase: 'ready',
      plan,
      bothKept,
      savedAt: this.#base.savedAt,
      onDevice: copy !== null,
    });
    if (this.#isUnsent()) await this.save();
    else await this.#settle();
  }

  /** Begins a new plan where the account's cannot be opened; that one goes with the first line saved. */
  beginAnew(): void {
    this.#base = NO_PLAN;
    this.#show({ phase: 'ready', plan: EMPTY_PLAN, status: 'saved', savedAt: null });
  }

  /** The plan as it is being written; sent when the keyboard rests. */
  change(plan: Plan): void {
    const { status } = this.#view;
    const stays = status === 'waiting' || isUnagreed(status);
    this.#show({ plan, status: stays ? status : 'saving' });
    void this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), REST_MS);
  }

  /**
   * Sends now what is not at the server; one sending at a time. What the person has not agreed to have in
   * their account stays on the device, until `asks` puts the question.
   */
  async save({ asks = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    if (this.#ended || this.#view.phase !== 'ready') return;
    const unagreed = isUnagreed(this.#view.status);
    if (!this.#isUnsent()) {
      if (unagreed) await this.#settle();
      return;
    }
    this.#saving = (unagreed && !asks ? this.#stay() : this.#send(asks)).finally(() => {
      this.#saving = null;
    });
    await this.#saving;
  }

  /** Has the plan on this device for times without a connection, or takes it off again. */
  async setOnDevice(wanted: boolean): Promise<boolean> {
    const { userId, device } = this.#around;
    if (!wanted) {
      await device.dropCopy(userId);
      this.#show({ onDevice: false });
      return true;
    }
    await this.save();
    const { plan, revision, savedAt } = this.#base;
    const ahead = isUnagreed(this.#view.status);
    if (!ahead && (revision === null || savedAt === null)) return false;
    const onDevice = ahead
      ? await this.#keepAhead()
      : await device.keepCopy(userId, { plan, revision, savedAt: savedAt ?? '' });
    this.#show({ onDevice });
    return onDevice;
  }

  /** Takes the whole plan out, here and at the server. @throws `ApiFailure` where that failed. */
  async remove(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    const { userId, server, device } = this.#around;
    await server.deletePlan();
    await this.#keeping;
    await device.clear(userId, { keepCopy: false });
    this.#base = NO_PLAN;
    this.#show({
      plan: EMPTY_PLAN,
      status: 'saved',
      savedAt: null,
      bothKept: false,
      onDevice: false,
    });
  }

  /** Listens to the connection and to the page until the returned function is called. */
  start(page: Window): () => void {
    this.#left = false;
    live.add(this);
    const back = () => void (this.#view.phase === 'failed' ? this.open() : this.save());
    const hide = () => {
      if (page.document.visibilityState === 'hidden') void this.save();
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (this.#view.status === 'unkept' || this.#view.status === 'nowhere') event.preventDefault();
    };
    page.addEventListener('beforeunload', leave);
    page.addEventListener('online', back);
    page.document.addEventListener('visibilitychange', hide);
    return () => {
      this.#left = true;
      page.removeEventListener('beforeunload', leave);
      page.removeEventListener('online', back);
      page.document.removeEventListener('visibilitychange', hide);
      // What nobody answered is tried again after the screen is gone, and ends with the sign-out.
      void this.save().then(() => {
        if (!this.#isUnsent()) live.delete(this);
      });
    };
  }

  /** Leaves what the device has to the screen that opens now; what only this page holds is tried on. */
  async #handOver(): Promise<void> {
    const kept = await this.#keeping;
    if (this.#left && kept) this.end();
  }

  async #send(asks: boolean): Promise<void> {
    const { server } = this.#around;
    let conflicts = 0;
    while (conflicts < MOST_CONFLICTS && this.#isUnsent()) {
      const plan = tidy(this.#view.plan);
      if (this.#view.status !== 'waiting') this.#show({ status: 'saving' });
      try {
        const stored = await server.savePlan(
          { body: { base: this.#base.revision, plan } },
          { asks },
        );
        this.#base = baseOf(stored);
      } catch (error) {
        if (isDeclined(error)) return this.#stay();
        if (!isConflict(error)) return this.#wait(error);
        conflicts += 1;
        try {
          this.#merge(baseOf((await server.getPlan()).stored));
        } catch (failure) {
          if (!isDamaged(failure)) return this.#wait(failure);
          this.#base = NO_PLAN;
        }
      }
    }
    if (this.#isUnsent()) this.#show({ status: 'failed' });
    else await this.#settle();
  }

  #merge(theirs: Base): void {
    const mine = this.#view.plan;
    const merged = mergePlans(this.#base.plan, tidy(mine), theirs.plan, this.#around.newId);
    this.#base = theirs;
    const bothKept = this.#view.bothKept || merged.bothKept;
    this.#show({ plan: withBlanksOf(mine, merged.plan), bothKept });
  }

  /** Keeps the plan on this device alone, also where the help page shows it. */
  async #stay(): Promise<void> {
    const { userId, device } = this.#around;
    const kept = await this.#keep();
    this.#show({ status: kept ? 'here' : 'nowhere' });
    if (!this.#view.onDevice) return;
    // Taken off in another tab or on the help page meanwhile.
    const stillChosen = (await device.copyOf(userId)) !== null;
    this.#show({ onDevice: stillChosen && (await this.#keepAhead()) });
  }

  /** Keeps the copy as the plan is here, which the account has not. */
  #keepAhead(): Promise<boolean> {
    const { userId, device } = this.#around;
    const plan = tidy(this.#view.plan);
    return device.keepCopy(userId, { plan, revision: null, savedAt: new Date().toISOString() });
  }

  async #wait(failure: unknown): Promise<void> {
    const kept = await this.#keep();
    const retryable = isRetryable(failure);
    this.#show({ status: !retryable ? 'failed' : kept ? 'waiting' : 'unkept' });
    clearTimeout(this.#timer);
    if (retryable) this.#timer = setTimeout(() => void this.save(), RETRY_MS);
  }

  /** The server has everything: nothing waits here any more, and the copy says the same. */
  async #settle(): Promise<void> {
    const { userId, device } = this.#around;
    const { plan, revision, savedAt } = this.#base;
    this.#show({ status: 'saved', savedAt });
    await this.#keeping;
    // Written on meanwhile: what waits now is newer.
    if (this.#isUnsent()) return;
    for (const id of [this.#id, ...this.#taken.splice(0)]) await device.dropUnsent(userId, id);
    if (!this.#view.onDevice) return;
    // Taken off in another tab or on the help page: it must not come back by a save here.
    const stillChosen = (await device.copyOf(userId)) !== null;
    if (stillChosen && revision && savedAt) {
      await device.keepCopy(userId, { plan, revision, savedAt });
    } else await this.setOnDevice(false);
  }

  /** Keeps on the device what is not at the server; the last one asked for is the last one kept. */
  #keep(): Promise<boolean> {
    const { userId, device } = this.#around;
    const { plan, revision } = this.#base;
    const change = { base: { plan, revision }, mine: this.#view.plan };
    const kept = this.#keeping.then(async () => {
      if (this.#ended || !(await device.keepUnsent(userId, this.#id, change))) return false;
      // They are in this one: merged again, they would bring back what was taken out since.
      for (const id of this.#taken.splice(0)) await device.dropUnsent(userId, id);
      return true;
    });
    this.#keeping = kept;
    return kept;
  }

  #isUnsent(): boolean {
    return !samePlan(tidy(this.#view.plan), this.#base.plan);
  }

  #show(change: Partial<PlanView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** No answer at all, also after a time limit, or one that says to try again. */
function isRetryable(failure: unknown): boolean {
  return !(failure instanceof ApiFailure) || failure.retryable;
}

const isUnagreed = (status: SaveStatus): boolean => status === 'here' || status === 'nowhere';

/** A copy that nothing else is left of, after a sign-out: the account has still to get it. */
function asUnsent({ plan: mine }: KeptPlan): { id: string; change: UnsentPlan } {
  return { id: 'copy', change: { base: { plan: EMPTY_PLAN, revision: null }, mine } };
}

function isConflict(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'conflict';
}

function isDamaged(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'damaged';
}

function baseOf(stored: StoredPlan | null): Base {
  return stored ?? NO_PLAN;
}

/** Lines that were begun and are still blank stay where somebody is about to write. */
function withBlanksOf(mine: Plan, merged: Plan): Plan {
  return Object.fromEntries(
    PLAN_STEPS.map((step) => [step, [...merged[step], ...mine[step].filter(isBlank)]]),
  ) as unknown as Plan;
}
