import type { PersonalData, PersonalKind, ServerContext } from '#packages/kernel/index.ts';

const registered = new WeakMap<ServerContext, readonly PersonalData[]>();

/** Hands in what the features of an instance keep of people; once at assembly. */
export function providePersonalData(context: ServerContext, data: readonly PersonalData[]): void {
  registered.set(context, data);
}

export function personalDataOf(context: ServerContext): readonly PersonalData[] {
  const data = registered.get(context);
  if (!data) throw new Error('Nobody has handed in what the features keep of people');
  return data;
}

/** Every kind of record, in an order in which each finds what it belongs to. */
export function kindsOf(context: ServerContext): PersonalKind[] {
  return personalDataOf(context).flatMap(({ kinds }) => kinds);
}
