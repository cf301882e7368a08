import type { Profile } from '@node-saml/node-saml';
import type { SamlKeyPair } from '../keys/saml-key.ts';
import type { IdpMetadata } from './idp-metadata.ts';
import { attribute, attributesAnywhere, children, readXml, type XmlElement } from './xml.ts';

/** Milliseconds by which an organization's clock may be off. */
const CLOCK_SKEW_MS = 60_000;
/** SHA-1 and MACs are not signatures that one may rely on. */
const SIGNATURE_ALGORITHMS: ReadonlySet<string | undefined> = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
]);
const DIGEST_ALGORITHMS: ReadonlySet<string | undefined> = new Set([
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);
/**
 * RSA PKCS #1 1.5 is left out: whoever may try ciphertexts on it learns to read them. CBC is in
 * because several providers have nothing else; what comes out of it has to be signed.
 */
const ENCRYPTION_ALGORITHMS: ReadonlySet<string | undefined> = new Set([
  'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
]);
/** Milliseconds for which an assertion that nobody asked for is good. */
const UNASKED_LIFE_MS = 600_000;
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** What an organization's provider asserted about somebody, all of it signed. */
export interface Assertion {
  /** The provider's own name for this assertion, used once. */
  id: string;
  nameId: string | null;
  nameIdFormat: string | null;
  attributes: Readonly<Record<string, unknown>>;
  /** When the provider wants the session to end (`SessionNotOnOrAfter`); null when it does not say. */
  sessionEnd: Date | null;
}

/** An answer that is not signed, not for us, not now, or not for the request that was made. */
export class AssertionRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'AssertionRefused';
  }
}

export interface SamlPeer {
  idp: IdpMetadata;
  nameIdFormat: string | null;
  now: () => Date;
}

/** This server as the other side of SAML sees it. */
export class ServiceProvider {
  readonly entityId: string;
  /** Where answers are posted to (assertion consumer service). */
  readonly acsUrl: string;

  readonly #keyPair: () => Promise<SamlKeyPair>;

  constructor(issuer: string, keyPair: () => Promise<SamlKeyPair>) {
    this.entityId = `${issuer}/sso/saml/metadata`;
    this.acsUrl = `${issuer}/sso/saml/acs`;
    this.#keyPair = keyPair;
  }

  /** Our metadata, which an organization's administrators register on their side. */
  async metadata(): Promise<string> {
    const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
    const { privateKey, certificate } = await this.#keyPair();
    return generateServiceProviderMetadata({
      issuer: this.entityId,
      callbackUrl: this.acsUrl,
      identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      wantAssertionsSigned: true,
      decryptionPvk: privateKey,
      decryptionCert: certificate,
      generateUniqueId: () => '_florescer',
    });
  }

  /** The address at the organization's provider that asks it to sign somebody in. */
  async requestUrl(peer: SamlPeer, request: { id: string; relayState: string }): Promise<string> {
    const saml = await this.#saml(peer, request.id);
    return saml.getAuthorizeUrlAsync(request.relayState, undefined, {});
  }

  /**
   * What a posted answer asserts. Throws `AssertionRefused` unless assertion or answer is signed by
   * the provider with SHA-2, from it, for us, in time, in answer to this very request (to none where
   * `requestId` is null, and then of the last ten minutes), and a success.
   */
  async readAnswer(peer: SamlPeer, answer: string, requestId: string | null): Promise<Assertion> {
    const saml = await this.#saml(peer, requestId);
    try {
      await this.#assertAnswer(answer);
      const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: answer });
      if (!profile) throw new AssertionRefused('no assertion');
      this.#assertOurs(profile, peer, requestId);
      const id = attribute(assertionOf(profile), 'ID');
      if (!id) throw new AssertionRefused('no id');
      return {
        id,
        nameId: profile.nameID || null,
        nameIdFormat: profile.nameIDFormat || null,
        attributes: (profile.attributes ?? {}) as Record<string, unknown>,
        sessionEnd: this.#sessionEnd(profile),
      };
    } catch (error) {
      if (error instanceof AssertionRefused) throw error;
      // Up to the first sign: what follows in the library's texts may come from the answer.
      const [reason = ''] = /^[\w -]*/.exec((error as Error).message) ?? [];
      throw new AssertionRefused(reason);
    }
  }

  /** What can be judged before the signature: no document type, honest algorithms, a success for us. */
  async #assertAnswer(answer: string): Promise<void> {
    const text = Buffer.from(answer, 'base64').toString('utf8');
    const document = await readXml(text);
    const [response] = children(document, 'Response');
    if (!response) throw new AssertionRefused('no response');
    const status = children(response, 'Status').flatMap((one) => children(one, 'StatusCode'));
    if (attribute(status[0], 'Value') !== SUCCESS) throw new AssertionRefused('no success');
    const destination = attribute(response, 'Destination');
    if (destination && destination !== this.acsUrl) throw new AssertionRefused('destination');
    assertAlgorithms(document);
    // What is signed inside is judged like what is signed outside; the library opens it once more.
    for (const hidden of await this.#decrypted(text)) assertAlgorithms(await readXml(hidden));
  }

  async #decrypted(answer: string): Promise<string[]> {
    const { decryptXml, parseDomFromString, xpath } = await import(
      '@node-saml/node-saml/lib/xml.js'
    );
    const encrypted = xpath.selectElements(
      await parseDomFromString(answer),
      "/*[local-name()='Response']/*[local-name()='EncryptedAssertion']",
    );
    if (encrypted.length === 0) return [];
    if (encrypted.length > 1) throw new AssertionRefused('several assertions');
    const { privateKey } = await this.#keyPair();
    return Promise.all(encrypted.map((one) => decryptXml(one.toString(), privateKey)));
  }

  /** What node-saml leaves open, judged on the signed assertion. */
  #assertOurs(profile: Profile, { idp, now }: SamlPeer, requestId: string | null): void {
    if (profile.issuer !== idp.entityId) throw new AssertionRefused('issuer');
    const confirmations = children(assertionOf(profile), 'Subject').flatMap((subject) =>
      children(subject, 'SubjectConfirmation'),
    );
    const isConfirmed = confirmations.some((confirmation) => {
      const [data] = children(confirmation, 'SubjectConfirmationData');
      const until = Date.parse(attribute(data, 'NotOnOrAfter') ?? '');
      return (
        attribute(confirmation, 'Method') === BEARER &&
        attribute(data, 'Recipient') === this.acsUrl &&
        (attribute(data, 'InResponseTo') ?? null) === requestId &&
        now().getTime() - CLOCK_SKEW_MS < until
      );
    });
    if (!isConfirmed) throw new AssertionRefused('subject confirmation');
  }

  #sessionEnd(profile: Profile): Date | null {
    const ends = children(assertionOf(profile), 'AuthnStatement')
      .map((statement) => Date.parse(attribute(statement, 'SessionNotOnOrAfter') ?? ''))
      .filter((at) => !Number.isNaN(at));
    return ends.length > 0 ? new Date(Math.min(...ends)) : null;
  }

  async #saml({ idp, nameIdFormat, now }: SamlPeer, requestId: string | null) {
    const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
    const { privateKey } = await this.#keyPair();
    class Saml extends SAML {
      protected override checkTimestampsValidityError(
        _nowMs: number,
        notBefore: string,
        notOnOrAfter: string,
        maxTimeLimitMs?: number,
      ): Error | null {
        const at = now().getTime();
        return super.checkTimestampsValidityError(at, notBefore, notOnOrAfter, maxTimeLimitMs);
      }
    }
    return new Saml({
      callbackUrl: this.acsUrl,
      issuer: this.entityId,
      audience: this.entityId,
      entryPoint: idp.signInUrl,
      idpCert: idp.certificates,
      identifierFormat: nameIdFormat,
      disableRequestedAuthnContext: true,
      acceptedClockSkewMs: CLOCK_SKEW_MS,
      // Either is enough, one is needed: the library asks for the assertion's where the answer has none.
      wantAssertionsSigned: false,
      wantAuthnResponseSigned: false,
      decryptionPvk: privateKey,
      ...(requestId === null
        ? // An answer that names any request belongs to somebody's own sign-in.
          {
            validateInResponseTo: ValidateInResponseTo.ifPresent,
            maxAssertionAgeMs: UNASKED_LIFE_MS,
          }
        : {
            validateInResponseTo: ValidateInResponseTo.always,
            generateUniqueId: () => requestId,
          }),
      // The request was taken out of our own store; only its id may come back.
      cacheProvider: {
        saveAsync: async () => null,
        getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
        removeAsync: async () => null,
      },
    });
  }
}

/** Who issued a posted answer, by its own unproven word; null where it does not say. */
export async function issuerOf(answer: string): Promise<string | null> {
  const document = await readXml(Buffer.from(answer, 'base64').toString('utf8')).catch(() => null);
  const [response] = children(document ?? undefined, 'Response');
  const [issuer] = [response, ...children(response, 'Assertion')].flatMap((one) =>
    children(one, 'Issuer'),
  );
  return issuer?._?.trim() || null;
}

function assertAlgorithms(document: XmlElement): void {
  const uses = (element: string) => attributesAnywhere(document, element, 'Algorithm');
  if (!uses('SignatureMethod').every((one) => SIGNATURE_ALGORITHMS.has(one))) {
    throw new AssertionRefused('signature algorithm');
  }
  // The digest within an encryption method belongs to OAEP, where SHA-1 is sound.
  const digests = attributesAnywhere(document, 'DigestMethod', 'Algorithm', 'EncryptionMethod');
  if (!digests.every((one) => DIGEST_ALGORITHMS.has(one))) {
    throw new AssertionRefused('digest algorithm');
  }
  if (!uses('EncryptionMethod').every((one) => ENCRYPTION_ALGORITHMS.has(one))) {
    throw new AssertionRefused('encryption algorithm');
  }
}

/** The signed assertion behind a profile. */
function assertionOf(profile: Profile): XmlElement | undefined {
  return children(profile.getAssertion?.() as XmlElement | undefined, 'Assertion')[0];
}
