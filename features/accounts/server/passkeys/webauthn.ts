import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { RelyingParty } from './relying-party.rules.ts';

/** What is kept of a credential on somebody's device. */
export interface Credential {
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
}

/** A question for a device; `nonce` is what its answer must hold. */
export interface Ceremony<Options> {
  options: Options;
  nonce: string;
}

interface KnownCredential {
  credentialId: string;
  transports: string[];
}

const SITE_NAME = 'Florescer';
/** Ed25519, ECDSA on P-256, RSA: what devices of today speak (COSE numbers). */
const ALGORITHMS = [-8, -7, -257];
/** How long a browser keeps asking; the challenge ends then as well. */
const PATIENCE_MS = 300_000;

type Library = typeof import('@simplewebauthn/server');
let loading: Promise<Library> | undefined;

/** The library takes a third of a second to load, and most starts never need it. */
function webauthn(): Promise<Library> {
  loading ??= import('@simplewebauthn/server').then((library) => {
    // No attestation is asked for. Without roots to chain to, one that comes anyway is never a
    // reason to fetch revocation lists from addresses that a stranger chose.
    for (const identifier of ['apple', 'android-key', 'android-safetynet', 'mds'] as const) {
      library.SettingsService.setRootCertificates({ identifier, certificates: [] });
    }
    return library;
  });
  return loading;
}

/** Asks a device to make a credential; `discoverable` ones sign in without a name being typed. */
export async function askToCreate(
  party: RelyingParty,
  {
    handle,
    name,
    known,
    discoverable,
  }: {
    /** The device's name for the account: an id, nothing that names the person. */
    handle: string;
    name: string;
    known: readonly KnownCredential[];
    discoverable: boolean;
  },
): Promise<Ceremony<PublicKeyCredentialCreationOptionsJSON>> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: party.id,
    userID: uuidBytes(handle),
    userName: name,
    userDisplayName: name,
    timeout: PATIENCE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: discoverable
      ? { residentKey: 'required', userVerification: 'required' }
      : { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { options, nonce: options.challenge };
}

/** Asks a device to sign with one of the known credentials, or with any it has for this site. */
export async function askToSign(
  party: RelyingParty,
  { known, verifyPerson }: { known: readonly KnownCredential[]; verifyPerson: boolean },
): Promise<Ceremony<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: known.map(described),
    timeout: PATIENCE_MS,
    userVerification: verifyPerson ? 'required' : 'preferred',
  });
  return { options, nonce: options.challenge };
}

/** The credential that a device made in answer to `nonce`; null when anything about it is wrong. */
export async function checkCreated(
  party: RelyingParty,
  response: unknown,
  { nonce, verifyPerson }: { nonce: string; verifyPerson: boolean },
): Promise<Credential | null> {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: nonce,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: verifyPerson,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      transports: knownTransports(transports),
    };
  } catch {
    // Whatever the library dislikes, shape or signature, the answer is no.
    return null;
  }
}

/**
 * The new sign count of a credential that signed `nonce`; null when anything is wrong, such as
 * another site, a signature of another key, or a count that did not grow (a copied key).
 */
export async function checkSigned(
  party: RelyingParty,
  response: unknown,
  credential: Credential,
  { nonce, verifyPerson }: { nonce: string; verifyPerson: boolean },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: nonce,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: credential.credentialId,
        publicKey: new Uint8Array(credential.publicKey),
        counter: credential.signCount,
      },
      requireUserVerification: verifyPerson,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** The form in which a device gives an account's id back (`userHandle`). */
export function handleOf(id: string): string {
  return Buffer.from(uuidBytes(id)).toString('base64url');
}

function uuidBytes(id: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(id.replaceAll('-', ''), 'hex'));
}

function described({ credentialId, transports }: KnownCredential) {
  return { id: credentialId, transports };
}

/** Hints for a later request, from a device that may say anything. */
function knownTransports(given: unknown): string[] {
  const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
  return Array.isArray(given) ? known.filter((transport) => given.includes(transport)) : [];
}
