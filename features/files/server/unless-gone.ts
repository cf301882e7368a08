import { describeError } from '#packages/api/server/index.ts';
import { SealBroken } from '#packages/crypto/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { BlobMissing } from './drivers/driver.ts';

/** What `read` gives; undefined where the bytes are missing or damaged, which the operator is told. */
export async function unlessGone<T>(
  { log }: Pick<ServerContext, 'log'>,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BlobMissing || error instanceof SealBroken)) throw error;
    log.error({ err: describeError(error) }, 'a file cannot be taken along');
    return undefined;
  }
}
