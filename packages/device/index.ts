export {
  type DeviceStorage,
  deviceStorage,
  keysUnder,
  readJson,
  writeJson,
} from './device-storage.ts';
export { canKeepSealed, type SealedStore, sealedStore } from './sealed-store.ts';
