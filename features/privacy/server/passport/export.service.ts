import { Readable } from 'node:stream';
import { accountsOf, allowExport } from '#features/accounts/server/index.ts';
import { CODE_NEEDED, CODE_WRONG } from '#features/privacy/contract/privacy.contract.ts';
import { type Caller, describeError, type Problem } from '#packages/api/server/index.ts';
import { writeZip } from '#packages/archive/index.ts';
import { OwnerGone } from '#packages/crypto/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { passportPieces } from './pieces.ts';

/** Bytes that wait for a slow connection before no more are made. */
const WAITING = 65_536;

/**
 * The caller's passport as it is made. What goes wrong on the way, and the end of the server (`closing`),
 * break the connection off, so that half a passport is not taken for a whole one. Throws what `failOwn` makes without a code or with a
 * wrong one, where it needs one.
 */
export async function exportAll(
  context: ServerContext,
  caller: Caller,
  { code, closing }: { code: string | undefined; closing: AbortSignal },
  failOwn: (code: typeof CODE_NEEDED | typeof CODE_WRONG, message: string) => Problem,
): Promise<Readable> {
  const answer = await allowExport(accountsOf(context), caller, code);
  if (answer === 'code_needed') throw failOwn(CODE_NEEDED, 'This session is old: send the code');
  if (answer === 'code_wrong') throw failOwn(CODE_WRONG, 'The code is wrong or too old');
  return Readable.from(unlessFailed(context, caller), {
    objectMode: false,
    highWaterMark: WAITING,
    signal: closing,
  });
}

/** Tells the operator what went wrong, without the words that an error may quote. */
async function* unlessFailed(context: ServerContext, caller: Caller): AsyncGenerator<Uint8Array> {
  try {
    yield* writeZip(passportPieces(context, caller), context.now());
  } catch (error) {
    // Whoever deletes their account meanwhile has nothing left to take along: no fault of anything.
    if (!(error instanceof OwnerGone)) {
      context.log.error({ err: describeError(error) }, 'a passport broke off');
    }
    throw new Error('The passport broke off');
  }
}
