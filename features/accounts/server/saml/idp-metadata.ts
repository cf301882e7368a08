import { attribute, BadXml, children, readXml, type XmlElement } from './xml.ts';

/** What we need of an identity provider's metadata (SAML 2.0 Metadata, 2.4.3). */
export interface IdpMetadata {
  entityId: string;
  /** Where people are sent to sign in (HTTP-Redirect binding). */
  signInUrl: string;
  /** Base64 of the certificates that may sign its answers. */
  certificates: string[];
  validUntil: Date | null;
}

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';

/** Reads the metadata of one identity provider. Throws `BadXml` with what is missing. */
export async function readIdpMetadata(text: string): Promise<IdpMetadata> {
  const [entity] = children(await readXml(text), 'EntityDescriptor');
  const entityId = attribute(entity, 'entityID');
  if (!entityId || entityId.length > 1_024) throw new BadXml('entityID is missing');
  const descriptor = children(entity, 'IDPSSODescriptor').find((one) =>
    (attribute(one, 'protocolSupportEnumeration') ?? '').split(/\s+/).includes(PROTOCOL),
  );
  if (!descriptor) throw new BadXml('IDPSSODescriptor for SAML 2.0 is missing');
  const signInUrl = children(descriptor, 'SingleSignOnService')
    .filter((service) => attribute(service, 'Binding') === REDIRECT)
    .map((service) => attribute(service, 'Location'))
    .find(isWebAddress);
  if (!signInUrl) throw new BadXml('SingleSignOnService with the HTTP-Redirect binding is missing');
  const certificates = children(descriptor, 'KeyDescriptor')
    .filter((key) => (attribute(key, 'use') ?? 'signing') === 'signing')
    .flatMap(certificatesIn);
  if (certificates.length === 0) throw new BadXml('a signing certificate is missing');
  const until = attribute(entity, 'validUntil') ?? attribute(descriptor, 'validUntil');
  const validUntil = until ? new Date(until) : null;
  if (validUntil && Number.isNaN(validUntil.getTime())) throw new BadXml('validUntil is no time');
  return { entityId, signInUrl, certificates, validUntil };
}

function certificatesIn(key: XmlElement): string[] {
  return children(key, 'KeyInfo')
    .flatMap((info) => children(info, 'X509Data'))
    .flatMap((data) => children(data, 'X509Certificate'))
    .map(({ _: text = '' }) => text.replaceAll(/\s+/g, ''))
    .filter((text) => /^[A-Za-z0-9+/]+={0,2}$/.test(text));
}

/** Over an open line only on this machine itself. */
function isWebAddress(address: string | undefined): address is string {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  );
}
