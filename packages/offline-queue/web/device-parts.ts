import type { DevicePart } from './device-part.ts';

type Loader = () => Promise<{ readonly devicePart: DevicePart }>;

let loaders: readonly Loader[] = [];
let loaded: Promise<readonly DevicePart[]> | null = null;

/** Called once by the app, with the device parts of its features in their order. */
export function registerDeviceParts(all: readonly Loader[]): void {
  loaders = all;
  loaded = null;
}

/** The device parts of all features, fetched on first use; a failure is tried again by the next call. */
export function deviceParts(): Promise<readonly DevicePart[]> {
  loaded ??= Promise.all(loaders.map(async (load) => (await load()).devicePart)).catch(
    (error: unknown) => {
      loaded = null;
      throw error;
    },
  );
  return loaded;
}

/**
 * Takes what a person's features keep on this device away when they leave, by signing out or for good.
 * Other people's things stay. None holds up another: whatever needs no waiting is gone when this returns.
 */
export async function forgetOnDevice(
  parts: readonly DevicePart[],
  userId: string | undefined,
): Promise<void> {
  await Promise.allSettled(parts.map(async ({ forget }) => forget?.(userId)));
}
