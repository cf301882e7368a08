import { KeyObject, webcrypto } from 'node:crypto';

const YEAR_MS = 365 * 24 * 3_600_000;
const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2_048,
  publicExponent: Uint8Array.of(1, 0, 1),
};

export interface OwnCertificate {
  privateKey: KeyObject;
  /** DER in base64. */
  certificate: string;
}

/** A new RSA key and a certificate that it signed itself. */
export async function newCertificate(name: string, years = 1): Promise<OwnCertificate> {
  // Fetched here: a server needs them once in its life. The first has to be there before the second.
  await import('reflect-metadata');
  const { X509CertificateGenerator } = await import('@peculiar/x509');
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const now = Date.now();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    notBefore: new Date(now - 60_000),
    notAfter: new Date(now + years * YEAR_MS),
    signingAlgorithm: ALGORITHM,
    keys,
  });
  return {
    privateKey: KeyObject.from(keys.privateKey),
    certificate: Buffer.from(certificate.rawData).toString('base64'),
  };
}
