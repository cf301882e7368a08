export { KeyBroken, SealBroken } from './aead.ts';
export { openLetter } from './letter.ts';
export {
  type MasterKey,
  type MasterKeyRing,
  masterKeysFromFile,
  parseMasterKeys,
} from './master-key.ts';
export { SEALED_TEXT, type Sealed, sealed } from './sealed.ts';
export {
  type HeldPerson,
  type Owner,
  OwnerGone,
  type OwnerKey,
  type Place,
  Vault,
} from './vault.ts';
