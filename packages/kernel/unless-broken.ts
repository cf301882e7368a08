import { describeError } from '../api/server/index.ts';
import { SealBroken } from '../crypto/index.ts';
import type { ServerContext } from './context.ts';

/**
 * What `open` gives; undefined where a seal is broken (damaged storage), which the operator is told:
 * one row must not shut a person out of all the others.
 */
export function tryUnseal<T>(
  { log }: Pick<ServerContext, 'log'>,
  entryId: string,
  open: () => T,
): T | undefined {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    log.error({ err: describeError(error), entryId }, 'entry cannot be opened');
    return undefined;
  }
}
