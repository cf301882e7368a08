import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** What other features add to plans and preferences; registered while routes are put up. */
export interface AccessExtensions {
  /** Told once that a trial ends soon or has ended, within the transaction that notes it. */
  onTrial: ((
    tx: Queryable,
    trial: { userId: string; state: 'ending' | 'ended'; endsAt: Date },
  ) => Promise<void>)[];
  /** Told of each change of language or time zone, within its transaction. */
  onPreferences: ((tx: Queryable, userId: string) => Promise<void>)[];
  /** Whether a person wants mails about their plan. */
  wantsPlanMail: (db: Queryable, userId: string) => Promise<boolean>;
}

const instances = new WeakMap<ServerContext, AccessExtensions>();

/** The extensions of an instance, made on first use. */
export function accessExtensionsOf(context: ServerContext): AccessExtensions {
  let extensions = instances.get(context);
  if (!extensions) {
    extensions = { onTrial: [], onPreferences: [], wantsPlanMail: async () => true };
    instances.set(context, extensions);
  }
  return extensions;
}
