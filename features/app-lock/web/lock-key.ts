/** Milliseconds that the device's own question stays open. */
const PATIENCE_MS = 60_000;
/** ES256 and RS256: what the keys of devices sign with. */
const SIGNS = [-7, -257] as const;
/** Where an answer says that the device knew its person, by face, finger or code. */
const FLAGS_AT = 32;
const VERIFIED = 0b100;

/** Whether this device has a key of its own that knows its person. */
export async function hasDeviceKey(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined') return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

/**
 * Makes a key on this device that opens the lock, called by this name in the device's list, and gives
 * its id; null where the person said no. It belongs to no account and signs in nowhere.
 */
export async function makeDeviceKey(name: string): Promise<string | null> {
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: random(),
        rp: { name },
        user: { id: random(), name, displayName: name },
        pubKeyCredParams: SIGNS.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          residentKey: 'discouraged',
          userVerification: 'required',
        },
        timeout: PATIENCE_MS,
      },
    }),
  );
  return made && toText(made.rawId);
}

/**
 * Whether the device found its person by the key of this id. Its signature is not looked at: whoever could
 * forge an answer on this device could take the lock away as well.
 */
export async function askDeviceKey(id: string): Promise<boolean> {
  const found = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: random(),
        allowCredentials: [{ type: 'public-key', id: toBytes(id), transports: ['internal'] }],
        userVerification: 'required',
        timeout: PATIENCE_MS,
      },
    }),
  );
  if (!found || toText(found.rawId) !== id) return false;
  const { authenticatorData } = found.response as AuthenticatorAssertionResponse;
  return ((new Uint8Array(authenticatorData)[FLAGS_AT] ?? 0) & VERIFIED) !== 0;
}

/** What the device answered; null where it refused or the person closed its question. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

const random = () => crypto.getRandomValues(new Uint8Array(32));
const toText = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const toBytes = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
