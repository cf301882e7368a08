import { type DeviceStorage, deviceStorage } from '#packages/device/index.ts';
import {
  type Attempt,
  contentOf,
  type Draft,
  type DraftContent,
  isEmpty,
  isSame,
  mayFollow,
  NOTHING_WRITTEN,
  type StoredContent,
  type TabDraft,
} from './draft.rules.ts';
import { draftOfEvent, dropDraft, listDrafts, readDraft, saveDraft } from './draft.store.ts';

/** How long the keyboard must rest before the draft is stored, in ms; leaving stores at once. */
const REST_MS = 400;

export type DraftStatus = 'empty' | 'kept' | 'refused' | 'forked';

export interface DraftView extends DraftContent {
  status: DraftStatus;
  /** Number of other drafts of this person on the device. */
  others: number;
}

interface Surroundings {
  storage: DeviceStorage | null;
  userId: string;
  newId: () => string;
  now: () => number;
}

const live = new Set<DraftSession>();

/** Empties what is being typed in this tab, so that nothing writes it back; for signing out. */
export function forgetLiveDrafts(): void {
  for (const session of live) session.forget();
}

/** Stores now what is being typed in this tab. */
export function storeLiveDrafts(): void {
  for (const session of live) session.store();
}

/** One tab's text on its way: keeps it on the device while it grows, and follows other tabs. */
export class DraftSession {
  private readonly around: Surroundings;
  private readonly writer: string;
  private readonly listeners = new Set<() => void>();
  private tab: TabDraft;
  private view: DraftView;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Surroundings) {
    this.around = around;
    this.writer = around.newId();
    const newest = around.storage ? listDrafts(around.storage, around.userId)[0] : undefined;
    this.tab = newest ? this.tabOf(newest) : this.fresh();
    this.view = {
      ...contentOf(this.tab),
      status: newest ? 'kept' : 'empty',
      others: this.countOthers(),
    };
  }

  /**
   * Gives a text that will not be sent back to its author: to the form of this tab where that is empty,
   * otherwise as another draft. It keeps its id, so that help for it stays.
   */
  static giveBack(userId: string, entry: StoredContent & { changeId: string }): void {
    const storage = deviceStorage();
    const open = [...live].find(({ around }) => around.userId === userId);
    const content = contentOf(entry);
    if (open && isEmpty(open.tab)) {
      open.change(content);
      open.remember(entry.changeId);
      return;
    }
    const newId = () => crypto.randomUUID();
    const attempt = { clientId: entry.changeId, ...content };
    const tab = { ...content, id: newId(), writer: newId(), baseRevision: 0, attempt };
    if (storage) saveDraft(storage, userId, tab, Date.now(), newId);
    // It counts the others.
    open?.store();
  }

  readonly get = (): DraftView => this.view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Listens to the page and to other tabs until the returned function is called, which stores first. */
  start(page: Window): () => void {
    const hide = () => {
      if (page.document.visibilityState === 'hidden') this.store();
    };
    const leave = () => this.store();
    const hear = (event: StorageEvent) => this.follow(event);
    page.addEventListener('pagehide', leave);
    page.document.addEventListener('visibilitychange', hide);
    page.addEventListener('storage', hear);
    live.add(this);
    return () => {
      page.removeEventListener('pagehide', leave);
      page.document.removeEventListener('visibilitychange', hide);
      page.removeEventListener('storage', hear);
      this.store();
      live.delete(this);
    };
  }

  /** What the person writes or chooses. */
  change(content: Partial<DraftContent>): void {
    this.tab = { ...this.tab, ...content };
    this.show({ ...content, status: isEmpty(this.tab) ? 'empty' : this.view.status });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.store(), REST_MS);
  }

  /** Stores now what was typed. */
  store(): void {
    clearTimeout(this.timer);
    const { storage, userId, now, newId } = this.around;
    if (!storage) {
      this.show({ status: isEmpty(this.tab) ? 'empty' : 'refused' });
      return;
    }
    const saved = saveDraft(storage, userId, this.tab, now(), newId);
    this.tab = saved.tab;
    const forkedBefore = this.view.status === 'forked' && saved.outcome === 'saved';
    const status = saved.outcome === 'saved' ? 'kept' : saved.outcome;
    this.show({ status: forkedBefore ? 'forked' : status, others: this.countOthers() });
  }

  /** The id that this was sent under before, if it was. */
  get attempt(): Attempt | undefined {
    return this.tab.attempt;
  }

  /** Remembers under which id it is being sent, across a crash. */
  remember(clientId: string): void {
    this.tab = { ...this.tab, attempt: { clientId, ...contentOf(this.tab) } };
    this.store();
  }

  /** The text is safe elsewhere: a new, empty draft. */
  settle(): void {
    clearTimeout(this.timer);
    const { storage, userId } = this.around;
    if (storage) dropDraft(storage, userId, this.tab);
    this.tab = this.fresh();
    this.show({ ...NOTHING_WRITTEN, status: 'empty', others: this.countOthers() });
  }

  /** A new, empty draft; the present one stays stored as another. */
  startAnother(): void {
    this.store();
    this.tab = this.fresh();
    this.show({ ...NOTHING_WRITTEN, status: 'empty', others: this.countOthers() });
  }

  /** Opens the newest other draft; the present one stays stored. */
  openOther(): void {
    const { storage, userId } = this.around;
    if (!storage) return;
    this.store();
    const drafts = listDrafts(storage, userId);
    const other = drafts.find(({ id }) => id !== this.tab.id);
    if (!other) return;
    this.tab = this.tabOf(other);
    this.show({ ...contentOf(other), status: 'kept', others: this.countOthers() });
  }

  forget(): void {
    clearTimeout(this.timer);
    this.tab = this.fresh();
    this.show({ ...NOTHING_WRITTEN, status: 'empty', others: 0 });
  }

  private follow(event: StorageEvent): void {
    const { storage, userId } = this.around;
    if (!storage) return;
    const incoming = draftOfEvent(event, userId);
    const before = draftOfEvent({ key: event.key, newValue: event.oldValue }, userId);
    if (incoming && mayFollow(this.tab, before, incoming)) {
      clearTimeout(this.timer);
      this.tab = this.tabOf(incoming);
      this.show({ ...contentOf(incoming), status: 'kept' });
    }
    const sentElsewhere = !incoming && before?.id === this.tab.id && isSame(before, this.tab);
    if (sentElsewhere && readDraft(storage, userId, this.tab.id) === null) {
      this.forget();
    }
    this.show({ others: this.countOthers() });
  }

  private fresh(): TabDraft {
    return { id: this.around.newId(), ...NOTHING_WRITTEN, baseRevision: 0, writer: this.writer };
  }

  private tabOf({ id, revision, attempt, ...stored }: Draft): TabDraft {
    const content = contentOf(stored);
    return { id, ...content, baseRevision: revision, writer: this.writer, attempt };
  }

  private countOthers(): number {
    const { storage, userId } = this.around;
    if (!storage) return 0;
    return listDrafts(storage, userId).filter(({ id }) => id !== this.tab.id).length;
  }

  private show(change: Partial<DraftView>): void {
    const next = { ...this.view, ...change };
    const same = (Object.keys(next) as (keyof DraftView)[]).every(
      (key) => next[key] === this.view[key],
    );
    if (same) return;
    this.view = next;
    for (const listener of this.listeners) listener();
  }
}
