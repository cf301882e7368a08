import { SealBroken } from './aead.ts';
import type { OwnerKey, Vault } from './vault.ts';

/**
 * Works on a letter: something sealed for one job, with a key that nothing else has. The key is destroyed
 * once the work is done or was tried for the last time; a letter whose key is gone was done already.
 */
export async function openLetter(
  vault: Pick<Vault, 'keyOfThing' | 'destroy'>,
  { letterId, lastAttempt }: { letterId: string; lastAttempt: boolean },
  work: (key: OwnerKey) => Promise<void>,
): Promise<void> {
  let isOver = lastAttempt;
  try {
    await work(await vault.keyOfThing(letterId));
    isOver = true;
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    isOver = true;
  } finally {
    if (isOver) await vault.destroy({ kind: 'thing', id: letterId });
  }
}
