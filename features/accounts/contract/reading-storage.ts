import { type DeviceStorage, deviceStorage } from '#packages/device/index.ts';
import { isSharedComputer } from './auth-client-options.ts';

/** Where what was read may be kept for reading without a connection; null on a shared computer. */
export function readingStorage(): DeviceStorage | null {
  return isSharedComputer(window.sessionStorage) ? null : deviceStorage();
}
