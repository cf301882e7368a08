import type { Settings } from '#packages/kernel/index.ts';
import type { TestApp } from '#packages/testing/people/index.ts';

type Wish<T> = { [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : Wish<T[K]> };

/**
 * Runs `work` on a server as it would be with other settings, which are put back afterwards: quicker
 * than a second server with people of its own. For settings that are looked at with each request.
 */
export async function withSettings(
  { context: { settings } }: TestApp,
  wish: Wish<Settings>,
  work: () => Promise<void>,
): Promise<void> {
  const before = structuredClone(settings);
  write(settings, wish);
  try {
    await work();
  } finally {
    write(settings, before);
  }
}

/** Writes into the objects that are there: others hold on to them. */
function write(target: object, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    const present = Reflect.get(target, name);
    if (isRecord(present) && isRecord(value)) write(present, value);
    else Reflect.set(target, name, value);
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
