export { KeyBroken, SealBroken } from './aead.ts';
export {
  type MasterKey,
  type MasterKeyRing,
  masterKeysFromFile,
  parseMasterKeys,
} from './master-key.ts';
export { type OwnerKey, type Place, type Slice, textOf, Vault } from './vault.ts';
