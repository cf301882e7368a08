export {
  type DeviceStorage,
  deviceStorage,
  keysUnder,
  readJson,
  writeJson,
} from './device-storage.ts';
