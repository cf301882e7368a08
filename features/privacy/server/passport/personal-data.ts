import type { PersonalKind, ServerContext } from '#packages/kernel/index.ts';

/** Every kind of record, in an order in which each finds what it belongs to. */
export function kindsOf({ assembly }: ServerContext): PersonalKind[] {
  return assembly.personalData.flatMap(({ kinds }) => kinds);
}
