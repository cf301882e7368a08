import { parseOptions } from '@node-rs/argon2';

/** argon2id (2) with 19 MiB, 2 passes, 1 lane: OWASP's minimum, about 20 ms a hash. */
export const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Largest cost of a hash brought from elsewhere: KiB of memory, passes and lanes. */
const MAX_MEMORY_COST = 262_144;
const MAX_TIME_COST = 10;
const MAX_PARALLELISM = 8;

/** Whether a stored hash was made with other parameters than today's, or cannot be read. */
export function isOutdated(stored: string): boolean {
  const options = optionsOf(stored);
  return (
    !options ||
    Object.entries(ARGON2ID).some(
      ([name, value]) => options[name as keyof typeof ARGON2ID] !== value,
    )
  );
}

/** Whether an argon2 hash of another system, of any kind, costs no more than a sign-in can bear. */
export function isImportableArgon2(encoded: string): boolean {
  const options = optionsOf(encoded);
  return (
    options !== null &&
    options.memoryCost <= MAX_MEMORY_COST &&
    options.timeCost <= MAX_TIME_COST &&
    options.parallelism <= MAX_PARALLELISM &&
    options.outputLen >= 16 &&
    options.saltLen >= 8
  );
}

function optionsOf(encoded: string) {
  try {
    return parseOptions(encoded);
  } catch {
    return null;
  }
}
