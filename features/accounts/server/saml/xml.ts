/** An element as node-saml's reader gives it: attributes in `$`, text in `_`, children by name. */
export interface XmlElement {
  $?: Record<string, string>;
  _?: string;
  [child: string]: unknown;
}

/** What is not XML that we read, or lacks what it needs. */
export class BadXml extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadXml';
  }
}

/**
 * Reads a document into elements, prefixes taken off. Throws `BadXml`; a document type is refused,
 * so that no entities of its own are ever looked at.
 */
export async function readXml(text: string): Promise<XmlElement> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new BadXml('document types are not read');
  const { parseXml2JsFromString } = await import('@node-saml/node-saml/lib/xml.js');
  const document: unknown = await parseXml2JsFromString(text).catch(() => null);
  if (typeof document !== 'object' || document === null) throw new BadXml('not well-formed');
  return document as XmlElement;
}

/** The children of that name, in order. */
export function children(element: XmlElement | undefined, name: string): XmlElement[] {
  const found = element && Object.hasOwn(element, name) ? element[name] : undefined;
  const list = Array.isArray(found) ? found : [found];
  return list.filter((child): child is XmlElement => typeof child === 'object' && child !== null);
}

export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  const attributes = element?.$;
  return attributes && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** Values of one attribute in all elements of a name, wherever they stand but within `outside`. */
export function attributesAnywhere(
  root: XmlElement,
  element: string,
  name: string,
  outside?: string,
): (string | undefined)[] {
  const values: (string | undefined)[] = [];
  const waiting: XmlElement[] = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const key of Object.keys(next)) {
      if (key === '$' || key === '_' || key === outside) continue;
      const found = children(next, key);
      if (key === element) values.push(...found.map((one) => attribute(one, name)));
      waiting.push(...found);
    }
  }
  return values;
}
