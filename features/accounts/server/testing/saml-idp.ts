import {
  type CipherGCM,
  constants,
  createCipheriv,
  publicEncrypt,
  randomBytes,
  randomUUID,
  X509Certificate,
} from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { signXml } from '@node-saml/node-saml/lib/xml.js';
import { newCertificate, type OwnCertificate } from '../keys/certificate.ts';

/** What a test changes about an answer that would otherwise be in order. */
export interface AnswerWish {
  nameId?: string;
  nameIdFormat?: string;
  attributes?: Record<string, string>;
  audience?: string;
  recipient?: string;
  destination?: string;
  issuer?: string;
  inResponseTo?: string;
  /** Starts at the provider: nothing in the answer names a request. */
  unasked?: boolean;
  issuedAt?: number;
  assertionId?: string;
  /** `InResponseTo` of the signed part alone. */
  confirmedRequest?: string;
  notBefore?: number;
  notOnOrAfter?: number;
  status?: string;
  sessionNotOnOrAfter?: number;
  sign?: 'assertion' | 'response' | 'both' | 'none';
  signatureAlgorithm?: 'sha1' | 'sha256' | 'sha512';
  /** Signs with a key that the metadata do not name. */
  forged?: boolean;
  /** The certificate (DER in base64) that the assertion is encrypted for. */
  encryptFor?: string;
  contentCipher?: keyof typeof CONTENT_CIPHERS;
  keyCipher?: keyof typeof KEY_CIPHERS;
}

const XENC = 'http://www.w3.org/2001/04/xmlenc#';
const CONTENT_CIPHERS = {
  'aes-256-gcm': { algorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm', key: 32, iv: 12 },
  'aes-128-cbc': { algorithm: `${XENC}aes128-cbc`, key: 16, iv: 16 },
} as const;
const KEY_CIPHERS = {
  oaep: { algorithm: `${XENC}rsa-oaep-mgf1p`, padding: constants.RSA_PKCS1_OAEP_PADDING },
  pkcs1: { algorithm: `${XENC}rsa-1_5`, padding: constants.RSA_PKCS1_PADDING },
} as const;

/** An identity provider of an organization, with a key of its own. */
export class SamlIdp {
  readonly entityId: string;
  readonly #own: OwnCertificate;
  readonly #foreign: OwnCertificate;
  readonly #clock: () => number;

  static async of(name: string, clock: () => number = Date.now): Promise<SamlIdp> {
    const [own, foreign] = await Promise.all([newCertificate(name), newCertificate(name)]);
    return new SamlIdp(name, clock, own, foreign);
  }

  private constructor(
    name: string,
    clock: () => number,
    own: OwnCertificate,
    foreign: OwnCertificate,
  ) {
    this.entityId = `https://${name}.example/saml`;
    this.#own = own;
    this.#foreign = foreign;
    this.#clock = clock;
  }

  metadata({ certificate = this.#own.certificate, validUntil = '' } = {}): string {
    return `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${this.entityId}"${validUntil && ` validUntil="${validUntil}"`}>
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
      <ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${this.entityId}/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${this.entityId}/sso"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;
  }

  /** What a request in an address asks for. */
  read(address: string) {
    const { searchParams, origin, pathname } = new URL(address);
    const packed = Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64');
    const xml = inflateRawSync(packed).toString();
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
    return {
      xml,
      at: `${origin}${pathname}`,
      id: of('ID'),
      acs: of('AssertionConsumerServiceURL'),
      relayState: searchParams.get('RelayState') ?? '',
      audience: />([^<]*)<\/saml:Issuer>/.exec(xml)?.[1] ?? '',
    };
  }

  /** The answer to a request, in base64 as a browser posts it. */
  answer(request: ReturnType<SamlIdp['read']>, wish: AnswerWish = {}): string {
    return Buffer.from(this.answerXml(request, wish)).toString('base64');
  }

  answerXml(request: ReturnType<SamlIdp['read']>, wish: AnswerWish = {}): string {
    const { sign = 'assertion' } = wish;
    let xml = this.#unsigned(request, wish);
    if (sign === 'assertion' || sign === 'both') xml = this.sign(xml, 'Assertion', wish);
    if (wish.encryptFor) {
      const content = /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
      xml = xml.replace(content, () => encrypted(content, wish.encryptFor ?? '', wish));
    }
    if (sign === 'response' || sign === 'both') xml = this.sign(xml, 'Response', wish);
    return xml;
  }

  sign(xml: string, name: 'Assertion' | 'Response', wish: AnswerWish = {}): string {
    const { signatureAlgorithm = 'sha256', forged = false } = wish;
    const { privateKey } = forged ? this.#foreign : this.#own;
    const path = `//*[local-name(.)='${name}']`;
    return signXml(
      xml,
      path,
      { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
      {
        privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        signatureAlgorithm,
        digestAlgorithm: signatureAlgorithm,
      },
    );
  }

  #unsigned(request: ReturnType<SamlIdp['read']>, wish: AnswerWish): string {
    const now = this.#clock();
    const at = (ms: number) => new Date(ms).toISOString();
    const naming = (id: string) => (wish.unasked ? '' : ` InResponseTo="${id}"`);
    const inResponseTo = wish.inResponseTo ?? request.id;
    const confirmed = wish.confirmedRequest ?? inResponseTo;
    const issuedAt = at(wish.issuedAt ?? now);
    const issuer = wish.issuer ?? this.entityId;
    const notBefore = at(wish.notBefore ?? now - 5_000);
    const notOnOrAfter = at(wish.notOnOrAfter ?? now + 300_000);
    const format = wish.nameIdFormat ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
    const end = wish.sessionNotOnOrAfter;
    const sessionEnd = end === undefined ? '' : ` SessionNotOnOrAfter="${at(end)}"`;
    const attributes = Object.entries(wish.attributes ?? { email: 'vera@acme.example' }).map(
      ([name, value]) =>
        `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
    );
    return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(now)}" Destination="${wish.destination ?? request.acs}"${naming(inResponseTo)}><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${wish.status ?? 'Success'}"/></samlp:Status><saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${wish.assertionId ?? randomUUID()}" Version="2.0" IssueInstant="${issuedAt}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${format}">${wish.nameId ?? 'vera-1'}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData${naming(confirmed)} Recipient="${wish.recipient ?? request.acs}" NotOnOrAfter="${notOnOrAfter}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${notBefore}" NotOnOrAfter="${notOnOrAfter}"><saml:AudienceRestriction><saml:Audience>${wish.audience ?? request.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(now)}" SessionIndex="_1"${sessionEnd}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
  }
}

/** An element encrypted for whoever holds the key of a certificate (XML Encryption 1.1). */
function encrypted(
  content: string,
  certificate: string,
  { contentCipher = 'aes-256-gcm', keyCipher = 'oaep' }: AnswerWish,
): string {
  const cipher = CONTENT_CIPHERS[contentCipher];
  const wrap = KEY_CIPHERS[keyCipher];
  const [key, iv] = [randomBytes(cipher.key), randomBytes(cipher.iv)];
  const encryptor = createCipheriv(contentCipher, key, iv);
  const parts = [iv, encryptor.update(content, 'utf8'), encryptor.final()];
  if (contentCipher.endsWith('gcm')) parts.push((encryptor as CipherGCM).getAuthTag());
  const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
  const wrapped = publicEncrypt({ key: publicKey, padding: wrap.padding }, key);
  const value = (bytes: Buffer) =>
    `<xenc:CipherData><xenc:CipherValue>${bytes.toString('base64')}</xenc:CipherValue></xenc:CipherData>`;
  return `<saml:EncryptedAssertion><xenc:EncryptedData xmlns:xenc="${XENC}" Type="${XENC}Element"><xenc:EncryptionMethod Algorithm="${cipher.algorithm}"/><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><xenc:EncryptedKey><xenc:EncryptionMethod Algorithm="${wrap.algorithm}"><ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/></xenc:EncryptionMethod>${value(wrapped)}</xenc:EncryptedKey></ds:KeyInfo>${value(Buffer.concat(parts))}</xenc:EncryptedData></saml:EncryptedAssertion>`;
}
